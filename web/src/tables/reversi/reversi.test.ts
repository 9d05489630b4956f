import { describe, expect, it } from "vitest";
import { BADGES, BESIDES, REWARDS } from "../../lib/pieces/badges.ts";
import { ITEMS } from "../../lib/pieces/items.ts";
import { beats, same } from "../../lib/playback.svelte.ts";
import type { GameEvent } from "../../lib/table.ts";
import { placeable } from "./choosing.svelte.ts";
import listed from "./fixtures/badges.json";
import hidden from "./fixtures/hidden.json";
import items from "./fixtures/items.json";
import marks from "./fixtures/marks.json";
import plain from "./fixtures/plain.json";
import { fold, type View } from "./fold.ts";
import { step } from "../../lib/keys.ts";
import { note, rest, type Notes } from "./notes.ts";
import { candidates, timeline } from "./review.ts";
import { cellAt, cellName, COLOURS, legalCells, lineThrough, opening, preview, WAYS } from "./rules.ts";
import { choices, LESSONS, play, PLAYER } from "./tutorial.ts";

interface Moment {
  ply: number;
  events: GameEvent[];
  view: View;
  names: string[] | null;
  kind: string | null;
}
interface Recorded {
  viewers: Record<string, Moment[]>;
  truth: { special: number[]; normal: number[]; proven: number[] }[];
}
const GAMES = { plain, hidden, items, marks } as unknown as Record<string, Recorded>;
const FEEDS = Object.entries(GAMES).flatMap(([game, { viewers }]) => Object.entries(viewers).map(([viewer, feed]) => ({ game, viewer, feed })));
const decide = (names: string[] | null) => names && ({ names } as any);

describe.each(FEEDS)("the $game game as $viewer sees it", ({ feed }) => {
  it("folds, move by move, to the view that was sent", () => {
    feed.slice(1).forEach((moment, at) => {
      const folded = moment.events.reduce(fold, feed[at]!.view);
      expect(same(folded, moment.view), `move ${at + 1}`).toBe(true);
    });
  });

  it("has moves that seem to turn what the rules say, and legal cells by colour alone", () => {
    feed.slice(1).forEach((moment, at) => {
      const before = feed[at]!;
      const placed = moment.events.find((event) => event.kind === "place");
      const { board, size } = before.view;
      if (placed) expect(preview(board, size, placed.cell, COLOURS[placed.seat]!)).toHaveLength(placed.apparent);
      if (before.kind === "turn") expect([...placeable(decide(before.names), size)]).toEqual(legalCells(board, size, COLOURS[before.view.to_move!]!));
    });
  });
});

describe.each(Object.entries(GAMES))("the review of the %s game", (_, game) => {
  const steps = timeline([game.viewers["0"]!, game.viewers["1"]!] as any);
  const sorted = (cells: Set<number>): number[] => [...cells].sort((a, b) => a - b);

  it("finds every special, and what could be known of it at each move", () => {
    steps.forEach((one, at) => {
      const { special, normal, proven } = game.truth[at]!;
      expect({ at, special: sorted(one.special) }).toEqual({ at, special });
      expect({ at, normal: sorted(one.normal) }).toEqual({ at, normal });
      expect({ at, proven: sorted(one.proven) }).toEqual({ at, proven });
    });
  });

  it("never takes a stone everybody knows for one that could be either", () => {
    for (const one of steps) for (const cell of candidates(one, 0)) expect(one.normal.has(cell) || one.proven.has(cell)).toBe(false);
  });
});

describe("what a table notes", () => {
  const noted = (viewer: string): Notes[] => {
    let notes: Notes | null = null;
    return GAMES.marks!.viewers[viewer]!.map((moment) => {
      for (const beat of beats(moment.events)) notes = note(notes, beat, moment.view);
      notes = rest(notes);
      return notes;
    });
  };

  it("knows one's own specials, where this table marks them too", () => {
    noted("0").forEach((notes, at) => {
      const { marks, board } = GAMES.marks!.viewers["0"]![at]!.view;
      const own = marks.filter((cell) => board[cell] === "B");
      expect([...notes.mine].sort((a, b) => a - b)).toEqual(own);
    });
  });

  it("knows nobody's specials for somebody who watches", () => {
    expect(noted("all").flatMap((notes) => notes.mine)).toEqual([]);
  });

  it("turns stones of one move together and remembers the last stone", () => {
    const flips = [{ kind: "flip", cell: 3, to: 0, group: 1 }, { kind: "flip", cell: 5, to: 0, group: 1 }];
    const placed = note(null, [{ kind: "place", seat: 0, cell: 4, apparent: 2, special: null }], { size: 8 });
    const turned = note(placed, flips, { size: 8 });
    expect([placed.moving, turned.moving]).toEqual([{ kind: "land", cells: [4] }, { kind: "turn", cells: [3, 5] }]);
    expect([turned.last, turned.turned, rest(turned).moving]).toEqual([4, [3, 5], null]);
  });
});

describe("the lists of badges and items", () => {
  it("are those of the rules", () => {
    expect(BADGES).toEqual(Object.keys(listed.rewards));
    expect(Object.fromEntries(BADGES.map((badge) => [badge, REWARDS[badge] ?? {}]))).toEqual(listed.rewards);
    expect(BESIDES).toEqual(listed.besides);
    expect(ITEMS).toEqual(listed.items);
  });
});

describe("the board", () => {
  it("names cells by column letter and row number", () => {
    expect([cellName(0, 8), cellName(63, 8), cellName(255, 16), cellAt("p16", 16)]).toEqual(["a1", "h8", "p16", 255]);
  });
  it.each([4, 6, 8, 10, 12, 14, 16])("of %i begins with four legal cells", (size) => {
    expect(legalCells(opening(size), size, "B")).toHaveLength(4);
  });
  it("is walked by keys and never left", () => {
    expect([step("ArrowLeft", 0, 8), step("ArrowDown", 0, 8), step("End", 8, 8), step("PageDown", 1, 8), step("x", 1, 8)]).toEqual([0, 8, 15, 57, null]);
  });
  it("has the lines that an appraisal may name", () => {
    const asked = new Set(GAMES.items!.viewers["0"]!.flatMap((moment) => moment.names ?? []).filter((name) => name.startsWith("item appraise")));
    const named = new Set([...Array(36).keys()].flatMap((cell) => WAYS.map((way) => lineThrough(cell, 6, way)?.name)).filter(Boolean));
    expect([...named].map((name) => `item appraise ${name}`).sort()).toEqual([...asked].sort());
  });
});

describe("the lessons", () => {
  it("let one place where the rules do", () => {
    for (const lesson of LESSONS.filter((one) => one.pick === undefined)) {
      const legal = legalCells(lesson.board, lesson.size, PLAYER);
      expect(choices(lesson).every((cell) => legal.includes(cell))).toBe(true);
    }
  });
  it("show a line that stops, a dud, a rival stopped, and an end", () => {
    const first = play(LESSONS[1]!.board, LESSONS[1]!, LESSONS[1]!.want!, "B");
    expect(first.turned.filter((cell) => Math.floor(cell / 6) === 2).map((cell) => cellName(cell, 6))).toEqual(["b3", "c3"]);
    expect(play(LESSONS[3]!.board, LESSONS[3]!, LESSONS[3]!.want!, "B").turned).toEqual([]);
    const mine = play(LESSONS[4]!.board, LESSONS[4]!, LESSONS[4]!.want!, "B");
    const answer = play(mine.board, LESSONS[4]!, LESSONS[4]!.reply!, "W");
    expect(answer.board[LESSONS[4]!.want!]).toBe("B");
    expect(answer.turned.map((cell) => cellName(cell, 6))).toEqual(["e4", "d4"]);
    const end = play(LESSONS[5]!.board, LESSONS[5]!, 0, "B");
    expect(end.board).toBe("BBBBBBWBBBBWBBWW");
  });
});
