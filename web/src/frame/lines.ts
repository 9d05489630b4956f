/** The log of a match in words, oldest line first. */
import type { GameEvent, Say, TableModule } from "../lib/table.ts";

export interface LogLine {
  words: string;
  /** Whose doing it was, where the event says so. */
  seat: number | null;
}

export function lines(events: readonly GameEvent[], module: Pick<TableModule, "describe">, say: Say): LogLine[] {
  const told: LogLine[] = [];
  events.forEach((event, at) => {
    const words = module.describe(event, say, events.slice(at + 1, at + 200));
    if (words) told.push({ words, seat: typeof event.seat === "number" ? event.seat : null });
  });
  return told;
}
