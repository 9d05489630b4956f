/** What is heard at this table: the more a stone captures, the higher it sounds. */
import { sound } from "../../lib/sound.ts";
import type { GameEvent } from "../../lib/table.ts";
import { choosing } from "./choosing.svelte.ts";
import { ticks } from "./timing.ts";

const CONTACT = 90;
const CAPTURES = ["stone", "capture-1", "capture-2", "capture-3", "capture-4"] as const;

export function hear(events: GameEvent[], ms: number): void {
  const event = events[0]!;
  if (event.kind === "roulette") for (const tick of ticks) sound.play("tick", tick * ms);
  else if (event.kind === "place") sound.play(knock(event.captured), Math.min(CONTACT, ms));
  else if (event.kind === "over") sound.play(ending(event.ranks, choosing.yours));
}

export const knock = (captured: number): (typeof CAPTURES)[number] => CAPTURES[Math.min(captured, CAPTURES.length - 1)]!;

/** Four endings: first, second, third, and a first place that is shared. */
export function ending(ranks: readonly number[], yours: readonly number[]): "win" | "second" | "lose" | "draw" {
  const rank = yours.length === 1 ? ranks[yours[0]!]! : 1;
  if (rank > 1) return rank === 2 ? "second" : "lose";
  return ranks.filter((one) => one === 1).length > 1 ? "draw" : "win";
}
