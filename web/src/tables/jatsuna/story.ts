/** A finished game as numbers: stones after every placement, and what each side captured. */
import type { GameEvent } from "../../lib/table.ts";
import { count, openingBefore, painted, SIDES } from "./rules.ts";

export interface Story {
  /** Stones of each side at the start and after each placement. */
  stones: number[][];
  captured: number[];
  /** The most captured by one stone. */
  best: number[];
  free: number[];
}

/** Null for a game that was given up: it has no last event. */
export function storyOf(log: readonly GameEvent[]): Story | null {
  const placed = log.filter((event) => event.kind === "place");
  if (!log.some((event) => event.kind === "over")) return null;
  const by = (sum: (captured: number[]) => number): number[] => SIDES.map((_, seat) => sum(placed.filter((event) => event.seat === seat).map((event) => event.captured as number)));
  return {
    stones: stonesOf(log, openingBefore(new Set(placed.map((event) => event.cell as number)))),
    captured: by((all) => all.reduce((sum, one) => sum + one, 0)),
    best: by((all) => Math.max(0, ...all)),
    free: by((all) => all.filter((one) => one === 0).length),
  };
}

function stonesOf(log: readonly GameEvent[], opening: string | null): number[][] {
  if (opening === null) return [];
  let board = opening;
  const found = [counted(board)];
  for (const event of log) {
    if (event.kind === "place") board = painted(board, event.cell, SIDES[event.seat]!);
    else if (event.kind === "flip") board = painted(board, event.cell, SIDES[event.to]!);
    else if (event.kind === "turn" || event.kind === "over") found.push(counted(board));
  }
  return found;
}

const counted = (board: string): number[] => SIDES.map((side) => count(board, side));
