/** What can be worked out from a board: what a stone captures, and what the captured become. */
export type Side = "O" | "C" | "P";
export type Transform = "own" | "sansukumi";

/** ● オーブ, ◆ ジェム, ★ ステラ, in the order in which they move. */
export const SIDES: readonly Side[] = ["O", "C", "P"];
export const EMPTY = ".";
export const WALL = "X";
export const SIZE = 7;
export const CELLS = SIZE * SIZE;
/** Cells for stones, where the wall stands. */
export const PLAYABLE = CELLS - 1;

const WAYS = [[0, 1], [0, -1], [1, 0], [-1, 0], [1, 1], [-1, -1], [1, -1], [-1, 1]] as const;

/** `(3,6)`: row and column from the top left. */
export const cellName = (cell: number): string => `(${Math.floor(cell / SIZE) + 1},${(cell % SIZE) + 1})`;

export const cellAt = (name: string): number => (Number(name[1]) - 1) * SIZE + Number(name[3]) - 1;

/** The first stone of each side (初期配置). */
const LAYOUTS = [
  ["(3,4)", "(5,6)", "(6,3)"],
  ["(3,3)", "(3,5)", "(5,4)"],
  ["(1,4)", "(7,2)", "(7,6)"],
  ["(2,2)", "(2,6)", "(6,4)"],
].map((names) => names.map(cellAt));

export const isSide = (found: string | undefined): found is Side => found === "O" || found === "C" || found === "P";

/** 1.4: every stone that one on this cell captures, direction by direction, outwards. */
export function captures(board: string, cell: number, own: Side): number[] {
  if (board[cell] !== EMPTY) return [];
  const [row, column] = [Math.floor(cell / SIZE), cell % SIZE];
  return WAYS.flatMap(([down, right]) => {
    const run: number[] = [];
    for (let y = row + down, x = column + right; y >= 0 && x >= 0 && y < SIZE && x < SIZE; y += down, x += right) {
      const found = board[y * SIZE + x];
      if (found === own) return run;
      if (!isSide(found)) return [];
      run.push(y * SIZE + x);
    }
    return [];
  });
}

/** 1.5: by 三すくみ a captured stone goes to the side that moves after its own, whoever captures it. */
export function becomes(mover: Side, captured: Side, transform: string): Side {
  return transform === "own" ? mover : SIDES[(SIDES.indexOf(captured) + 1) % SIDES.length]!;
}

export interface Change {
  cell: number;
  to: Side;
}

/** What a stone on this cell would do to the board. */
export function preview(board: string, cell: number, own: Side, transform: string): Change[] {
  return captures(board, cell, own).map((one) => ({ cell: one, to: becomes(own, board[one] as Side, transform) }));
}

/** キャプチャ優先: whoever can capture must. */
export function legalCells(board: string, own: Side): number[] {
  const empty = [...board].flatMap((found, cell) => (found === EMPTY ? [cell] : []));
  const capturing = empty.filter((cell) => captures(board, cell, own).length > 0);
  return capturing.length ? capturing : empty;
}

export const painted = (board: string, cell: number, side: Side): string => board.slice(0, cell) + side + board.slice(cell + 1);

export function place(board: string, cell: number, own: Side, transform: string): string {
  return preview(board, cell, own, transform).reduce((now, { cell, to }) => painted(now, cell, to), painted(board, cell, own));
}

export const count = (board: string, side: Side): number => [...board].filter((found) => found === side).length;

/** Rank by stones; who has as many shares the better place. */
export const ranked = (stones: readonly number[]): number[] => stones.map((one) => 1 + stones.filter((other) => other > one).length);

/** The board at the start of a game of which every placement is known; null if it fits no layout. */
export function openingBefore(placed: ReadonlySet<number>): string | null {
  const layout = LAYOUTS.find((cells) => cells.every((cell) => !placed.has(cell)));
  if (!layout || placed.size + layout.length < PLAYABLE) return null;
  return layout.reduce((board, cell, seat) => painted(board, cell, SIDES[seat]!), EMPTY.repeat(CELLS));
}
