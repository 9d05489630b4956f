/** The six lessons: small positions with one thing to do in each. */
import { cellAt, legalCells, opening, place, rival, type Colour } from "./rules.ts";

export interface Lesson {
  size: number;
  board: string;
  specials: number[];
  /** Where to place; nothing means anywhere legal. */
  want: number | null;
  /** The stone to point at instead of placing. */
  pick?: number;
  /** The stone must be a special one. */
  special?: boolean;
  /** Where white answers. */
  reply?: number;
}

const rows = (...lines: string[]): string => lines.join("");
const at = (name: string): number => cellAt(name, 6);

const LINE = rows("......", "..WB..", ".WWWWB", "..WBB.", "...W..", "......");
const STOPPED = rows("......", "..WB..", "BBBWWB", "..WBB.", "...W..", "......");

export const LESSONS: Lesson[] = [
  { size: 6, board: opening(6), specials: [], want: null },
  { size: 6, board: LINE, specials: [at("d3")], want: at("a3") },
  { size: 6, board: STOPPED, specials: [at("d3")], want: null, pick: at("d3") },
  { size: 6, board: rows("......", "......", "BBBWWB", "...B..", "...W..", "......"), specials: [at("d3")], want: at("d2") },
  { size: 6, board: rows("......", "......", "......", ".W.WB.", "......", "......"), specials: [], want: at("c4"), special: true, reply: at("f4") },
  { size: 4, board: rows(".WWB", "WBWB", "WBBW", "BBWW"), specials: [], want: 0 },
];

export const PLAYER: Colour = "B";

/** The cells a lesson lets one choose. */
export function choices(lesson: Lesson): number[] {
  if (lesson.pick !== undefined) return [...lesson.board].flatMap((found, cell) => (found === rival(PLAYER) ? [cell] : []));
  return lesson.want === null ? legalCells(lesson.board, lesson.size, PLAYER) : [lesson.want];
}

export interface Turned {
  board: string;
  turned: number[];
}

/** What a stone does on a lesson's board; a special one stays special. */
export function play(board: string, lesson: Lesson, cell: number, colour: Colour): Turned {
  const specials = new Set(lesson.specials);
  if (lesson.special && colour === rival(PLAYER)) specials.add(lesson.want!);
  return place(board, lesson.size, cell, colour, specials);
}
