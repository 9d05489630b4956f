/**
 * The score that counts most (気づく力): which roles could be noticed, and which were.
 * For games that are over; the same as `teban/games/squfibo/noticing.py`.
 */
import type { GameEvent } from "../../lib/table.ts";
import { CELLS } from "./cards.ts";
import { rolesWith, type Board, type Named } from "./roles.ts";

export type Outcome = "nothing" | "noticed" | "missed";

/** One turn, looked at afterwards. */
export interface Notice {
  turn: number;
  seat: number;
  /** After the placement. */
  board: Board;
  placed: number;
  /** Every role that could be claimed. */
  possible: Named[];
  /** What was claimed, in order; wrong ones have no role. */
  claims: Named[];
}

export interface Score {
  possible: number;
  noticed: number;
  missed: number;
  wrong: number;
}

export const SCORES = ["possible", "noticed", "missed", "wrong"] as const;

export function outcome(notice: Notice): Outcome {
  if (!notice.possible.length) return "nothing";
  return notice.claims.some((claim) => claim.role) ? "noticed" : "missed";
}

/** Every turn of a game from its start, as far as its card was placed. */
export function review(events: readonly GameEvent[]): Notice[] {
  const board: (string | null)[] = Array(CELLS).fill(null);
  const turns: Notice[] = [];
  let turn = 1;
  for (const event of events) {
    if (event.kind === "turn") turn = event.number;
    else if (event.kind === "discard" || event.kind === "remove") board[event.cell] = null;
    else if (event.kind === "claim") turns.at(-1)?.claims.push({ cells: event.cells, role: event.role });
    else if (event.kind === "place") {
      board[event.cell] = event.card;
      turns.push({ turn, seat: event.seat, board: [...board], placed: event.cell, possible: rolesWith(board, event.cell), claims: [] });
    }
  }
  return turns;
}

/** What a player could notice, noticed, missed, and claimed wrongly. */
export function score(turns: readonly Notice[], seat: number): Score {
  const own = turns.filter((notice) => notice.seat === seat);
  const ended = own.map(outcome);
  const noticed = ended.filter((one) => one === "noticed").length;
  const missed = ended.filter((one) => one === "missed").length;
  const wrong = own.flatMap((notice) => notice.claims).filter((claim) => !claim.role).length;
  return { possible: noticed + missed, noticed, missed, wrong };
}
