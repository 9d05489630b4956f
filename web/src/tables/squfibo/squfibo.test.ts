import { readFileSync, readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parts, plain } from "../../lib/ruby.ts";
import { beats, same } from "../../lib/playback.svelte.ts";
import type { GameEvent } from "../../lib/table.ts";
import { before, cellAt, cellName, CELLS, EACH, NAMES, valueOf } from "./cards.ts";
import { placeable } from "./choosing.svelte.ts";
import noticing from "./fixtures/noticing.json";
import race from "./fixtures/race.json";
import retry from "./fixtures/retry.json";
import standard from "./fixtures/standard.json";
import { fold, type View } from "./fold.ts";
import { pips } from "./look.ts";
import { note, rest, type Notes } from "./notes.ts";
import { outcome, review, score } from "./noticing.ts";
import { judge, rolesWith } from "./roles.ts";
import { timing } from "./timing.ts";
import { LESSONS, puzzle } from "./tutorial.ts";

interface Moment {
  ply: number;
  events: GameEvent[];
  view: View;
  names: string[] | null;
  kind: string | null;
}
const GAMES = { standard, retry, race } as unknown as Record<string, { viewers: Record<string, Moment[]> }>;
const FEEDS = Object.entries(GAMES).flatMap(([game, { viewers }]) => Object.entries(viewers).map(([viewer, feed]) => ({ game, viewer, feed })));
const told = (feed: Moment[]): GameEvent[] => feed.flatMap((moment) => moment.events);

describe.each(FEEDS)("the $game game as $viewer sees it", ({ feed, viewer }) => {
  it("folds, move by move, to the view that was sent", () => {
    feed.slice(1).forEach((moment, at) => expect(same(moment.events.reduce(fold, feed[at]!.view), moment.view), `move ${at + 1}`).toBe(true));
  });

  it("has something of everything", () => {
    const kinds = new Set(told(feed).map((event) => (event.kind === "claim" ? `claim ${event.role}` : event.kind)));
    expect([...kinds]).toEqual(expect.arrayContaining(["place", "draw", "end", "turn", "remove", "stars", "claim small", "claim null", "over"]));
  });

  it("lets cards go where the names say, and lists no claim", () => {
    for (const { view, names, kind } of feed) {
      if (kind === "claim") expect(names).toEqual([]);
      if (kind !== "place") continue;
      const empty = view.board.flatMap((card, cell) => (card === null ? [cell] : []));
      const hand = view.hands[Number(viewer) as 0 | 1] as string[];
      for (const card of hand) expect([...placeable({ names } as any, card)]).toEqual(empty);
      expect(hand).toEqual([...hand].sort(before));
    }
  });

  it("notes the same whether it was watched or is looked at later", () => {
    let live: Notes | null = null;
    for (const moment of feed) {
      for (const beat of beats(moment.events)) live = note(live, beat);
      live = rest(live);
    }
    const later = rest(beats(told(feed)).reduce(note, null as Notes | null), true);
    expect([live!.last, live!.moving, later.last, later.moving]).toEqual([later.last, null, live!.last, null]);
    expect([later.claimed, later.happened]).toEqual([null, []]);
  });
});

describe("what could be noticed", () => {
  it.each(noticing.games.map((game, number) => ({ number, ...game })))("in game $number is what the rules count", ({ events, turns, scores }) => {
    const found = review(events);
    expect(found.map((turn) => ({ ...turn, outcome: outcome(turn) }))).toEqual(turns);
    expect([0, 1].map((seat) => score(found, seat))).toEqual(scores);
  });
  it("was noticed, missed and mistaken in these games", () => {
    const sums = noticing.games.flatMap((game) => game.scores);
    for (const key of ["noticed", "missed", "wrong"] as const) expect(sums.some((one) => one[key] > 0)).toBe(true);
  });
});

describe("roles", () => {
  const all = (card: string): string[] => Array<string>(CELLS).fill(card);
  it("have 22 shapes: five through a corner, eight through an edge, fourteen through the middle", () => {
    expect([0, 1, 4].map((cell) => rolesWith(all("R9"), cell).length)).toEqual([5, 8, 14]);
  });
  it("need the card just placed, one colour, and sides that touch", () => {
    const board = ["R1", "R4", "R16", "B4", null, null, null, null, "R16"];
    expect(judge(board, 2, [2, 0, 1])).toBe("great");
    expect(judge(board, 1, [0, 1, 1])).toBeNull();
    expect([judge(board, 8, [0, 1, 2]), judge(board, 0, [0, 3, 1]), judge(board, 0, [0, 1, 8])]).toEqual([null, null, null]);
  });
});

describe("nothing at the table knows roles (C4)", () => {
  const FOLDER = "src/tables/squfibo";
  const AFTERWARDS = ["Review.svelte", "Sums.svelte", "noticing.ts", "Tutorial.svelte", "Practice.svelte", "tutorial.ts", "roles.ts"];
  const files = readdirSync(FOLDER).filter((name) => /\.(ts|svelte)$/.test(name) && !name.endsWith(".test.ts"));
  it.each(files.filter((name) => !AFTERWARDS.includes(name)))("%s asks neither for roles nor for what asks for them", (name) => {
    const lazily = /lazy\(\(\) => import\([^)]*\)\)/g;
    const source = readFileSync(`${FOLDER}/${name}`, "utf8").replace(lazily, "");
    for (const other of AFTERWARDS) expect(source).not.toContain(`"./${other}"`);
  });
  it("a claim takes as long as it takes, right or wrong", () => {
    const claims = told(standard.viewers.all as any).filter((event) => event.kind === "claim");
    expect(new Set(claims.map((event) => event.role === null)).size).toBe(2);
    expect(new Set(claims.map((event) => timing[event.kind as "claim"])).size).toBe(1);
  });
});

describe("cards and cells", () => {
  it("are named as the rules name them", () => {
    expect(NAMES).toEqual(["R1", "R4", "R9", "R16", "B1", "B4", "B9", "B16"]);
    expect([cellName(2), cellAt("(3,1)")]).toEqual(["(1,3)", 6]);
    expect(NAMES.reduce((sum, card) => sum + EACH[valueOf(card)]!, 0)).toBe(42);
  });
  it("show as many pips as their number says, and another shape for each colour", () => {
    for (const card of NAMES) expect(pips(card).match(/M/g)).toHaveLength(valueOf(card));
    expect([/a/.test(pips("R9")), /a/.test(pips("B9"))]).toEqual([true, false]);
  });
});

describe("furigana", () => {
  it("stands over the kanji before it, or over what is marked", () => {
    expect(parts("いまの役《やく》と｜立て札《たてふだ》")).toEqual([
      { words: "いまの", reading: "" },
      { words: "役", reading: "やく" },
      { words: "と", reading: "" },
      { words: "立て札", reading: "たてふだ" },
    ]);
  });
  it("is gone from what is read aloud", () => {
    expect(plain("役《やく》と｜立て札《たてふだ》")).toBe("役と立て札");
  });
});

describe("the lessons", () => {
  it("have the role they speak of, or none", () => {
    for (const { board, hand, drop, place, role } of LESSONS) {
      if (!place) continue;
      const empty = drop === undefined ? board : board.with(drop, null);
      expect([hand.includes(place.card), empty[place.cell]]).toEqual([true, null]);
      expect(rolesWith(empty.with(place.cell, place.card), place.cell).length).toBe(role ? 1 : 0);
    }
  });
  it("make puzzles with and without a role", () => {
    let seed = 1;
    const random = (): number => (seed = (seed * 16807) % 2147483647) / 2147483647;
    const made = Array.from({ length: 40 }, () => puzzle(random));
    const roles = made.map(({ board, placed }) => rolesWith(board, placed).length > 0);
    expect(new Set(roles).size).toBe(2);
    expect(made.every(({ board, placed }) => board[placed] !== null)).toBe(true);
  });
});
