/** What a table remembers for the eyes, worked out from what everybody is told. */
import type { GameEvent } from "../../lib/table.ts";
import { SIZE } from "./rules.ts";

export interface Moving {
  kind: "land" | "turn";
  /** How far each stone is from the one that was placed. */
  cells: ReadonlyMap<number, number>;
}

export interface Drawn {
  /** The side that starts. */
  first: number;
  /** The viewer's side; a watcher has none. */
  seat: number | null;
}

export interface Notes {
  /** Counts moments, so that the same movement can happen twice. */
  beat: number;
  moving: Moving | null;
  last: number | null;
  /** The roulette, while it turns. */
  roulette: Drawn | null;
  /** What has been told since nothing moved last, and what had been told then. */
  telling: GameEvent[];
  happened: GameEvent[];
}

const NOTHING: Notes = { beat: 0, moving: null, last: null, roulette: null, telling: [], happened: [] };

export function note(notes: Notes | null, events: GameEvent[]): Notes {
  const before = notes ?? NOTHING;
  const fresh: Notes = { ...before, beat: before.beat + 1, moving: null, roulette: null, telling: [...before.telling, ...events] };
  return events.reduce(noteOne, fresh);
}

/** Nothing moves any more; what is past is not told again. */
export function rest(notes: Notes | null, past = false): Notes {
  const before = notes ?? NOTHING;
  return { ...before, moving: null, roulette: null, telling: [], happened: past ? [] : before.telling };
}

function noteOne(notes: Notes, event: GameEvent): Notes {
  switch (event.kind) {
    case "roulette":
      return { ...notes, roulette: { first: event.first, seat: event.seat } };
    case "place":
      return { ...notes, last: event.cell, moving: { kind: "land", cells: new Map([[event.cell, 0]]) } };
    case "flip": {
      const cells = new Map(notes.moving?.cells).set(event.cell, steps(notes.last ?? event.cell, event.cell));
      return { ...notes, moving: { kind: "turn", cells } };
    }
    default:
      return notes;
  }
}

function steps(from: number, to: number): number {
  const rows = Math.abs(Math.floor(from / SIZE) - Math.floor(to / SIZE));
  return Math.max(rows, Math.abs((from % SIZE) - (to % SIZE)));
}
