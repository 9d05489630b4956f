/** Everything there is to request and to meet, per regulation. The lists are the game's own: `catalogue.gen.ts`. */
import type { Say } from "../../lib/table.ts";
import { ACTIONS, CHARACTERS, DECK_RULES, FOG, REGULATIONS } from "./catalogue.gen.ts";

/** Suits (`SHDC`, or `X` for the Jokers) and a run of numbers: A 1, J 11, Q 12, K 13. */
export interface Block {
  suits: string;
  low: number;
  high: number;
}

/** How key cards go together; `of` has a block for each card that is not like the one before. */
export interface Keys {
  kind: "one" | "two" | "each" | "same_number" | "same_suit" | "flush" | "rare" | "soldier";
  of: readonly Block[];
}

interface Listed {
  formats: readonly string[];
  /** Null for every frame. */
  frames: readonly string[] | null;
}

export interface Action extends Listed {
  key: string;
  type: string;
  speed: string;
  timing: string;
  /** Nobody asks for it. */
  triggered: boolean;
  keys: Keys | null;
  /** B, L, D, S, K, paid from left to right. */
  cost: string;
  /** Once a turn. */
  once: boolean;
  /** What it may be aimed at: `aim-…` in the words. */
  aim: string | null;
  /** Counter cannot aim at it. */
  exempt: boolean;
}

export interface Character {
  key: string;
  /** The single card that makes one; null where it is any card, or several. */
  of: Block | null;
  labels: readonly string[];
  formats: readonly string[];
}

export interface Fog extends Listed {
  key: string;
  /** The action that lays it. */
  by: string;
  of: Keys | null;
}

export interface Trump {
  card: string;
  /** The action that soldiers of its suit may use. */
  gives: string;
}

export interface Regulation {
  format: string;
  frame: string;
}

export interface DeckRule {
  frame: string;
  /** The only deck there is; null where people bring their own. */
  fixed: readonly string[] | null;
  least: number;
  most: number;
  /** How many cards are no life when the second player begins. */
  aside: number;
}

export interface ReadyDeck {
  key: string;
  text: string;
}

export const SUITS = "SHDC";
export const SIGNS: Record<string, string> = { S: "♠", H: "♡", D: "♢", C: "♣" };
export const RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];
export const JOKERS = ["X1", "X2"];
/** All cards in the game's order. */
export const CARDS: readonly string[] = [...[...SUITS].flatMap((suit) => RANKS.map((rank) => suit + rank)), ...JOKERS];
const ROYAL = new Set([1, 10, 11, 12, 13]);

/** 数字 of a card: A 1, J 11, Q 12, K 13, Joker 0. */
export const numberOf = (card: string): number => (card[0] === "X" ? 0 : RANKS.indexOf(card.slice(1)) + 1);

/** A card as people read it: `♡7`. */
export const signed = (card: string): string => (SIGNS[card[0]!] ?? "") + card.slice(SIGNS[card[0]!] ? 1 : 0);

const here = (entry: Listed, { format, frame }: Regulation): boolean => entry.formats.includes(format) && (entry.frames?.includes(frame) ?? true);

export const actionOf = (key: string): Action | undefined => ACTIONS.find((action) => action.key === key);
/** What a table of this regulation plays with. */
export const actionsIn = (regulation: Regulation): Action[] => ACTIONS.filter((action) => here(action, regulation));
export const charactersIn = ({ format }: Regulation): Character[] => CHARACTERS.filter((one) => one.formats.includes(format));
export const fogIn = (regulation: Regulation): Fog[] => FOG.filter((one) => here(one, regulation));
/** Trumps are for soldiers of their suit to act by: where those actions are, they are. */
export const hasTrumps = (regulation: Regulation): boolean => actionsIn(regulation).some((action) => action.type === "trump");
export const allowed = ({ format, frame }: Regulation): boolean => REGULATIONS.some((one) => one.format === format && one.frame === frame);
export const deckRule = (frame: string): DeckRule => DECK_RULES.find((rule) => rule.frame === frame)!;

const inBlock = (card: string, { suits, low, high }: Block): boolean => suits.includes(card[0]!) && numberOf(card) >= low && numberOf(card) <= high;

/** Whether a card of the hand can be one of the key cards. */
export function keyOf({ keys }: Action, card: string): boolean {
  switch (keys?.kind) {
    case "one":
    case "two":
    case "each":
      return keys.of.some((block) => inBlock(card, block));
    case "same_number":
      return true;
    case "same_suit":
      return card[0] !== "X";
    case "flush":
      return ROYAL.has(numberOf(card));
    default:
      return false;
  }
}

function blockWords({ suits, low, high }: Block, say: Say): string {
  if (suits === "X") return say("keys-joker");
  const signs = suits === SUITS ? "" : [...suits].map((suit) => SIGNS[suit]).join("");
  return `${signs}${RANKS[low - 1]}${low === high ? "" : `–${RANKS[high - 1]}`}`;
}

/** The key cards in words; nothing where there are none. */
export function keysWords(keys: Keys | null, say: Say): string {
  if (!keys) return "";
  switch (keys.kind) {
    case "one":
    case "each":
      return keys.of.map((block) => blockWords(block, say)).join(" + ");
    case "two":
      return say("keys-two", { cards: blockWords(keys.of[0]!, say) });
    default:
      return say(`keys-${keys.kind}`);
  }
}

/** What a character is made of. */
export const madeOf = ({ key, of }: Character, say: Say): string => (of ? blockWords(of, say) : say(`made-${key}`));

/** The cost in words, a part for each letter. */
export const costWords = (cost: string, say: Say): string[] => [...cost].map((letter) => say(`cost-${letter}`));
