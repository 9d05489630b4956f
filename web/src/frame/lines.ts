/** The log of a match in words, oldest line first. */
import { startsTurn } from "../lib/playback.svelte.ts";
import type { GameEvent, Line, Say, TableModule } from "../lib/table.ts";

export interface LogLine {
  words: string;
  /** Whose doing it was, where the event says so. */
  seat: number | null;
  /** The turn it happened in. */
  turn: number;
  /** Which log it belongs to; empty for the only or first one. */
  log: string;
}

/** So many events at the end may still be followed by what belongs to them. */
const FRESH = 60;
type Said = ReturnType<TableModule["describe"]>;
/** What older events were called, for each way of speaking: a long log is not told anew at every beat. */
const told = new WeakMap<Say, WeakMap<GameEvent, Said>>();

export function lines(events: readonly GameEvent[], module: Pick<TableModule, "describe">, say: Say, view?: any): LogLine[] {
  const known = told.get(say) ?? new WeakMap<GameEvent, Said>();
  told.set(say, known);
  const found: LogLine[] = [];
  let turn = 1;
  events.forEach((event, at) => {
    if (startsTurn(event)) turn = event.number;
    let line = at < events.length - FRESH ? known.get(event) : undefined;
    if (line === undefined) {
      line = module.describe(event, say, events.slice(at + 1, at + 1 + FRESH), view, events[at - 1]);
      // The first may be the rest of something that began before.
      if (at) known.set(event, line);
    }
    for (const { words, log, seat } of each(line)) found.push({ words, log, seat: seat ?? (typeof event.seat === "number" ? event.seat : null), turn });
  });
  return found;
}

function each(told: Said): readonly Line[] {
  if (typeof told === "string") return told ? [{ words: told, log: "", seat: null }] : [];
  return told === null ? [] : "words" in told ? [told] : told;
}

/** The lines of one log: of the first also those that name none. */
export function linesOf(log: string, told: readonly LogLine[], module: Pick<TableModule, "logs">): LogLine[] {
  const first = log === "" || log === module.logs?.[0];
  const others = new Set(module.logs?.slice(1));
  return told.filter((line) => (first ? !others.has(line.log) : line.log === log));
}
