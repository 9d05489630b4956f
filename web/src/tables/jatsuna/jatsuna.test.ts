import { describe, expect, it } from "vitest";
import { beats, same } from "../../lib/playback.svelte.ts";
import type { GameEvent } from "../../lib/table.ts";
import { placeable } from "./choosing.svelte.ts";
import open from "./fixtures/open.json";
import own from "./fixtures/own.json";
import pact from "./fixtures/pact.json";
import sansukumi from "./fixtures/sansukumi.json";
import { fold, type View } from "./fold.ts";
import { note, rest, type Notes } from "./notes.ts";
import { becomes, captures, cellAt, cellName, count, legalCells, openingBefore, place, preview, ranked, SIDES } from "./rules.ts";
import { ending, knock } from "./sounds.ts";
import { storyOf } from "./story.ts";
import { ticks, timing } from "./timing.ts";
import { choices, LESSONS, PLAYER } from "./tutorial.ts";

interface Moment {
  events: GameEvent[];
  view: View;
  names: string[] | null;
  kind: string | null;
}
const GAMES = { own, sansukumi, open, pact } as unknown as Record<string, { viewers: Record<string, Moment[]> }>;
const FEEDS = Object.entries(GAMES).flatMap(([game, { viewers }]) => Object.entries(viewers).map(([viewer, feed]) => ({ game, viewer, feed })));

describe.each(FEEDS)("the $game game as $viewer sees it", ({ feed }) => {
  it("folds, move by move, to the view that was sent", () => {
    feed.slice(1).forEach((moment, at) => {
      expect(same(moment.events.reduce(fold, feed[at]!.view), moment.view), `move ${at + 1}`).toBe(true);
    });
  });

  it("has moves that do what the preview says, and legal cells that were sent", () => {
    feed.slice(1).forEach((moment, at) => {
      const before = feed[at]!;
      const placed = moment.events.find((event) => event.kind === "place")!;
      const side = SIDES[placed.seat]!;
      const flips = moment.events.filter((event) => event.kind === "flip").map(({ cell, to }) => ({ cell, to: SIDES[to] }));
      const byCell = (a: { cell: number }, b: { cell: number }): number => a.cell - b.cell;
      expect(preview(before.view.board, placed.cell, side, before.view.transform).toSorted(byCell)).toEqual(flips.toSorted(byCell));
      expect(place(before.view.board, placed.cell, side, before.view.transform)).toBe(moment.view.board);
      if (before.names) expect([...placeable({ names: before.names } as any)].toSorted((a, b) => a - b)).toEqual(legalCells(before.view.board, side));
    });
  });

  it("ends with the stones the story counts", () => {
    const story = storyOf(feed.flatMap((moment) => moment.events))!;
    const last = feed.at(-1)!.view;
    expect(story.stones.at(-1)).toEqual(last.count);
    expect(story.stones).toHaveLength(feed.length);
    expect(ranked(last.count!)).toEqual(last.ranks);
    expect(story.captured.reduce((sum, one) => sum + one, 0)).toBe(feed.flatMap((moment) => moment.events).filter((event) => event.kind === "flip").length);
  });
});

describe("the rules on the page", () => {
  it("name cells by row and column", () => {
    expect([cellName(0), cellName(48), cellAt("(3,6)")]).toEqual(["(1,1)", "(7,7)", 19]);
  });
  it("convert as the six rows of each table say", () => {
    const table = (transform: string) => [["O", "C"], ["O", "P"], ["C", "P"], ["C", "O"], ["P", "O"], ["P", "C"]].map(([mover, captured]) => becomes(mover as any, captured as any, transform)).join("");
    expect([table("own"), table("sansukumi")]).toEqual(["OOCCPP", "POOCCP"]);
  });
  it("let the wall cut a line, and a mixed one be captured whole", () => {
    const board = LESSONS[3]!.board;
    expect(captures(board, cellAt("(4,2)"), "O")).toEqual([]);
    expect(captures(LESSONS[1]!.board, cellAt("(1,5)"), "O")).toHaveLength(3);
  });
  it("find no opening in a game that was given up", () => {
    expect(openingBefore(new Set([0, 1]))).toBeNull();
    expect(storyOf([{ kind: "place", seat: 0, cell: 0, captured: 0 }])).toBeNull();
  });
});

describe("what a table notes", () => {
  it("turns the stones of a move together, each as far from the placed one as it is", () => {
    const placed = note(null, [{ kind: "place", seat: 0, cell: 0, captured: 2 }]);
    const turned = note(placed, [{ kind: "flip", cell: 2, to: 0, group: 1 }, { kind: "flip", cell: 24, to: 0, group: 1 }]);
    expect([placed.moving?.kind, turned.moving?.kind, [...turned.moving!.cells]]).toEqual(["land", "turn", [[2, 2], [24, 3]]]);
    expect([turned.last, rest(turned).moving]).toEqual([0, null]);
  });
  it("is the same on a reload as after playing", () => {
    const feed = GAMES.own!.viewers["0"]!;
    const all = beats(feed.flatMap((moment) => moment.events)).reduce((notes: Notes | null, beat) => note(notes, beat), null);
    const played = feed.reduce((notes: Notes | null, moment) => rest(beats(moment.events).reduce((before: Notes | null, beat) => note(before, beat), notes)), null)!;
    expect({ ...rest(all, true), happened: [] }).toEqual({ ...played, happened: [] });
  });
  it("shows the roulette while it turns and no longer", () => {
    const turning = note(null, [{ kind: "roulette", first: 1, seat: 2 }]);
    expect([turning.roulette, rest(turning).roulette]).toEqual([{ first: 1, seat: 2 }, null]);
  });
});

describe("what is heard", () => {
  it("rises with the number captured", () => {
    expect([0, 1, 3, 4, 13].map(knock)).toEqual(["stone", "capture-1", "capture-3", "capture-4", "capture-4"]);
  });
  it("has four endings", () => {
    expect([ending([1, 2, 3], [0]), ending([1, 2, 3], [1]), ending([1, 2, 3], [2]), ending([1, 1, 3], [1]), ending([1, 1, 3], [2])]).toEqual(["win", "second", "lose", "draw", "lose"]);
  });
  it("slows down, and leaves time to read", () => {
    const gaps = ticks.map((tick, at) => tick - (ticks[at - 1] ?? 0));
    expect(gaps).toEqual(gaps.toSorted((a, b) => a - b));
    expect((1 - ticks.at(-1)!) * timing.roulette).toBeGreaterThan(700);
  });
});

describe("the lessons", () => {
  it("let one place where the rules do", () => {
    for (const lesson of LESSONS) {
      expect(lesson.board).toHaveLength(49);
      for (const cell of choices(lesson)) expect(legalCells(lesson.board, PLAYER)).toContain(cell);
    }
  });
  it("show a capture each, but for the free placement, and end with a win", () => {
    const captured = LESSONS.map((lesson) => preview(lesson.board, choices(lesson)[0]!, PLAYER, lesson.transform).length);
    expect(captured).toEqual([2, 3, 1, 2, 0, 3, 3]);
    const end = place(LESSONS[6]!.board, choices(LESSONS[6]!)[0]!, PLAYER, "own");
    expect(SIDES.map((side) => count(end, side))).toEqual([21, 14, 13]);
    expect(place(LESSONS[5]!.board, 4, PLAYER, "sansukumi").slice(0, 7)).toBe("OPOPO..");
  });
});
