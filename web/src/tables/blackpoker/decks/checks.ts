/** Whether a frame takes a deck, and if not, why. */
import { CARDS, deckRule, numberOf } from "../catalogue.ts";

export interface Problem {
  /** `deck-problem-…` in the words. */
  key: "few" | "fixed";
  fields: Record<string, number>;
}

/** Without a list of one's own one has them all. */
export const USUAL: readonly string[] = CARDS;

/** Why this frame does not take these cards; null if it does. A card cannot be picked twice here. */
export function problem(cards: readonly string[], frame: string): Problem | null {
  const { fixed, least, most } = deckRule(frame);
  if (fixed) return { key: "fixed", fields: { count: fixed.length } };
  return cards.length < least ? { key: "few", fields: { count: cards.length, least, most, missing: least - cards.length } } : null;
}

/** The life that the second player starts with; the first has one less. */
export const lifeOf = (cards: readonly string[], frame: string): number => Math.max(0, cards.length - deckRule(frame).aside);

/** What a deck is made of, by the characters its cards become. */
export function makeup(cards: readonly string[]): Record<"soldier" | "hero" | "ace" | "magician", number> {
  const count = (fits: (number: number) => boolean): number => cards.filter((card) => fits(numberOf(card))).length;
  return { soldier: count((one) => one >= 2 && one <= 10), hero: count((one) => one > 10), ace: count((one) => one === 1), magician: count((one) => one === 0) };
}
