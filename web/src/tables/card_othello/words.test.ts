import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { lines, linesOf } from "../../frame/lines.ts";
import type { GameEvent, Say } from "../../lib/table.ts";
import enCommon from "../../text/en.ftl";
import jaCommon from "../../text/ja.ftl";
import en from "./en.ftl";
import first from "./fixtures/first.json";
import second from "./fixtures/second.json";
import told from "./fixtures/told.json";
import table from "./index.ts";
import ja from "./ja.ftl";
import { cellLabel, describe as tell, spoken } from "./words.ts";

const game = (language: string): string => readFileSync(`../teban/games/card_othello/text/${language}.ftl`, "utf8");
const missing: string[] = [];
function speaker(language: "ja" | "en", ...sources: string[]): Say {
  const words = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) words.addResource(new FluentResource(source), { allowOverrides: true });
  return (key, fields) => {
    const pattern = words.getMessage(key)?.value;
    if (!pattern) missing.push(key);
    const errors: Error[] = [];
    const said = pattern ? words.formatPattern(pattern, fields, errors) : key;
    missing.push(...errors.map((error) => `${key}: ${error.message}`));
    return said;
  };
}
const SAY = { ja: speaker("ja", jaCommon, game("ja"), ja), en: speaker("en", enCommon, game("en"), en) };
const keys = (source: string): string[] => [...source.matchAll(/^([a-zA-Z][\w-]*) =/gm)].map((found) => found[1]!).sort();

const EVENTS = told.lines.map((line) => line.event as GameEvent);
const flip = (cell: number, cause = "move", group = 1): GameEvent => ({ kind: "stone_flipped", cell, to: 0, cause, group });
const place: GameEvent = { kind: "stone_placed", seat: 0, cell: 26 };

/** Names of events, cards, markers and causes as the rules have them: no person knows them. */
const INTERNAL = /[A-Z]{2,}_[A-Z]|\b(?:TRAP|UDG|UHG|HYPER|PERMA|REGEN|PROTECTED|DRAGON|BREEDING|BOMB|WORK|GUARD)\b|[a-z]_[a-z]|PresentationEvent|undefined|null|NaN|\[object|\{|\$|(?:event|card|marker|cause|reason|log|seat)-/;

describe("the words", () => {
  it("are there under the same keys in both languages", () => expect(keys(ja)).toEqual(keys(en)));
  it("take no key from the game's own", () => expect(keys(ja).filter((key) => keys(game("ja")).includes(key))).toEqual([]));
  it("let all six characters speak at every end", () => {
    for (let level = 1; level <= 6; level += 1)
      for (const ended of ["win", "loss", "draw"]) expect(keys(ja).some((key) => key.startsWith(`speech-level${level}-${ended}-`)), `level ${level} ${ended}`).toBe(true);
  });
});

it("say of every marker what it does", () => {
  const markers = keys(game("ja")).filter((key) => key.startsWith("marker-"));
  expect(keys(ja).filter((key) => /^info-[A-Z]+$/.test(key))).toEqual(markers.map((key) => key.replace("marker", "info")));
});

describe.each(["ja", "en"] as const)("the logs in %s", (language) => {
  const say = SAY[language];
  const side = language === "ja" ? /^(黒|白): ./ : /^(Black|White): ./;
  const games = [first, second].flatMap(({ viewers }) => Object.values(viewers).map((feed) => (feed as any[]).flatMap((moment) => moment.events as GameEvent[])));
  const all = lines([...EVENTS.map((event) => ({ ...event, group: 0 })), ...games.flat()], table, say);

  it("tell of a hundred games without a word of the program", () => {
    missing.length = 0;
    expect(told.games).toBe(100);
    for (const event of EVENTS) tell(event, say);
    expect(missing).toEqual([]);
    expect(all.length).toBeGreaterThan(1000);
    expect(all.map((line) => line.words).filter((words) => INTERNAL.test(words))).toEqual([]);
  });
  it("are two: every line of the effects begins with a side, and stands in one log only", () => {
    const normal = linesOf("normal", all, table);
    const effects = linesOf("effects", all, table);
    expect(effects.filter((line) => !side.test(line.words))).toEqual([]);
    expect(normal.filter((line) => side.test(line.words))).toEqual([]);
    expect(normal.length + effects.length).toBe(all.length);
  });
  it("count every flip of a placement once", () => {
    for (const events of games) {
      const groups = new Set(events.flatMap((event, at) => (event.kind === "stone_flipped" && event.cause === "move" && events[at - 1]?.group !== event.group ? [at] : [])));
      const pattern = language === "ja" ? /枚反転！$/ : /flipped \d+!$/;
      expect(lines(events, table, say).filter((line) => line.log === "normal" && pattern.test(line.words))).toHaveLength(groups.size);
    }
  });
});

describe("what is said", () => {
  it("tells the flips of a placement as §12.7 asks", () => {
    expect(tell(flip(1), SAY.ja, [flip(2), flip(3), { kind: "charge_changed", seat: 0, delta: 3, reason: "flip", group: 1 }])).toEqual({ words: "黒が3枚反転！", log: "normal", seat: 0 });
    expect(tell(flip(2), SAY.ja, [flip(3)], null, flip(1))).toBeNull();
  });
  it("tells each link of a chain by itself", () => {
    const events = [flip(1), flip(2), flip(3, "chain1", 2), flip(4, "chain2", 3)];
    expect(lines(events, table, SAY.en).map((line) => line.log)).toEqual(["normal", "effects", "effects"]);
  });
  it("says nothing of costs and flips twice", () => {
    expect(["cost", "refund", "flip"].map((reason) => tell({ kind: "charge_changed", seat: 0, delta: -3, reason }, SAY.en))).toEqual([null, null, null]);
  });
  it("never says where somebody else's trap is", () => expect(tell({ kind: "trap_set", seat: 1 }, SAY.en)).toMatchObject({ words: expect.not.stringMatching(/[a-h][1-8]/) }));
  it("is what the terminal says, in the same log", () => {
    const log = { normal: "normal", effect: "effects" } as Record<string, string>;
    for (const { event, log: wanted, key } of told.lines) {
      const used: string[] = [];
      const line = tell(event as GameEvent, (said) => (used.push(said), said)) as { log: string } | null;
      expect([event, line?.log, !key || used.includes(key)]).toEqual([event, wanted ? log[wanted] : undefined, true]);
    }
  });
  it("reads a batch out", () => expect(spoken([place, flip(27), flip(28)], SAY.en)).toMatch(/c4.* 2/));
  it("labels a cell with what is there and what may be done", () => {
    const look = { colour: "W", carries: "BOMB", count: 2, guard: false, sprout: false } as const;
    expect(cellLabel(26, { look: null, may: "place", turns: 3, last: false }, SAY.en)).toBe("c4, empty, you may place here, would flip 3");
    expect(cellLabel(26, { look, may: "target", turns: 0, last: true }, SAY.en)).toBe("c4, White, time bomb, 2, last move, may be chosen");
  });
});

describe("both languages", () => {
  it("have the same keys", () => {
    const keys = (source: string): string[] => [...source.matchAll(/^([\w-]+) =/gm)].map((one) => one[1]!).sort();
    expect(keys(ja)).toEqual(keys(en));
    expect(keys(ja).length).toBeGreaterThan(90);
  });
});
