/** Players called by their names, where their seats have no words of their own. */
import type { Say, SeatInfo } from "../lib/table.ts";
import { nameOf } from "./people.ts";

/** What each is called: two of one name by their seat too. */
export function callNames(seats: readonly SeatInfo[], seatNames: readonly string[], say: Say): string[] {
  const names = seats.map((info) => nameOf(info, say));
  return names.map((name, at) => (names.indexOf(name) === names.lastIndexOf(name) ? name : say("called-both", { name, seat: say(`seat-${seatNames[at]}`) })));
}

/** The same words, with those names for the seats. */
export function called(say: Say, seatNames: readonly string[], names: readonly string[]): Say {
  const known = new Map(seatNames.map((seat, at) => [`seat-${seat}`, names[at]]));
  return (key, fields) => known.get(key) ?? say(key, fields);
}
