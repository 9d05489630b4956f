/** What a table remembers for the eyes, worked out from what its viewer is told. */
import type { GameEvent } from "../../lib/table.ts";
import { cellAt } from "./rules.ts";

export interface Moving {
  kind: "land" | "turn" | "fade";
  cells: number[];
}

export interface Earned {
  badge: string;
  times: number;
  reward: Record<string, number>;
}

export interface Asked {
  seat: number;
  item: string;
  target: string;
  value: number | null;
}

export interface Notes {
  /** Counts moments, so that the same movement can happen twice. */
  beat: number;
  moving: Moving | null;
  turn: number;
  last: number | null;
  /** What the last move turned. */
  turned: number[];
  /** Own specials on the board, which only their owner's feed names. */
  mine: number[];
  /** Own stones made special or normal on the board, in case that is taken back. */
  changed: { cell: number; turn: number; special: boolean }[];
  badges: Earned[];
  /** So many of them were earned before anybody looked. */
  past: number;
  /** The last item used, and what it told this viewer. */
  asked: Asked | null;
  passed: { seat: number; forced: boolean; beat: number } | null;
  /** What has been told since nothing moved last, and what had been told then. */
  telling: GameEvent[];
  happened: GameEvent[];
}

const NOTHING: Notes = {
  beat: 0,
  moving: null,
  turn: 1,
  last: null,
  turned: [],
  mine: [],
  changed: [],
  badges: [],
  past: 0,
  asked: null,
  passed: null,
  telling: [],
  happened: [],
};

export function note(notes: Notes | null, events: GameEvent[], view: { size: number }): Notes {
  const before = notes ?? NOTHING;
  const fresh: Notes = { ...before, beat: before.beat + 1, moving: null, telling: [...before.telling, ...events] };
  const next = events.reduce((noted, event) => noteOne(noted, event, view.size), fresh);
  if (next.moving?.kind === "turn") return { ...next, turned: next.moving.cells };
  return next;
}

/** Nothing moves any more; what is past is neither told nor shown again. */
export function rest(notes: Notes | null, past = false): Notes {
  const before = notes ?? NOTHING;
  if (past) return { ...before, moving: null, telling: [], happened: [], passed: null, past: before.badges.length };
  return { ...before, moving: null, telling: [], happened: before.telling };
}

function noteOne(notes: Notes, event: GameEvent, size: number): Notes {
  switch (event.kind) {
    case "place":
      return {
        ...notes,
        moving: { kind: "land", cells: [event.cell] },
        last: event.cell,
        turned: [],
        passed: null,
        mine: event.special ? [...notes.mine, event.cell] : notes.mine,
      };
    case "flip":
      return { ...notes, moving: { kind: "turn", cells: [...(notes.moving?.cells ?? []), event.cell] } };
    case "natural_pass":
    case "forced_pass":
      return { ...notes, passed: { seat: event.seat, forced: event.kind === "forced_pass", beat: notes.beat } };
    case "item":
      return {
        ...notes,
        ...planting(notes, event, size),
        asked: { seat: event.seat, item: event.item, target: event.target ?? "", value: null },
      };
    case "answer":
      return { ...notes, asked: { ...(notes.asked ?? { target: "" }), seat: event.seat, item: event.item, value: event.value } };
    case "disarm":
      return { ...notes, ...disarming(notes, event.cell) };
    case "undo":
      return undone(notes, event);
    case "badge":
      return { ...notes, badges: [...notes.badges, { badge: event.badge, times: event.times, reward: event.reward }] };
    case "turn":
      return { ...notes, turn: event.number, asked: notes.asked?.seat === event.seat ? null : notes.asked };
    default:
      return notes;
  }
}

/** Where a stone was planted is told to its owner only. */
function planting(notes: Notes, event: GameEvent, size: number): Partial<Notes> {
  if (event.item !== "plant" || !event.target) return {};
  const cell = cellAt(event.target, size);
  return { mine: [...notes.mine, cell], changed: [...notes.changed, { cell, turn: notes.turn, special: true }] };
}

function disarming(notes: Notes, cell: number): Partial<Notes> {
  if (!notes.mine.includes(cell)) return {};
  return { mine: notes.mine.filter((one) => one !== cell), changed: [...notes.changed, { cell, turn: notes.turn, special: false }] };
}

/** What changed after the turn that comes back is again what it was. */
function undone(notes: Notes, event: GameEvent): Notes {
  const mine = new Set(notes.mine);
  for (const { cell, turn, special } of notes.changed.toReversed()) {
    if (turn <= event.turn) continue;
    if (special) mine.delete(cell);
    else mine.add(cell);
  }
  return {
    ...notes,
    moving: { kind: "fade", cells: [] },
    turn: event.turn,
    last: null,
    turned: [],
    mine: [...mine].filter((cell) => event.board[cell] !== "."),
    changed: notes.changed.filter((change) => change.turn <= event.turn),
  };
}
