import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it, vi } from "vitest";
import { lines } from "../../frame/lines.ts";
import { beats, Playback } from "../../lib/playback.svelte.ts";
import type { GameEvent, Say } from "../../lib/table.ts";
import { ACTIONS } from "./catalogue.gen.ts";
import { CARDS } from "./catalogue.ts";
import { fold } from "./fold.ts";
import light from "./fixtures/light.json";
import everything from "./fixtures/told.json";
import { note, rest } from "./notes.ts";
import { timing } from "./timing.ts";
import { describe as tell, spoken } from "./words.ts";

const missing: string[] = [];
function speaker(language: "ja" | "en"): Say {
  const words = new FluentBundle(language, { useIsolating: false });
  for (const file of [`src/text/${language}.ftl`, `../teban/games/blackpoker/text/${language}.ftl`, `src/tables/blackpoker/${language}.ftl`])
    words.addResource(new FluentResource(readFileSync(file, "utf8")), { allowOverrides: true });
  return (key, fields) => {
    const pattern = words.getMessage(key)?.value;
    const errors: Error[] = [];
    const said = pattern ? words.formatPattern(pattern, fields, errors) : key;
    missing.push(...(pattern ? [] : [key]), ...errors.map((error) => `${key}: ${error.message}`));
    return said;
  };
}
const SAY = { ja: speaker("ja"), en: speaker("en") };

type Feed = { events: unknown[] }[];
const whole = (feed: Feed): GameEvent[] => feed.flatMap(({ events }) => events as GameEvent[]);
/** Every feed with fresh events, as a page gets them. */
const FEEDS = (): Record<string, GameEvent[]> => structuredClone({ one: whole(light.viewers["0"]), two: whole(light.viewers["1"]), watcher: whole(light.viewers.all), extra: everything["0"], extraWatcher: everything.all });

function told(events: GameEvent[], say: Say): string[] {
  beats(events).reduce((notes, beat) => note(notes, beat), null as ReturnType<typeof note> | null);
  return lines(events, { describe: tell }, say).map(({ words }) => words);
}

const glyphs = (line: string): string[] => line.match(/[♠♡♢♣](?:10|[2-9AJQK])/g) ?? [];
const signed = (card: string): string => card.replace("S", "♠").replace("H", "♡").replace("D", "♢").replace("C", "♣");
/** Every card that stands anywhere in what somebody was sent. */
function sent(value: unknown, key = ""): string[] {
  if (typeof value === "string") return CARDS.includes(value) ? [value] : [];
  if (typeof value === "number") return (key === "card" || key === "cards" || key === "keys") && CARDS[value] ? [CARDS[value]!] : [];
  if (Array.isArray(value)) return [...value.flatMap((one) => sent(one, key)), ...(key === "target" && value[0] === 3 ? [CARDS[value[2]]!] : [])];
  return value && typeof value === "object" ? Object.entries(value).flatMap(([name, one]) => sent(one, name)) : [];
}

describe("the log", () => {
  it("tells whole duels in both languages without a missing or an internal word", () => {
    for (const say of [SAY.ja, SAY.en])
      for (const events of Object.values(FEEDS())) {
        const said = told(events, say);
        expect(said.length).toBeGreaterThan(40);
        expect(said.filter((line) => /[{}_]|undefined|null|NaN|told-|\bX[12]\b|\b[SHDC](?:10|[2-9AJQK])\b/.test(line))).toEqual([]);
      }
    expect(missing).toEqual([]);
  });

  it("has a line for every action, whatever it is asked with", () => {
    for (const say of [SAY.ja, SAY.en])
      for (const { key, triggered } of ACTIONS.filter((action) => !action.triggered)) {
        const event = { kind: "request", number: 1, seat: 0, action: key, keys: [17], unit: 3, target: [0, 1, 0] };
        expect(triggered || (tell(event, say) as string).length).toBeGreaterThan(3);
      }
    expect(missing).toEqual([]);
  });

  it("says which card a grave shows when its top has left, and not twice what lands there", () => {
    const move = (card: string, source: string, to: string, seat = 0): GameEvent => ({ kind: "move", seat, card: CARDS.indexOf(card), source, to, group: 43 });
    const top = (card: string, seat = 0): GameEvent => ({ kind: "top", seat, card: CARDS.indexOf(card) });
    const events = [move("CK", "grave", "hand"), top("D8"), move("H3", "stage", "grave"), top("H3"), move("S4", "grave", "hand"), top("S9", 1)];
    expect(told(structuredClone(events), SAY.en)).toEqual(["I take ♣K to hand", "My grave shows ♢8 now", "I take ♠4 to hand"]);
    expect(told(structuredClone(events), SAY.ja)[1]).toBe("墓地の上は ♢8 に");
  });

  it("names no card that its reader was not sent", () => {
    for (const events of Object.values(FEEDS())) {
      const known = new Set(events.flatMap((event) => sent(event)).map(signed));
      const named = told(events, SAY.en).flatMap(glyphs);
      expect(named.length).toBeGreaterThan(20);
      expect(named.filter((card) => !known.has(card))).toEqual([]);
    }
  });

  it("tells a watcher how many cards were drawn, and their player which", () => {
    const { one, watcher } = FEEDS();
    const draws = (events: GameEvent[]): string[] => told(events, SAY.en).filter((line) => line.startsWith("I draw"));
    expect(draws(watcher!)).toEqual(["I draw a card", "I draw a card", "I draw a card", "I draw a card"]);
    expect(draws(one!)).toEqual(["I draw a card", "I draw ♡J", "I draw ♡8", "I draw a card"]);
  });

  it("and the notes are the same after a reload, when everything is told at once", async () => {
    const moments = structuredClone(light.viewers["0"]) as unknown as { events: GameEvent[]; view: unknown; seen: number }[];
    const live = new Playback({ fold, timing, note, rest }, { speed: 0 });
    for (const { events, view, seen } of moments) live.push({ events, view, seen, viewer: 0 });
    await vi.waitFor(() => expect(live.playing).toBe(false));
    const reloaded = new Playback({ fold, timing, note, rest }, { speed: 0 });
    const last = structuredClone(moments.at(-1)!);
    reloaded.push({ events: FEEDS().one!, view: last.view, seen: last.seen, viewer: 0 });
    expect(live.disagreements).toBe(0);
    // Only what is past is not read out again.
    expect(live.view._.happened.length).toBeGreaterThan(0);
    expect(reloaded.view).toEqual({ ...live.view, _: { ...live.view._, happened: [] } });
    const said = (playback: Playback): string[] => lines(playback.log, { describe: tell }, SAY.ja).map(({ words }) => words);
    expect(said(reloaded)).toEqual(said(live));
  });
});

describe("two players talking", () => {
  const side = (units: unknown[]) => ({ life: 9, hand: 3, units });
  const unit = (uid: number, cards: string[] | null, size: number | null, role = 0) => ({ uid, kind: cards ? "soldier" : "bulwark", cards, driven: false, role, size, labels: [], fresh: false });
  const seen = (parts: object): GameEvent => ({ kind: "seen", parts });
  const table = seen({ stage: [], passes: 0, sides: [side([unit(1, ["D8"], 8)]), side([unit(2, ["S10"], 10), unit(3, null, null)])] });
  const up = { number: 4, seat: 0, action: "up", keys: [17], target: [1, 0, 1] };

  it("declare with a cost and an aim, and counter", () => {
    const counter = { number: 5, seat: 1, action: "counter", keys: [45], target: [2, 0, 4] };
    const events: GameEvent[] = [
      table,
      { kind: "request", ...up },
      { kind: "move", seat: 0, card: 42, source: "hand", to: "grave", group: 27 },
      { kind: "top", seat: 0, card: 42 },
      { kind: "move", seat: 0, card: 17, source: "hand", to: "stage", group: 33 },
      { kind: "push", ...up },
      seen({ stage: [{ ...up, keys: ["H5"] }] }),
      { kind: "pass", seat: 0 },
      seen({ passes: 1 }),
      { kind: "request", ...counter },
      { kind: "push", ...counter },
    ];
    expect(told(events, SAY.ja)).toEqual(["♡5 でアップ、♢8 を +5（コスト：♣4を捨てる）", "♣7 で「アップ ♡5」を打ち消します"]);
  });

  it("let a request go through, and say what came of it", () => {
    const after = seen({ stage: [], passes: 0, sides: [side([unit(1, ["D8"], 13)]), side([])] });
    const events: GameEvent[] = [table, seen({ stage: [{ ...up, keys: ["H5"] }], passes: 1 }), { kind: "pass", seat: 1 }, { kind: "move", seat: 0, card: 17, source: "stage", to: "fog", group: 103 }, { kind: "resolve", ...up }, after];
    expect(told(events, SAY.en)).toEqual(["No answer: Up goes through", "♢8 is 13 now"]);
  });

  it("put what happens together into one line, and name who blocks whom", () => {
    const judge = { number: 9, seat: 1, action: "damage_judge" };
    const block = { number: 8, seat: 1, action: "block" };
    const blocked = seen({ stage: [{ ...judge, keys: [], target: null }], passes: 2, sides: [side([unit(1, ["D8"], 8, 2)]), side([unit(2, ["S10"], 10, -1), unit(3, null, null)])] });
    const damage = Array.from({ length: 3 }, (): GameEvent => ({ kind: "move", seat: 0, card: null, source: "life", to: "grave", group: 9 }));
    const events: GameEvent[] = [table, { kind: "resolve", ...block }, blocked, { kind: "pass", seat: 0 }, { kind: "move", seat: 0, card: 33, source: "field", to: "grave", group: 63 }, ...damage, { kind: "top", seat: 0, card: 20 }, { kind: "resolve", ...judge }];
    expect(told(events, SAY.en)).toEqual(["Blocking your ♠10 with ♢8", "No answer: Damage judgement goes through", "♢8 to the grave", "3 damage, ♡8 on top of the grave"]);
    expect(spoken(events.slice(1, 3), SAY.en)).toBe("Player 1: Blocking your ♠10 with ♢8.");
  });
});
