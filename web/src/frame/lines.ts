/** The log of a match in words, oldest line first. */
import type { GameEvent, Say, TableModule } from "../lib/table.ts";

export interface LogLine {
  words: string;
  /** Whose doing it was, where the event says so. */
  seat: number | null;
  /** The turn it happened in. */
  turn: number;
}

export function lines(events: readonly GameEvent[], module: Pick<TableModule, "describe">, say: Say): LogLine[] {
  const told: LogLine[] = [];
  let turn = 1;
  events.forEach((event, at) => {
    if (event.kind === "turn" && typeof event.number === "number") turn = event.number;
    const words = module.describe(event, say, events.slice(at + 1, at + 200));
    if (words) told.push({ words, seat: typeof event.seat === "number" ? event.seat : null, turn });
  });
  return told;
}
