/** What a computer player says when a match is over, where its game has words for it. */
import { levelKind } from "../lib/levels.ts";
import { seatOutcomes } from "../lib/outcome.ts";
import type { SeatInfo } from "../lib/table.ts";
import { named } from "../lib/text.svelte.ts";

export interface Speech {
  seat: number;
  /** `speech-LEVEL-OUTCOME-N` in the game's words. */
  key: string;
}

/** One line of each computer player, the same whenever this match is looked at. */
export function speeches(game: string, match: string, seats: readonly SeatInfo[], ranks: readonly number[], find = named): Speech[] {
  const ended = seatOutcomes(ranks);
  return seats.flatMap((info, seat) => {
    if (info.kind !== "computer" || !info.level) return [];
    const prefix = `speech-${levelKind(info.level)}-${ended[seat]}`;
    const numbers = find(game, prefix);
    return numbers.length ? [{ seat, key: `${prefix}-${numbers[sum(match) % numbers.length]}` }] : [];
  });
}

const sum = (text: string): number => [...text].reduce((total, letter) => total + letter.codePointAt(0)!, 0);
