/** How a person's games ended, summed up for charts. */
import type { MatchHead, Tally } from "../lib/api.ts";
import { outcome } from "../lib/outcome.ts";

export interface Row {
  against: string;
  won: number;
  drawn: number;
  lost: number;
}

export const total = (row: Row): number => row.won + row.drawn + row.lost;

/** One row for each kind of opponent, in the order given, then whoever else there was. */
export function rows(tallies: readonly Tally[], game: string, order: readonly string[]): Row[] {
  const found = new Map<string, Row>();
  for (const tally of tallies) {
    if (tally.game !== game || tally.kind !== "outcome") continue;
    const row = found.get(tally.detail) ?? { against: tally.detail, won: 0, drawn: 0, lost: 0 };
    if (tally.name === "won" || tally.name === "drawn" || tally.name === "lost") row[tally.name] += tally.count;
    found.set(tally.detail, row);
  }
  const place = (row: Row) => (order.includes(row.against) ? order.indexOf(row.against) : order.length);
  return [...found.values()].sort((a, b) => place(a) - place(b) || a.against.localeCompare(b.against));
}

export function summed(all: readonly Row[]): Row {
  return all.reduce((sum, row) => ({ against: "", won: sum.won + row.won, drawn: sum.drawn + row.drawn, lost: sum.lost + row.lost }), {
    against: "", won: 0, drawn: 0, lost: 0,
  });
}

/** Where a game has more places than won and lost. */
export interface Places {
  /** As in a row; empty for all of them. */
  against: string;
  /** How often each place was reached, best first. */
  reached: number[];
  average: number;
  /** The most points in one match. */
  best: number;
}

/** The places of these matches: all of them, then by kind of opponent in the order given. */
export function places(matches: readonly MatchHead[], game: string, players: number, order: readonly string[]): Places[] {
  const found = new Map<string, MatchHead[]>();
  const mine = matches.filter((match) => match.game === game && match.result && match.yours?.length === 1);
  for (const match of mine) for (const against of ["", rivals(match)]) found.set(against, [...(found.get(against) ?? []), match]);
  const place = (against: string) => (against === "" ? -1 : order.includes(against) ? order.indexOf(against) : order.length);
  return [...found].map(([against, played]) => placed(against, played, players)).sort((a, b) => place(a.against) - place(b.against) || a.against.localeCompare(b.against));
}

function placed(against: string, played: readonly MatchHead[], players: number): Places {
  const ranks = played.map((match) => match.result!.ranks[match.yours![0]!]!);
  return {
    against,
    reached: Array.from({ length: players }, (_, at) => ranks.filter((rank) => rank === at + 1).length),
    average: ranks.reduce((sum, rank) => sum + rank, 0) / ranks.length,
    best: Math.max(...played.map((match) => match.result!.points[match.yours![0]!]!)),
  };
}

const rivals = (match: MatchHead): string => [...new Set((match.seats ?? []).filter((_, seat) => !match.yours!.includes(seat)).map((seat) => seat.level || seat.kind))].sort().join("+");

/** Wins minus losses after each match, oldest first: a line that climbs with skill. */
export function climb(matches: readonly MatchHead[], game: string): number[] {
  let height = 0;
  return matches
    .filter((match) => match.game === game && match.result && match.yours?.length === 1)
    .toSorted((a, b) => a.updated - b.updated)
    .map((match) => {
      const ended = outcome(match.result!.ranks, match.yours!);
      height += ended === "win" ? 1 : ended === "loss" ? -1 : 0;
      return height;
    });
}

/** A polyline in a box of this size; flat lines lie in the middle. */
export function path(values: readonly number[], width: number, height: number): string {
  const all = [0, ...values];
  const least = Math.min(...all);
  const span = Math.max(...all) - least || 2;
  const base = Math.max(...all) === least ? least - 1 : least;
  const step = width / Math.max(1, all.length - 1);
  return all.map((value, at) => `${at ? "L" : "M"}${(at * step).toFixed(1)} ${(height - ((value - base) / span) * height).toFixed(1)}`).join("");
}
