/** How cards travel at a moment: from a deck, another hand or nowhere, and to the discard pile or away. */
import type { GameEvent } from "../../lib/table.ts";

export interface Arrivals {
  /** So many cards at the right end of the hand are new. */
  count: number;
  from: "deck" | "rival" | "sky" | "pile" | null;
}

const SOURCES: Record<string, NonNullable<Arrivals["from"]>> = { card_drawn: "deck", card_taken: "rival", card_gained: "sky", card_cancelled: "pile" };

export function arrivals(moment: readonly GameEvent[], seat: number): Arrivals {
  const came = moment.filter((event) => event.kind in SOURCES && event.seat === seat && !event.to_deck);
  return { count: came.length, from: came.length ? SOURCES[came[0]!.kind]! : null };
}

export interface Departure {
  /** Null where this viewer is not told which card it is. */
  card: string | null;
  place: number;
  to: "pile" | "rival";
}

/** The cards that go out of a hand, with the places they had. Loot goes from the left. */
export function left(moment: readonly GameEvent[], seat: number): Departure[] {
  return moment.flatMap((event): Departure[] => {
    switch (event.kind) {
      case "card_played":
      case "card_sold":
        return event.seat === seat ? [{ card: event.card, place: event.place, to: "pile" }] : [];
      case "card_condemned":
        return event.victim === seat ? [{ card: event.card, place: event.place, to: "pile" }] : [];
      case "card_resold":
        return event.victim === seat ? [{ card: event.card, place: 0, to: "pile" }] : [];
      case "card_taken":
        return event.victim === seat ? [{ card: event.card, place: 0, to: "rival" }] : [];
      default:
        return [];
    }
  });
}

/** Those that one can be shown going. */
export const departures = (moment: readonly GameEvent[], seat: number): (Departure & { card: string })[] =>
  left(moment, seat).filter((one): one is Departure & { card: string } => one.card !== null);

/** Whether something has just been laid on the discard pile. */
export const discarded = (moment: readonly GameEvent[]): boolean => [0, 1].some((seat) => left(moment, seat).some(({ to }) => to === "pile"));
