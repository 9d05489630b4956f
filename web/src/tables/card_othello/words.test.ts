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
import type { View } from "./fold.ts";
import table from "./index.ts";
import ja from "./ja.ftl";
import { cellLabel, describe as tell, sentence, spoken } from "./words.ts";

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
const turned = (cells: number[], cause = "move", group = 1): GameEvent => ({ kind: "stones_turned", seat: 0, cells, cause, group });
const flip = (cell: number, cause = "move", group = 1): GameEvent => ({ kind: "stone_flipped", cell, to: 0, cause, group });
const place: GameEvent = { kind: "stone_placed", seat: 0, cell: 26 };
/** What the effect log says, in the order of events. */
const effects = (...events: GameEvent[]): string[] => lines(events, table, SAY.en).filter((line) => line.log === "effects").map((line) => line.words);

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
      const groups = events.filter((event) => event.kind === "stones_turned" && event.cause === "move");
      const pattern = language === "ja" ? /枚反転！$/ : /flipped \d+!$/;
      expect(lines(events, table, say).filter((line) => line.log === "normal" && pattern.test(line.words))).toHaveLength(groups.length);
    }
  });
});

describe("what is said", () => {
  it("tells the flips of a placement as §12.7 asks", () => {
    const events = [turned([1, 2, 3]), flip(1), flip(2), { kind: "charge_changed", seat: 0, delta: 3, reason: "flip", group: 1 }];
    expect(lines(events, table, SAY.ja)).toMatchObject([{ words: "黒が3枚反転！", log: "normal", seat: 0 }]);
  });
  it("tells the flips of a match that was kept before they were counted", () => {
    const events = [flip(1), flip(2), flip(3, "chain1", 2)];
    expect(lines(events, table, SAY.ja).map((line) => line.words)).toEqual(["黒が2枚反転！", "黒: 連鎖1で1枚反転（d1）"]);
  });
  it("tells each link of a chain by itself", () => {
    const events = [turned([1, 2]), flip(1), flip(2), turned([3], "chain1", 2), flip(3, "chain1", 2), turned([4], "chain2", 3), flip(4, "chain2", 3)];
    expect(lines(events, table, SAY.en).map((line) => line.log)).toEqual(["normal", "effects", "effects"]);
  });
  it("tells in the other log what a card made of the placement", () => {
    const placed = (look: string | null, effect: string): GameEvent => ({ ...place, look, effect });
    expect(effects(placed("REGEN", "REGEN_WILL"))).toEqual(["Black: revival stone on c4"]);
    expect(effects(placed("GOLD", "GOLD_STONE"))).toEqual(["Black: golden stone on c4: its flips pay ×4"]);
    expect(effects(placed(null, "FREE_PLACEMENT"))).toEqual(["Black: placed freely on c4"]);
    expect(effects(placed("CROSS_BOMB", "CROSS_BOMB"), placed(null, "CHAIN_WILL"), placed(null, "DOUBLE_PLACE"))).toEqual([]);
    expect(effects({ kind: "extra_placement", seat: 0 })).toEqual(["Black: Double Throw: one more placement"]);
  });
  it("tells no end of a marker twice, and none that did not come", () => {
    const gone = (marker: string): GameEvent => ({ kind: "marker_removed", cell: 26, marker, owner: 0 });
    const sprung: GameEvent = { kind: "trap_sprung", seat: 0, cell: 26, victim: 1 };
    expect(effects(gone("GUARD"), { kind: "marker_added", cell: 26, marker: "GUARD", owner: 0 })).toEqual(["Black: guard on c4"]);
    expect(effects(gone("TRAP"), sprung)).toEqual(["Black: the trap on c4 was sprung!"]);
    expect(effects(gone("TRAP"), { kind: "turn_started", seat: 1, number: 2 }, sprung)).toHaveLength(2);
    expect(effects({ kind: "trap_revealed", seat: 0, cell: 26 }, gone("TRAP"))).toEqual(["Black: the trap on c4 was not sprung"]);
  });
  it("says nothing of costs and flips twice", () => {
    expect(["cost", "refund", "flip"].flatMap((reason) => tell({ kind: "charge_changed", seat: 0, delta: -3, reason }, SAY.en))).toEqual([]);
  });
  it("never says where somebody else's trap is", () => expect(tell({ kind: "trap_set", seat: 1 }, SAY.en)).toMatchObject([{ words: expect.not.stringMatching(/[a-h][1-8]/) }]));
  it("is what the terminal says, in the same log", () => {
    const log = { normal: "normal", effect: "effects" } as Record<string, string>;
    for (const { event, lines: wanted } of told.lines) {
      // Counted flips tell of them; alone they stand only in matches that were kept from before.
      if (event.kind === "stone_flipped") continue;
      const used: string[] = [];
      const logs = tell(event as GameEvent, (said) => (used.push(said), said)).map((line) => line.log);
      expect([event, logs, wanted.every(({ key }) => used.includes(key))]).toEqual([event, wanted.map((line) => log[line.log]), true]);
    }
  });
  it("reads a batch out", () => expect(spoken([place, turned([27, 28]), flip(27), flip(28)], SAY.en)).toMatch(/c4.* 2/));
  it("speaks of cards only where one may be used", () => {
    const view = { to_move: 0, count: null, waiting: null, placements: 1 } as View;
    const help = (...names: string[]): string => sentence(view, { kind: "turn", seat: 0, number: 1, legal: [], names, source: "", picks: 1, shown: [], flags: 0 }, SAY.en).help;
    expect(help("place d3", "use TREASURE_BOX")).toBe("Place on a glowing cell, or use one card first.");
    expect(help("place d3")).toBe("Place on a glowing cell.");
  });
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
