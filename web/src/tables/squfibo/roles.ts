/**
 * Roles (役), for what is looked at afterwards: the review of a finished game, and lessons.
 * C4: nothing that is shown during a game may ask here, and a test sees to that.
 */
import { CELLS, colourOf, SIZE, valueOf } from "./cards.ts";

export type Role = "great" | "small";
export type Triple = readonly [number, number, number];
export type Board = readonly (string | null)[];

export const WORTH: Readonly<Record<Role, number>> = { great: 3, small: 1 };
const FIBONACCI = [1, 2, 3, 5, 8, 13, 21, 34, 55, 89];

const beside = (one: number, other: number): boolean =>
  Math.abs(Math.floor(one / SIZE) - Math.floor(other / SIZE)) + Math.abs((one % SIZE) - (other % SIZE)) === 1;

/** C17: three cells that hang together by their sides are a line or an L, and nothing else. */
export const isShape = ([one, two, three]: Triple): boolean => [beside(one, two), beside(one, three), beside(two, three)].filter(Boolean).length === 2;

const SHAPES: readonly Triple[] = triples().filter(isShape);

function triples(): Triple[] {
  const found: Triple[] = [];
  for (let one = 0; one < CELLS; one += 1) for (let two = one + 1; two < CELLS; two += 1) for (let three = two + 1; three < CELLS; three += 1) found.push([one, two, three]);
  return found;
}

/** The role that three cells are, whatever their order; null if they are none. */
export function judge(board: Board, placed: number, cells: readonly number[]): Role | null {
  const named = [...new Set(cells)].sort((a, b) => a - b) as unknown as Triple;
  if (named.length !== SIZE || !named.includes(placed) || !isShape(named)) return null;
  const cards = named.map((cell) => board[cell]).filter((card) => card != null);
  if (cards.length !== SIZE || new Set(cards.map(colourOf)).size > 1) return null;
  const values = cards.map(valueOf);
  const different = new Set(values).size;
  if (different === 1) return "small";
  // C18: the idea behind 1+4+16.
  return different === SIZE && FIBONACCI.includes(values.reduce((sum, value) => sum + value, 0)) ? "great" : null;
}

export interface Named {
  cells: readonly number[];
  role: Role | null;
}

/** Every claim that would be right after this placement. */
export function rolesWith(board: Board, placed: number): Named[] {
  return SHAPES.flatMap((cells) => {
    const role = judge(board, placed, cells);
    return role ? [{ cells, role }] : [];
  });
}
