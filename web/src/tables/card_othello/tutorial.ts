/** The eight lessons: positions with something to do in each, and what then happens, as the server would tell it. */
import type { Decision, GameEvent } from "../../lib/table.ts";
import { costOf } from "./cards.ts";
import { cellAt, cellName } from "./choosing.svelte.ts";
import type { View } from "./fold.ts";
import { COLOURS, preview } from "./rules.ts";

export const PLAYER = 0;
const RIVAL = 1;

/** One thing to decide; `then` tells what comes of it. */
export interface Step {
  kind: Decision["kind"];
  names: string[];
  /** The card that asks. */
  source?: string;
  then(name: string, view: View): GameEvent[];
}

export interface Lesson {
  view: View;
  /** Played as the lesson begins. */
  opening?: GameEvent[];
  steps: Step[];
  /** A card to be looked at, where nothing has to be decided. */
  read?: string;
  /** The card that has to be paid for. */
  card?: string;
}

const EMPTY: View = {
  board: ".".repeat(64), markers: [], sprouts: [], to_move: PLAYER, turn: 1, charge: [0, 0], hands: [[], 0], decks: [29, 30], discard: [],
  used: null, waiting: null, placements: 1, selection: null, passes: 0, count: null,
};
const position = (rows: string, rest: Partial<View> = {}): View => ({ ...EMPTY, board: rows.replaceAll("/", ""), ...rest });

const OPENING = "......../......../......../...WB.../...BW.../......../......../........";
const MIDDLE = "......../......../..WBW.../..BWBB../..WWWB../...BW.../......../........";
const LATE = ".WBBBBBB/BBBBBBBB/BBBBBBBB/BBBBBBBB/BBBBBBBB/BBBBBBBB/BBBBBBBB/WWWWWWW.";

const turn = (seat: number, number: number): GameEvent => ({ kind: "turn_started", seat, number, group: 0 });
const drew = (seat: number, card: string | null): GameEvent => ({ kind: "card_drawn", seat, card, group: 0 });

function charged(view: View, seat: number, delta: number, reason: string, group = 0): GameEvent {
  const before = view.charge[seat]!;
  return { kind: "charge_changed", seat, delta, before, after: before + delta, reason, group };
}

/** A stone, what it flips, and the charge that brings. */
function placing(view: View, seat: number, cell: number, group: number, look: string | null = null): GameEvent[] {
  const turned = preview(view, cell, COLOURS[seat]!);
  return [
    { kind: "stone_placed", seat, cell, look, counter: 0, group },
    { kind: "stones_turned", seat, cells: turned, cause: "move", group },
    ...turned.map((one) => ({ kind: "stone_flipped", cell: one, to: seat, cause: "move", group })),
    charged(view, seat, turned.length, "flip", group),
  ];
}

function using(view: View, card: string): GameEvent[] {
  const cost = costOf(card);
  const played = { kind: "card_played", seat: PLAYER, card, place: (view.hands[PLAYER] as string[]).indexOf(card), cost, group: 0 };
  return cost ? [played, charged(view, PLAYER, -cost, "cost")] : [played];
}

const use = (card: string, then: (view: View) => GameEvent[] = () => []): Step => ({
  kind: "turn",
  names: [`use ${card}`],
  then: (_, view) => [...using(view, card), ...then(view)],
});
const aimed = (card: string): Step => use(card, () => [{ kind: "selection_opened", seat: PLAYER, card, shown: [], group: 0 }]);
const target = (card: string, cells: string[], then: (cell: number, view: View) => GameEvent[]): Step => ({
  kind: "target",
  names: cells.map((cell) => `target ${cell}`),
  source: card,
  then: (name, view) => [...then(cellAt(name.split(" ")[1]!), view), { kind: "selection_closed", seat: PLAYER, card, group: 0 }],
});
const place = (cells: string[], look: string | null = null, then: (view: View, played: GameEvent[]) => GameEvent[] = () => []): Step => ({
  kind: "turn",
  names: cells.map((cell) => `place ${cell}`),
  then: (name, view) => {
    const played = placing(view, PLAYER, cellAt(name.split(" ")[1]!), 1, look);
    return [...played, ...then(view, played)];
  },
});
/** The view after stones have been placed and flipped, to go on from. */
const after = (view: View, played: readonly GameEvent[]): View => {
  const board = [...view.board];
  for (const event of played) {
    if (event.kind === "stone_placed") board[event.cell] = COLOURS[event.seat]!;
    if (event.kind === "stone_flipped") board[event.cell] = COLOURS[event.to]!;
  }
  const charge: [number, number] = [...view.charge];
  for (const event of played) if (event.kind === "charge_changed") charge[event.seat as 0 | 1] = event.after;
  return { ...view, board: board.join(""), charge };
};

/** White flips the trap; its charge and its cards go to black. */
function sprung(view: View, played: GameEvent[]): GameEvent[] {
  const mine = after(view, played);
  const reply = placing(mine, RIVAL, cellAt("g4"), 3);
  const settled = after(mine, reply);
  const loot = settled.charge[RIVAL];
  return [
    turn(RIVAL, 10),
    drew(RIVAL, null),
    ...reply,
    { kind: "marker_removed", cell: cellAt("f4"), marker: "TRAP", owner: PLAYER, group: 3 },
    { kind: "trap_sprung", seat: PLAYER, cell: cellAt("f4"), victim: RIVAL, group: 0 },
    charged(settled, RIVAL, -loot, "trap"),
    charged(settled, PLAYER, loot, "trap"),
    ...["GOLD_STONE", "GUARD_WILL"].map((card) => ({ kind: "card_taken", seat: PLAYER, victim: RIVAL, card, to_deck: false, group: 0 })),
    turn(PLAYER, 11),
    drew(PLAYER, "WORK_WILL"),
  ];
}

/** White answers; then black's markers act, the oldest first. */
function started(view: View, played: GameEvent[]): GameEvent[] {
  const mine = after(view, played);
  const reply = placing(mine, RIVAL, cellAt("d2"), 3);
  const settled = after(mine, reply);
  return [
    turn(RIVAL, 14),
    drew(RIVAL, null),
    ...reply,
    turn(PLAYER, 15),
    charged(settled, PLAYER, 4, "work"),
    { kind: "marker_ticked", cell: cellAt("f5"), marker: "WORK", owner: PLAYER, counter: 3, group: 0 },
    { kind: "marker_ticked", cell: cellAt("f4"), marker: "BOMB", owner: PLAYER, counter: 1, group: 0 },
    drew(PLAYER, "GUARD_WILL"),
  ];
}

/** Where this side may place. */
const legal = (view: View): string[] => [...view.board].flatMap((_, cell) => (preview(view, cell, "B").length ? [cellName(cell)] : []));

/** What a card costs and a little over; and what the other side has. */
const purse = (card: string, over: number, theirs = 2): [number, number] => [costOf(card) + over, theirs];

export const LESSONS: Lesson[] = [
  { view: position(OPENING, { hands: [["GUARD_WILL"], 0] }), steps: [place(legal(position(OPENING)))] },
  {
    view: position(MIDDLE, { turn: 6, to_move: RIVAL, charge: [3, 2], hands: [["GUARD_WILL"], 2], decks: [28, 27] }),
    opening: [turn(PLAYER, 7), drew(PLAYER, "TREASURE_BOX")],
    steps: [],
    read: "TREASURE_BOX",
  },
  {
    card: "TREASURE_BOX",
    view: position(MIDDLE, { turn: 7, charge: purse("TREASURE_BOX", 3), hands: [["GUARD_WILL", "TREASURE_BOX"], 2], decks: [27, 27] }),
    steps: [use("TREASURE_BOX", (view) => [charged(view, PLAYER, 3, "treasure")])],
  },
  {
    card: "PERMA_PROTECT_NEXT_STONE",
    view: position(MIDDLE, { turn: 9, charge: purse("PERMA_PROTECT_NEXT_STONE", 2), hands: [["GUARD_WILL", "PERMA_PROTECT_NEXT_STONE"], 3], decks: [26, 26] }),
    steps: [use("PERMA_PROTECT_NEXT_STONE"), place(["c6"], "PERMA")],
  },
  {
    card: "TIME_BOMB",
    view: position(MIDDLE, { turn: 9, charge: purse("TIME_BOMB", 2), hands: [["GUARD_WILL", "TIME_BOMB"], 3], decks: [26, 26] }),
    steps: [
      aimed("TIME_BOMB"),
      target("TIME_BOMB", ["d3", "c4", "e4", "f4", "f5", "d6"], (cell) => [
        { kind: "target_chosen", seat: PLAYER, cell, group: 0 },
        { kind: "marker_added", cell, marker: "BOMB", owner: PLAYER, counter: 3, group: 0 },
      ]),
    ],
  },
  {
    card: "TRAP_WILL",
    view: position(MIDDLE, { turn: 9, charge: purse("TRAP_WILL", 1, 8), hands: [["TRAP_WILL"], 2], decks: [26, 26] }),
    steps: [
      aimed("TRAP_WILL"),
      target("TRAP_WILL", ["f4"], (cell) => [
        { kind: "marker_added", cell, marker: "TRAP", owner: PLAYER, counter: 0, group: 0 },
        { kind: "trap_set", seat: PLAYER, group: 0 },
      ]),
      place(["c6"], null, sprung),
    ],
  },
  {
    view: position(MIDDLE, {
      turn: 13, charge: [5, 4], hands: [["SILVER_STONE"], 3], decks: [24, 24],
      markers: [{ cell: cellAt("f5"), kind: "WORK", owner: PLAYER, counter: 2 }, { cell: cellAt("f4"), kind: "BOMB", owner: PLAYER, counter: 2 }],
    }),
    steps: [place(["c6"], null, started)],
  },
  {
    view: position(LATE, { turn: 57, charge: [6, 3], hands: [["TEMPT_WILL"], 1], decks: [4, 4] }),
    steps: [
      place(["a1"], null, () => [turn(RIVAL, 58), drew(RIVAL, null), { kind: "passed", seat: RIVAL, group: 0 }, turn(PLAYER, 59), drew(PLAYER, "CHAIN_WILL")]),
      {
        kind: "pass",
        names: ["pass"],
        then: () => [{ kind: "passed", seat: PLAYER, group: 0 }, { kind: "over", count: [56, 7], winner: PLAYER, gained: [31, 22], played: [6, 5], group: 0 }],
      },
    ],
  },
];
