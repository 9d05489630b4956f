/** What can be worked out from the colours on a board, and from nothing else. */
export type Colour = "B" | "W";

export const COLOURS: readonly Colour[] = ["B", "W"];
const DIRECTIONS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, 1],
  [-1, -1],
  [1, -1],
  [-1, 1],
] as const;

/** `d3`: a column letter and a row number from the top left. */
export function cellName(cell: number, size: number): string {
  return `${String.fromCharCode(97 + (cell % size))}${Math.floor(cell / size) + 1}`;
}

export function cellAt(name: string, size: number): number {
  return (Number(name.slice(1)) - 1) * size + name.charCodeAt(0) - 97;
}

export function rival(colour: Colour): Colour {
  return colour === "B" ? "W" : "B";
}

/** L1: the runs of rival stones between this cell and the next own stone, each outwards. */
export function runs(board: string, size: number, cell: number, own: Colour): number[][] {
  if (board[cell] !== ".") return [];
  const found: number[][] = [];
  for (const [dx, dy] of DIRECTIONS) {
    const run: number[] = [];
    let x = (cell % size) + dx;
    let y = Math.floor(cell / size) + dy;
    while (x >= 0 && y >= 0 && x < size && y < size && board[y * size + x] === rival(own)) {
      run.push(y * size + x);
      x += dx;
      y += dy;
    }
    const closed = x >= 0 && y >= 0 && x < size && y < size && board[y * size + x] === own;
    if (closed && run.length) found.push(run);
  }
  return found;
}

/** The stones that a move appears to turn; a special among them would stop its line. */
export function preview(board: string, size: number, cell: number, own: Colour): number[] {
  return runs(board, size, cell, own)
    .flat()
    .sort((a, b) => a - b);
}

export function legalCells(board: string, size: number, own: Colour): number[] {
  return [...board].map((_, cell) => cell).filter((cell) => runs(board, size, cell, own).length > 0);
}

export function painted(board: string, cells: readonly number[], colour: Colour | "."): string {
  const letters = [...board];
  for (const cell of cells) letters[cell] = colour;
  return letters.join("");
}

export interface Outcome {
  board: string;
  turned: number[];
  /** The specials at which a line stopped. */
  stops: number[];
}

/** L2, for boards whose specials are known: the tutorial's, and a review's. */
export function place(board: string, size: number, cell: number, own: Colour, specials: ReadonlySet<number>): Outcome {
  const turned: number[] = [];
  const stops: number[] = [];
  for (const run of runs(board, size, cell, own)) {
    const stop = run.findIndex((stone) => specials.has(stone));
    turned.push(...(stop < 0 ? run : run.slice(0, stop)));
    if (stop >= 0) stops.push(run[stop]!);
  }
  return { board: painted(board, [...turned, cell], own), turned, stops };
}

/** 1.1: white on the falling diagonal of the middle, black on the rising one. */
export function opening(size: number): string {
  const m = size / 2;
  const at = (row: number, column: number): number => row * size + column;
  const empty = ".".repeat(size * size);
  const white = painted(empty, [at(m - 1, m - 1), at(m, m)], "W");
  return painted(white, [at(m - 1, m), at(m, m - 1)], "B");
}

export function count(board: string, colour: Colour): number {
  return [...board].filter((found) => found === colour).length;
}

export const WAYS = ["row", "column", "falling", "rising"] as const;
export type Way = (typeof WAYS)[number];

/** The line through a cell, and its name in notation; null for a corner alone on a diagonal. */
export function lineThrough(cell: number, size: number, way: Way): { name: string; cells: number[] } | null {
  const [dx, dy] = { row: [1, 0], column: [0, 1], falling: [1, 1], rising: [-1, 1] }[way] as [number, number];
  let x = cell % size;
  let y = Math.floor(cell / size);
  const inside = (): boolean => x >= 0 && y >= 0 && x < size && y < size;
  while (inside()) {
    x -= dx;
    y -= dy;
  }
  const cells: number[] = [];
  for (x += dx, y += dy; inside(); x += dx, y += dy) cells.push(y * size + x);
  if (cells.length < 2) return null;
  const first = cellName(cells[0]!, size);
  const last = cellName(cells.at(-1)!, size);
  if (way === "column") return { name: first[0]!, cells };
  return { name: way === "row" ? first.slice(1) : `${first}-${last}`, cells };
}
