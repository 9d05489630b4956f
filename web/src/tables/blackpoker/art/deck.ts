/** Playing cards as drawn: suits, ranks, and where the pips lie. */
import { shelf } from "../../../lib/pieces/shelf.ts";

/** The address of a drawing. */
export const shared = shelf("blackpoker");

export type Suit = "S" | "H" | "D" | "C";
export type Rank = "A" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "J" | "Q" | "K";

/** About the middle of a 100 × 100 box. */
export const SUIT_PATHS: Readonly<Record<Suit, string>> = {
  S: "M0-46C10-26 42-8 42 16 42 34 20 40 7 26 8 36 13 42 20 46H-20C-13 42-8 36-7 26-20 40-42 34-42 16-42-8-10-26 0-46Z",
  H: "M0 46C-14 24-44 6-44-18-44-36-30-44-20-44-10-44-3-38 0-28 3-38 10-44 20-44 30-44 44-36 44-18 44 6 14 24 0 46Z",
  D: "M0-48C10-28 24-12 38 0 24 12 10 28 0 48-10 28-24 12-38 0-24-12-10-28 0-48Z",
  C: "M0-46C14-46 24-36 24-23 24-16 21-10 16-6 32-12 46-2 46 13 46 34 18 40 7 23 8 34 13 42 20 46H-20C-13 42-8 34-7 23-18 40-46 34-46 13-46-2-32-12-16-6-21-10-24-16-24-23-24-36-14-46 0-46Z",
};

/** Null for a Joker. */
export const suitOf = (card: string): Suit | null => (card[0]! in SUIT_PATHS ? (card[0] as Suit) : null);
export const rankOf = (card: string): Rank | null => (suitOf(card) ? (card.slice(1) as Rank) : null);
export const red = (card: string): boolean => card === "X2" || card[0] === "H" || card[0] === "D";

/** The place of a suit's drawing, and whether it stands on its head. */
export interface Pip { x: number; y: number; size: number; turned: boolean }

const PAIR = [40, 80];
const MIDDLE = [60];
/** Rows of pips from the top; those below the middle stand on their heads. */
const ROWS: Readonly<Partial<Record<Rank, readonly (readonly [number, readonly number[]])[]>>> = {
  "2": [[38, MIDDLE], [130, MIDDLE]],
  "3": [[38, MIDDLE], [84, MIDDLE], [130, MIDDLE]],
  "4": [[38, PAIR], [130, PAIR]],
  "5": [[38, PAIR], [84, MIDDLE], [130, PAIR]],
  "6": [[38, PAIR], [84, PAIR], [130, PAIR]],
  "7": [[38, PAIR], [61, MIDDLE], [84, PAIR], [130, PAIR]],
  "8": [[38, PAIR], [61, MIDDLE], [84, PAIR], [107, MIDDLE], [130, PAIR]],
  "9": [[36, PAIR], [68, PAIR], [84, MIDDLE], [100, PAIR], [132, PAIR]],
  "10": [[36, PAIR], [52, MIDDLE], [68, PAIR], [100, PAIR], [116, MIDDLE], [132, PAIR]],
};

export function pips(rank: Rank): Pip[] {
  if (rank === "A") return [{ x: 60, y: 84, size: 0.58, turned: false }];
  return (ROWS[rank] ?? []).flatMap(([y, row]) => row.map((x) => ({ x, y, size: 0.22, turned: y > 84 })));
}
