/** The lessons: small positions with one thing to do in each; and puzzles to practise on. */
import { CELLS, EACH, NAMES, valueOf } from "./cards.ts";
import { rolesWith, type Board } from "./roles.ts";

export interface Lesson {
  board: Board;
  hand: readonly string[];
  /** The card of a full board to discard first. */
  drop?: number;
  /** The card to place, and where; without it any card anywhere. */
  place?: { card: string; cell: number };
  /** Whether there is a role then. */
  role: boolean;
}

const rows = (...lines: string[]): Board => lines.flatMap((line) => line.split(" ").map((card) => (card === "--" ? null : card)));

export const LESSONS: readonly Lesson[] = [
  { board: rows("-- -- --", "-- B4 --", "-- -- --"), hand: ["R1", "R16", "B9"], role: false },
  { board: rows("-- -- R4", "B9 -- B9", "-- R4 --"), hand: ["R1", "B1", "B9"], place: { card: "B9", cell: 4 }, role: true },
  { board: rows("R4 -- B16", "R1 B9 --", "-- -- --"), hand: ["R9", "R16", "B4"], place: { card: "R16", cell: 1 }, role: true },
  { board: rows("R1 -- B9", "-- R4 --", "B4 -- --"), hand: ["R16", "B1"], place: { card: "R16", cell: 8 }, role: false },
  { board: rows("R1 B9 R16", "B1 B4 R9", "B16 R9 B4"), hand: ["R4", "B1"], drop: 1, place: { card: "R4", cell: 1 }, role: true },
];

export interface Puzzle {
  board: Board;
  placed: number;
}

const DECK = NAMES.flatMap((card) => Array<string>(EACH[valueOf(card)]!).fill(card));
const FEWEST = 5;
const HALF = 0.5;

/** A board on which a card has just been placed: half of them have a role. */
export function puzzle(random: () => number): Puzzle {
  const wanted = random() < HALF;
  for (;;) {
    const found = scattered(random);
    if (rolesWith(found.board, found.placed).length > 0 === wanted) return found;
  }
}

function scattered(random: () => number): Puzzle {
  const cells = shuffled(Array.from({ length: CELLS }, (_, cell) => cell), random);
  const cards = shuffled(DECK, random);
  const count = FEWEST + Math.floor(random() * (CELLS - FEWEST + 1));
  const board: (string | null)[] = Array(CELLS).fill(null);
  for (const [at, cell] of cells.slice(0, count).entries()) board[cell] = cards[at]!;
  return { board, placed: cells[0]! };
}

function shuffled<T>(all: readonly T[], random: () => number): T[] {
  const found = [...all];
  for (let at = found.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [found[at], found[other]] = [found[other]!, found[at]!];
  }
  return found;
}
