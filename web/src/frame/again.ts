/** Who else waits to play again, by name; empty if nobody does. */
import type { Say, SeatInfo } from "../lib/table.ts";

export function waiting(again: readonly number[], seats: readonly SeatInfo[], yours: readonly number[], say: Say): string {
  const others = yours.length ? again.filter((seat) => !yours.includes(seat)) : [];
  return others.map((seat) => seats[seat]?.name || say("guest")).join(say("and"));
}
