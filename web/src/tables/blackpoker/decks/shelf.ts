/** The decks somebody keeps: with their other settings, so they follow them to another device. */
import { change, settings } from "../../../lib/settings.svelte.ts";
import { READY_DECKS } from "../catalogue.gen.ts";
import { read, write, type Deck } from "./text.ts";

/** More than anybody plays with, and few enough to travel in one message. */
export const MOST = 40;
export const LONGEST_NAME = 40;

interface Kept {
  /** Decks as texts; their names are in them. */
  decks?: unknown;
  /** The one that was chosen last. */
  deck?: unknown;
}
const kept = (): Kept => settings.games.blackpoker ?? {};
const keep = (part: Kept): void => change({ games: { ...settings.games, blackpoker: { ...kept(), ...part } } });

const legible = (text: unknown): Deck[] => {
  const deck = typeof text === "string" ? read(text) : null;
  return deck && !("why" in deck) ? [deck] : [];
};

/** What is on the shelf, in the order it was put there. */
export function shelved(): Deck[] {
  const { decks } = kept();
  return Array.isArray(decks) ? decks.flatMap(legible) : [];
}

/** Put a deck on the shelf; one of the same name makes room for it. */
export function shelve(deck: Deck): void {
  const others = shelved().filter(({ name }) => name !== deck.name);
  keep({ decks: [...others, deck].slice(-MOST).map(write) });
}

export const discard = (name: string): void => keep({ decks: shelved().filter((deck) => deck.name !== name).map(write) });

/** Decks to start from; their names are words of the page. */
export const ready = (): { key: string; deck: Deck }[] => READY_DECKS.flatMap(({ key, text }) => legible(text).map((deck) => ({ key, deck })));

/** The deck that was taken to the last match, as text; null for the usual one. */
export const chosen = (): string | null => (typeof kept().deck === "string" ? (kept().deck as string) : null);
export const choose = (text: string | null): void => keep({ deck: text });
