/** How a match ended, as a person at a seat would say it. */

export type Outcome = "win" | "loss" | "draw" | "decided";

export function winners(ranks: readonly number[]): number[] {
  return ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
}

/** For one of these seats; `decided` for who only watched, or held several. */
export function outcome(ranks: readonly number[], yours: readonly number[]): Outcome {
  const best = winners(ranks);
  if (yours.length !== 1) return best.length > 1 ? "draw" : "decided";
  if (!best.includes(yours[0]!)) return "loss";
  return best.length > 1 ? "draw" : "win";
}

/** For each seat by itself. */
export const seatOutcomes = (ranks: readonly number[]): ("win" | "loss" | "draw")[] => ranks.map((_, seat) => outcome(ranks, [seat]) as "win" | "loss" | "draw");

/** `m:ss`, counted up so that nobody sees 0:00 while there is time left. */
export function clock(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
