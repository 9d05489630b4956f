/** Every card, as the game's own catalogue lists them: this page has no other list. */
import catalog from "../../../../teban/games/card_othello/cards/catalog.json";

export interface Entry {
  id: string;
  cost: number;
  /** When it takes effect. */
  when: string;
  /** The key of its words. */
  text: string;
}

export const CATALOG: readonly Entry[] = catalog.cards;
export const CARDS = CATALOG.map((entry) => entry.id);
const LISTED = new Map(CATALOG.map((entry) => [entry.id, entry]));

export const costOf = (card: string): number => LISTED.get(card)?.cost ?? 0;
/** The key of a card's words; `-short` and `-long` behind it are what it does. */
export const textOf = (card: string | null | undefined): string => LISTED.get(card ?? "")?.text ?? "";

/** §11: the colour of a cost, counted from 0; the frame of a card shows it, and as many dots. */
export function tier(cost: number): number {
  const found = catalog.tiers.findIndex(({ most }) => cost <= most);
  return found < 0 ? catalog.tiers.length - 1 : found;
}
export const tierText = (cost: number): string => catalog.tiers[tier(cost)]!.text;

/** What the drawing of a card is given. */
export const faceOf = (card: string, say: (key: string) => string): { card: string; name: string; cost: number } => ({ card, name: say(textOf(card)), cost: costOf(card) });
