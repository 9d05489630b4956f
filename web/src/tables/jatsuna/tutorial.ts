/** The lessons: small positions with one thing to do in each. The player is ●. */
import { cellAt, CELLS, legalCells, SIDES, type Side, type Transform } from "./rules.ts";

export interface Lesson {
  board: string;
  transform: Transform;
  /** Where to place; nothing means anywhere legal. */
  want: number[];
}

export const PLAYER: Side = SIDES[0]!;

const ROW = ".......";
/** A board of these rows, by number; the others are empty, and the wall stands. */
function rows(given: Record<number, string>): string {
  return Array.from({ length: CELLS / ROW.length }, (_, at) => given[at + 1] ?? (at === 3 ? "...X..." : ROW)).join("");
}

const CORNERS = ["(1,1)", "(1,7)", "(7,1)", "(7,7)"].map(cellAt);
const LINE = rows({ 1: "OCPC..." });
const LAST = ["OOOPPP.", "OOCCCPP", "OCCCCPP", "OCCXPPP", "CCCOPPP", "CCOOOPP", "OOOOOOP"].join("");

export const LESSONS: readonly Lesson[] = [
  { board: rows({ 2: ".OCC..." }), transform: "own", want: [] },
  { board: LINE, transform: "own", want: [] },
  { board: rows({ 3: ".OC....", 6: ".....P." }), transform: "own", want: [] },
  { board: rows({ 4: "..CXO..", 5: "..PPO.." }), transform: "own", want: [cellAt("(5,2)")] },
  { board: rows({ 3: "...O...", 5: ".....C.", 6: "..P...." }), transform: "own", want: CORNERS },
  { board: LINE, transform: "sansukumi", want: [] },
  { board: LAST, transform: "own", want: [] },
];

/** The cells a lesson lets one choose. */
export const choices = ({ board, want }: Lesson): number[] => (want.length ? want : legalCells(board, PLAYER));
