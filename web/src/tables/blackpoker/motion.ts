/**
 * The hook between what moves and what lies on the table.
 *
 * What is told happens before the view changes: cards fly over the table (`Flights.svelte`, once, as the last
 * child of the table's own positioned element) and stay where they landed until the view shows them there. For
 * that, the table says where things are:
 *
 *   data-zone     on every place: `life-0`, `hand-0`, `grave-0`, `field-0`, `fog-0`, `pack-0`, `rare-0`, `trump-0`
 *                 with the number of the seat, `stage`, and `flipped` where cards of a life are turned up.
 *   data-next     where the next soldier or bulwark would lie: `soldier-0`, `bulwark-0`; it takes no room.
 *   data-unit     on a character, its uid.
 *   data-card     on a single known card within its zone.
 *   data-request  on a request of the stage, its number.
 *
 * The table asks here how a character lies, which face it shows, and what becomes of a request. Every function
 * takes `view._`, which may be missing. Classes are the table's to style: transform and opacity only.
 */
import type { UnitView } from "./fold.ts";
import type { Notes } from "./notes.ts";

type Noted = Notes | null | undefined;

/** Whether it lies sideways by now. */
export const drivenNow = (unit: UnitView, notes: Noted): boolean => notes?.driven[unit.uid] ?? unit.driven;

/** The cards it shows by now; null for a back. */
export const cardsNow = (unit: UnitView, notes: Noted): readonly string[] | null => (notes?.turned[unit.uid] ? [notes.turned[unit.uid]!] : unit.cards);

/** Whether it is being turned up at this moment: `<Flip>` plays it. */
export const turningNow = (unit: UnitView, notes: Noted): boolean => !!notes?.turned[unit.uid] && notes.moment.some(({ kind }) => kind === "turn_up");

/** Whether it has left: its cards are in the air, and it is drawn with no opacity. */
export const unitAway = (unit: UnitView, notes: Noted): boolean => !!notes?.flights.some(({ uid }) => uid === unit.uid);

/** Whether this card has left its zone. */
export const cardAway = (zone: string, card: string, notes: Noted): boolean => !!notes?.flights.some((flight) => flight.from === zone && flight.card === card);

/** What becomes of a request on the stage, as a class. */
export function fateOf(number: number, notes: Noted): "" | "resolving" | "struck" | "fizzled" {
  return notes?.fates[number] ?? (notes?.story.doing?.number === number ? "resolving" : "");
}
