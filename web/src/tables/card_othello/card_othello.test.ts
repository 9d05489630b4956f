import { describe, expect, it } from "vitest";
import { beats, same } from "../../lib/playback.svelte.ts";
import type { GameEvent } from "../../lib/table.ts";
import { cellAt, placeable } from "./choosing.svelte.ts";
import placements from "./fixtures/placements.json";
import first from "./fixtures/first.json";
import second from "./fixtures/second.json";
import { before, fold, WAITING, type View } from "./fold.ts";
import { looks } from "./looks.ts";
import { note, rest, type Notes } from "./notes.ts";
import { COLOURS, DANGERS, open, preview, type Danger } from "./rules.ts";
import * as times from "./timing.ts";

interface Moment {
  events: GameEvent[];
  view: View;
  names: string[] | null;
  kind: string | null;
}
type Feeds = Record<string, Moment[]>;
const GAMES: Record<string, Feeds> = { first: first.viewers as unknown as Feeds, second: second.viewers as unknown as Feeds };
const FEEDS = Object.entries(GAMES).flatMap(([game, viewers]) => Object.entries(viewers).map(([viewer, feed]) => ({ game, viewer, feed })));

const EMPTY: View = {
  board: ".".repeat(64), markers: [], sprouts: [], to_move: 0, turn: 1, charge: [0, 0], hands: [0, 0], decks: [30, 30], discard: [], used: null, waiting: null, placements: 1, selection: null, passes: 0, count: null,
};
const at = cellAt;
/** A board by names: `{ d4: "W" }`. */
function set(stones: Record<string, string>, over: Partial<View> = {}): View {
  const board = [...EMPTY.board];
  for (const [name, colour] of Object.entries(stones)) board[at(name)] = colour;
  return { ...EMPTY, board: board.join(""), ...over };
}
const marker = (name: string, kind: string, owner = 0, counter = 0) => ({ cell: at(name), kind, owner, counter });
/** Notes and view after these moments, the last one still moving. */
function played(view: View, ...moments: GameEvent[][]): { notes: Notes; view: View } {
  let notes = rest(null, true, view);
  for (const events of moments) {
    view = events.reduce(fold, view);
    notes = note(notes, events, view);
  }
  return { notes, view };
}

describe.each(FEEDS)("the $game game as $viewer sees it", ({ feed }) => {
  it("folds, move by move, to the view that was sent", () => {
    feed.slice(1).forEach((moment, at) => {
      const folded = moment.events.reduce(fold, feed[at]!.view);
      expect(same(folded, moment.view), `move ${at + 1}: ${JSON.stringify(moment.events)}`).toBe(true);
    });
  });

  it("previews exactly what a placement flips, as far as no trap or chain is in it", () => {
    feed.slice(1).forEach((moment, index) => {
      const before = feed[index]!.view;
      const placed = moment.events.findIndex((event) => event.kind === "stone_placed");
      if (placed < 0 || !feed[index]!.names) return;
      const own = COLOURS[moment.events[placed]!.seat]!;
      const flipped = moment.events.filter((event) => event.kind === "stone_flipped" && event.cause === "move").map((event) => event.cell);
      const returned = moment.events.filter((event) => event.kind === "stone_restored").map((event) => event.cell);
      const seen = preview(before, moment.events[placed]!.cell, own);
      expect(flipped.every((cell) => seen.includes(cell))).toBe(true);
      expect(seen.every((cell) => flipped.includes(cell) || returned.includes(cell))).toBe(true);
    });
  });

  it("offers cells that flip something, unless any cell will do", () => {
    for (const { view, names, kind } of feed) {
      if (kind !== "turn" || view.waiting === "FREE_PLACEMENT") continue;
      for (const cell of placeable({ names } as any)) expect(preview(view, cell, COLOURS[view.to_move!]!).length).toBeGreaterThan(0);
    }
  });

  it("shows every change of a charge, each on its own, and nothing of the past as news", () => {
    let notes = rest(null, true, feed[0]!.view);
    let view = feed[0]!.view;
    for (const moment of feed.slice(1)) {
      for (const beat of beats(moment.events)) {
        view = beat.reduce(fold, view);
        notes = note(notes, beat, view);
      }
      notes = rest(notes, false, view);
    }
    const told = feed.slice(1).flatMap((moment) => moment.events.filter((event) => event.kind === "charge_changed"));
    expect(notes.charged).toEqual(told.map(({ seat, delta }) => ({ seat, delta })));
    expect([notes.past, notes.moving, notes.moment]).toEqual([0, [], []]);
    expect(rest(notes, true).past).toBe(told.length);
  });
});

describe("the timing table", () => {
  it("has the constants of §12.5", () => {
    expect([times.FLIP, times.PHASE_GAP, times.TURN_TRANSITION_GAP, times.FADE_IN, times.FADE_OUT, times.OVERLAY_CROSSFADE, times.MOVE]).toEqual([600, 200, 200, 300, 500, 600, 300]);
  });
  it("leaves a gap behind everything that moves", () => {
    const moving = { stone_placed: 300, stone_spawned: 300, stone_flipped: 600, stone_restored: 600, stone_recolored: 600, stone_moved: 300, stones_transposed: 240, stone_destroyed: 500, marker_added: 600, marker_ticked: 600, marker_removed: 600, trap_revealed: 600 };
    for (const [kind, ms] of Object.entries(moving)) expect([kind, times.timing[kind as keyof typeof times.timing]]).toEqual([kind, ms + 200]);
  });
  it("makes a transposition a fifth shorter than a move", () => expect(times.TRANSPOSE).toBe(240));
});

describe("a match that has only just begun", () => {
  it("is played from before black's first turn", () => {
    for (const { feed, viewer } of FEEDS) {
      const { view, events } = feed[0]!;
      expect(events.map(({ kind }) => kind)).toEqual(["turn_started", "card_drawn"]);
      const start = before(view, events)!;
      expect([start.turn, start.decks, viewer === "0" ? start.hands[0] : null]).toEqual([0, [30, 30], viewer === "0" ? [] : null]);
      expect(same(events.reduce(fold, start), view)).toBe(true);
      expect(before(feed[1]!.view, [...events, ...feed[1]!.events])).toBeNull();
      expect(before(view, [])).toBeNull();
    }
  });
});

describe("the cards that wait for a placement", () => {
  it("are those of the rules, and one brings two", () => {
    expect([...WAITING].sort()).toEqual(Object.keys(placements).sort());
    for (const [card, count] of Object.entries(placements)) expect(fold({ ...EMPTY, hands: [[card], 0] }, { kind: "card_played", seat: 0, card, place: 0, cost: 0 }).placements).toBe(count);
  });
});

describe("what moves", () => {
  it("turns all flipped stones at once, and none of them fades as well", () => {
    const view = set({ d3: "W", d4: "W" }, { markers: [marker("d4", "HYPER", 1)] });
    const flip = (name: string): GameEvent => ({ kind: "stone_flipped", cell: at(name), to: 0, cause: "move", group: 1 });
    const { notes } = played(view, [flip("d3"), flip("d4"), { kind: "marker_removed", cell: at("d4"), marker: "HYPER", owner: 1, group: 1 }]);
    expect(notes.moving.map(({ kind, cell, ms }) => [kind, cell, ms])).toEqual([["turn", at("d3"), 600], ["turn", at("d4"), 600]]);
  });
  it("lets a stone land while those it flips turn, and be still after that", () => {
    const place: GameEvent = { kind: "stone_placed", seat: 0, cell: at("d2"), look: "", group: 1 };
    const flip: GameEvent = { kind: "stone_flipped", cell: at("d3"), to: 0, cause: "move", group: 1 };
    const kinds = (...moments: GameEvent[][]) => played(set({ d3: "W" }), ...moments).notes.moving.map(({ kind, cell }) => [kind, cell]);
    expect(kinds([place, flip])).toEqual([["land", at("d2")], ["turn", at("d3")]]);
    expect(kinds([place, flip], [{ kind: "charge_changed", seat: 0, delta: 1, after: 1, reason: "flip" }])).toEqual([]);
  });
  it("cross-fades a stone that comes back, in its own colour before and after, from what it carried", () => {
    const view = set({ d4: "W" }, { markers: [marker("d4", "REGEN", 1)] });
    const lost = { kind: "marker_removed", cell: at("d4"), marker: "REGEN", owner: 1, group: 2 };
    const { notes, view: after } = played(view, [{ kind: "stone_restored", cell: at("d4"), to: 1, group: 2 }, lost]);
    expect(notes.moving).toMatchObject([{ kind: "fade", was: { colour: "W", carries: "REGEN" }, ms: 600 }]);
    expect(looks(after)[at("d4")]).toMatchObject({ colour: "W", carries: null });
    expect([after.board[at("d4")], notes.flash?.kind]).toEqual(["W", "restored"]);
  });
  it("cross-fades a tempted stone with what it carries", () => {
    const { notes, view } = played(set({ d4: "W" }, { markers: [marker("d4", "DRAGON", 1, 4)] }), [{ kind: "stone_recolored", cell: at("d4"), to: 0 }]);
    expect(notes.moving).toMatchObject([{ kind: "fade", was: { colour: "W", carries: "DRAGON", count: 4 } }]);
    expect(looks(view)[at("d4")]).toMatchObject({ colour: "B", carries: "DRAGON", count: 4 });
  });
  it("gives a special stone its final look as it lands", () => {
    const place = (look: string): GameEvent => ({ kind: "stone_placed", seat: 0, cell: at("d4"), look, counter: 5 });
    const look = (name: string) => (({ notes, view }) => looks(view, notes.passing)[at("d4")])(played(EMPTY, [place(name)]));
    expect(["UDG", "GOLD", "SILVER", "CROSS_BOMB"].map((name) => look(name)?.carries)).toEqual(["UDG", "GOLD", "SILVER", "CROSS_BOMB"]);
    expect(look("UDG")?.count).toBe(5);
  });
  it("lets a golden stone go with the look it had", () => {
    const { notes, view } = played(EMPTY, [{ kind: "stone_placed", seat: 0, cell: 3, look: "GOLD" }], [{ kind: "stone_destroyed", seat: 0, cell: 3, cause: "spent", group: 1 }]);
    expect(notes.moving).toMatchObject([{ kind: "vanish", was: { carries: "GOLD" }, ms: 500 }]);
    expect([looks(view, notes.passing)[3], notes.passing]).toEqual([null, {}]);
  });
  it("moves both transposed stones at the same moment", () => {
    const { notes } = played(set({ a1: "B", c3: "W" }), [{ kind: "stones_transposed", seat: 0, first: 0, second: 18 }]);
    expect(notes.moving.map(({ kind, cell, from, ms }) => [kind, cell, from, ms])).toEqual([["slide", 0, 18, 240], ["slide", 18, 0, 240]]);
  });
  it("flashes what blows up as it goes, and not before", () => {
    const gone = (name: string, group: number): GameEvent => ({ kind: "stone_destroyed", seat: 0, cell: at(name), cause: "bomb", group });
    const view = set({ d4: "B", d5: "W", e5: "W" });
    const flash = (...moments: GameEvent[][]) => played(view, ...moments).notes.flash?.cells;
    const blast: GameEvent = { kind: "blast", seat: 0, what: "bomb", cell: at("d4"), cells: [at("d4"), at("d5")] };
    expect(flash([blast])).toBeUndefined();
    expect(flash([blast], [gone("d4", 1)])).toEqual([at("d4")]);
    expect(flash([blast], [gone("d4", 1)], [gone("d5", 2), gone("e5", 2)])).toEqual([at("d5"), at("e5")]);
    expect(times.timing).not.toHaveProperty("blast");
  });
  it("reveals a trap to everybody before the stone goes", () => {
    const { notes, view } = played(set({ d4: "W" }), [{ kind: "trap_revealed", seat: 1, cell: at("d4") }]);
    expect(looks(view, notes.passing)[at("d4")]?.carries).toBe("TRAP");
  });
  it("takes the sprout look from a flipped stone, and from its owner's at the next turn", () => {
    const born: GameEvent = { kind: "stone_spawned", seat: 0, cell: 9 };
    expect(looks(played(EMPTY, [born]).view)[9]).toMatchObject({ sprout: true, count: null });
    expect(played(EMPTY, [born], [{ kind: "turn_started", seat: 1, number: 2 }]).view.sprouts).toEqual([9]);
    const grown = played(EMPTY, [born], [{ kind: "turn_started", seat: 0, number: 3 }]);
    expect([grown.view.sprouts, grown.notes.moving[0]]).toMatchObject([[], { kind: "fade", was: { sprout: true } }]);
    expect(looks(played(EMPTY, [born], [{ kind: "stone_flipped", cell: 9, to: 1, cause: "move" }]).view)[9]).toMatchObject({ colour: "W", sprout: false });
  });
  it("counts what a migrant stone brings next, and turns for the others", () => {
    const view = set({ a1: "B", b1: "B", c1: "B" }, { markers: [marker("a1", "WORK", 0, 3), marker("b1", "BOMB", 0, 2), marker("c1", "GUARD", 0, 1)] });
    expect(looks(view).slice(0, 3)).toMatchObject([{ count: 8 }, { count: 2 }, { count: null, guard: 1 }]);
  });
});

describe("a preview", () => {
  it("flips nothing along a line with a stone that cannot be flipped", () => {
    const stones = { a1: "B", b1: "W", c1: "W", d1: ".", d2: "W", d3: "B" };
    expect(preview(set(stones), at("d1"), "B")).toEqual([at("c1"), at("b1"), at("d2")]);
    for (const kind of ["PROTECTED", "PERMA", "GUARD", "DRAGON", "BREEDING", "UDG"]) expect(preview(set(stones, { markers: [marker("b1", kind, 1)] }), at("d1"), "B")).toEqual([at("d2")]);
    for (const kind of ["HYPER", "UHG", "REGEN", "WORK", "BOMB"]) expect(preview(set(stones, { markers: [marker("b1", kind, 1)] }), at("d1"), "B")).toHaveLength(3);
  });
});

describe("what can be done to a stone (rulings 3.9)", () => {
  const TABLE: [string[], Danger[]][] = [
    [[], ["flip", "convert", "destroy", "move"]],
    [["PROTECTED"], ["destroy", "tempt", "move"]],
    [["PERMA"], ["destroy", "tempt", "move"]],
    [["GUARD"], ["move"]],
    [["HYPER", "GUARD"], ["move"]],
    [["DRAGON"], ["destroy", "tempt", "move"]],
    [["BREEDING"], ["destroy", "tempt", "move"]],
    [["UDG"], ["destroy", "tempt", "move"]],
    [["HYPER"], ["flip", "destroy", "tempt", "move"]],
    [["UHG"], ["flip", "destroy", "tempt", "move"]],
    [["REGEN"], ["flip", "destroy", "tempt", "move"]],
    [["WORK"], ["flip", "destroy", "tempt", "move"]],
    [["BOMB"], ["flip", "destroy", "tempt", "move"]],
    [["TRAP"], ["flip", "convert", "destroy", "move"]],
  ];
  it.each(TABLE)("that carries %j", (carried, allowed) => expect(DANGERS.filter((danger) => open(danger, carried))).toEqual(allowed));
});
