/** What a table remembers for the eyes, worked out from what its viewer is told. */
import type { GameEvent } from "../../lib/table.ts";

export interface Moving {
  kind: "land" | "claim" | "leave" | "stars";
  cells: number[];
}

/** A claim, and what everybody heard of it. */
export interface Claimed {
  seat: number;
  cells: number[];
  role: "great" | "small" | null;
  /** The stars that were given for it. */
  paid?: number;
}

export interface Notes {
  /** Counts moments, so that the same movement can happen twice. */
  beat: number;
  moving: Moving | null;
  /** The cell of the card placed last. */
  last: number | null;
  /** The claim of the turn that is shown, or of the one just over. */
  claimed: Claimed | null;
  /** What has been told since nothing moved last, and what had been told then. */
  telling: GameEvent[];
  happened: GameEvent[];
}

const NOTHING: Notes = { beat: 0, moving: null, last: null, claimed: null, telling: [], happened: [] };

export function note(notes: Notes | null, events: GameEvent[]): Notes {
  const before = notes ?? NOTHING;
  const fresh: Notes = { ...before, beat: before.beat + 1, moving: null, telling: [...before.telling, ...events] };
  return events.reduce(noteOne, fresh);
}

/** Nothing moves any more; what is past is not told again. */
export function rest(notes: Notes | null, past = false): Notes {
  const before = notes ?? NOTHING;
  return { ...before, moving: null, telling: [], happened: past ? [] : before.telling, claimed: past ? null : before.claimed };
}

function noteOne(notes: Notes, event: GameEvent): Notes {
  switch (event.kind) {
    case "place":
      return { ...notes, moving: { kind: "land", cells: [event.cell] }, last: event.cell, claimed: null };
    case "claim": {
      const claimed: Claimed = { seat: event.seat, cells: event.cells, role: event.role };
      return { ...notes, moving: { kind: "claim", cells: event.cells }, claimed };
    }
    case "discard":
      return { ...notes, ...gone(notes, event.cell), claimed: null };
    case "remove":
      return { ...notes, ...gone(notes, event.cell) };
    case "stars":
      return { ...notes, moving: { kind: "stars", cells: [] }, claimed: notes.claimed && { ...notes.claimed, paid: event.paid } };
    default:
      return notes;
  }
}

function gone(notes: Notes, cell: number): Pick<Notes, "moving" | "last"> {
  const others = notes.moving?.kind === "leave" ? notes.moving.cells : [];
  return { moving: { kind: "leave", cells: [...others, cell] }, last: notes.last === cell ? null : notes.last };
}
