import { describe, expect, it } from "vitest";
import { beats, length } from "../../lib/playback.svelte.ts";
import type { GameEvent } from "../../lib/table.ts";
import { CARDS } from "./catalogue.ts";
import light from "./fixtures/light.json";
import everything from "./fixtures/told.json";
import { cardsNow, drivenNow, fateOf, turningNow, unitAway } from "./motion.ts";
import { note, rest, type Notes } from "./notes.ts";
import { timing } from "./timing.ts";

const unit = (uid: number, cards: string[] | null, role = 0, driven = false) => ({ uid, kind: cards ? "soldier" : "bulwark", cards, driven, role, size: 6, labels: [], fresh: false });
const side = (units: unknown[]) => ({ life: 9, hand: 3, units });
const JUDGE = { number: 9, seat: 0, action: "damage_judge" };
const fight: GameEvent = { kind: "seen", parts: { stage: [{ ...JUDGE, keys: [], target: null }], passes: 1, sides: [side([unit(1, ["S6"], -1, true), unit(2, ["S9"], -1, true)]), side([unit(3, null), unit(4, null, 1)])] } };
const told = (events: GameEvent[], from: Notes | null = null): Notes => beats(events).reduce((notes, beat) => note(notes, beat), from)!;

describe("what moves", () => {
  it("turns up the bulwark that blocks, before the view shows its face", () => {
    const notes = told([fight, { kind: "pass", seat: 1 }, { kind: "turn_up", seat: 1, card: CARDS.indexOf("C6"), group: 1 }]);
    expect(notes.turned).toEqual({ 4: "C6" });
    expect(cardsNow(unit(4, null), notes)).toEqual(["C6"]);
    expect(turningNow(unit(4, null), notes)).toBe(true);
    expect(cardsNow(unit(3, null), notes)).toBeNull();
    expect(fateOf(9, notes)).toBe("resolving");
  });

  it("takes characters and lives away, counts the wound, and lands until the view says where", () => {
    const lives = Array.from({ length: 3 }, (): GameEvent => ({ kind: "move", seat: 1, card: null, source: "life", to: "grave", group: 10 }));
    const notes = told([fight, { kind: "pass", seat: 1 }, { kind: "move", seat: 0, card: CARDS.indexOf("S6"), source: "field", to: "grave", group: 63 }, ...lives]);
    expect(unitAway(unit(1, ["S6"]), notes)).toBe(true);
    expect(unitAway(unit(2, ["S9"]), notes)).toBe(false);
    expect(notes.flights.map(({ from, to, at, of }) => `${from} ${to} ${at}/${of}`)).toEqual(["field-0 grave-0 0/1", "life-1 grave-1 0/3", "life-1 grave-1 1/3", "life-1 grave-1 2/3"]);
    expect(notes.words).toEqual([{ kind: "damage", place: "life-1", count: 3 }]);
    const topped = told([{ kind: "top", seat: 1, card: CARDS.indexOf("H8") }], notes);
    expect(topped.flights.map(({ card }) => card)).toEqual(["S6", null, null, "H8"]);
    expect(told([{ kind: "seen", parts: {} }], topped).flights).toEqual([]);
  });

  it("shows the next card of a grave whose top has left, until others land on it", () => {
    const card = (name: string): number => CARDS.indexOf(name);
    const left = told([fight, { kind: "pass", seat: 1 }, { kind: "move", seat: 0, card: card("CK"), source: "grave", to: "hand", group: 43 }, { kind: "top", seat: 0, card: card("D8") }]);
    expect(left.flights.map(({ card, from, to }) => `${card} ${from} ${to}`)).toEqual(["CK grave-0 hand-0", "D8 grave-0 grave-0"]);
    const keys = ["H2", "H3"].map((key): GameEvent => ({ kind: "move", seat: 0, card: card(key), source: "stage", to: "grave", group: 99 }));
    const covered = told([...keys, { kind: "top", seat: 0, card: card("H3") }], left);
    expect(covered.flights.map(({ card }) => card)).toEqual(["CK", "D8", "H2", "H3"]);
    expect(new Set(covered.flights.map(({ id }) => id)).size).toBe(4);
  });

  it("drives, strikes off and hands over, and leaves nothing behind when it is skipped", () => {
    const notes = told([fight, { kind: "state", seat: 1, unit: 3, driven: true, group: 4 }, { kind: "cancel", ...JUDGE }, { kind: "turn", seat: 1, number: 4 }]);
    expect(drivenNow(unit(3, null), notes)).toBe(true);
    expect(fateOf(9, notes)).toBe("struck");
    expect(notes.turn).toEqual({ seat: 1, number: 4 });
    expect(rest(notes)).toEqual({ ...told([fight]), beat: notes.beat, moment: [], story: notes.story, telling: [], happened: notes.telling });
    expect(rest(notes, true).happened).toEqual([]);
  });
});

describe("over whole duels", () => {
  const whole = (feed: { events: unknown[] }[]): GameEvent[] => feed.flatMap(({ events }) => events as GameEvent[]);
  const feeds: Record<string, GameEvent[]> = { one: whole(light.viewers["0"]), watcher: whole(light.viewers.all), extra: everything.all };

  it("cards that nobody was told fly face down", () => {
    for (const events of Object.values(feeds)) {
      let hidden = 0;
      beats(events).reduce<Notes | null>((before, beat) => {
        const now = note(before, beat);
        for (const { card, beat: set, at } of now.flights.filter((flight) => flight.beat === now.beat)) {
          const event = beat[at]!;
          // The bulwark of a deal lies face down for its owner too.
          const down = event.card === null || (!now.story.doing && event.source === "life" && event.to === "field" && at === 0);
          expect(card).toBe(down ? null : CARDS[event.card]);
          hidden += Number(card === null && set === now.beat);
        }
        return now;
      }, null);
      expect(hidden).toBeGreaterThan(3);
    }
  });

  it("no moment is longer than one can bear", () => {
    for (const beat of beats(feeds.one!)) expect(length(beat, timing, 1)).toBeLessThanOrEqual(1100);
  });
});
