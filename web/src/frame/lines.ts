/** The log of a match in words, oldest line first. */
import type { GameEvent, Say, TableModule } from "../lib/table.ts";

export interface LogLine {
  words: string;
  /** Whose doing it was, where the event says so. */
  seat: number | null;
  /** The turn it happened in. */
  turn: number;
}

/** So many events at the end may still be followed by what belongs to them. */
const FRESH = 60;
/** What older events were called, for each way of speaking: a long log is not told anew at every beat. */
const told = new WeakMap<Say, WeakMap<GameEvent, string | null>>();

export function lines(events: readonly GameEvent[], module: Pick<TableModule, "describe">, say: Say): LogLine[] {
  const known = told.get(say) ?? new WeakMap<GameEvent, string | null>();
  told.set(say, known);
  const found: LogLine[] = [];
  let turn = 1;
  events.forEach((event, at) => {
    if (event.kind === "turn" && typeof event.number === "number") turn = event.number;
    let words = at < events.length - FRESH ? known.get(event) : undefined;
    if (words === undefined) {
      words = module.describe(event, say, events.slice(at + 1, at + 1 + FRESH));
      known.set(event, words);
    }
    if (words) found.push({ words, seat: typeof event.seat === "number" ? event.seat : null, turn });
  });
  return found;
}
