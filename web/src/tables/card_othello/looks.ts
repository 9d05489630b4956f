/** What each stone looks like: its colour, what it carries, and the numbers on it. */
import type { Carried } from "./art/marks.ts";
import type { MarkerView, View } from "./fold.ts";
import { SIZE, type Colour } from "./rules.ts";

export interface Look {
  colour: Colour;
  carries: Carried | null;
  count: number | null;
  guard: number | false;
  /** §12.10: small, with two leaves, and without a number. */
  sprout: boolean;
}

/** Looks that no marker stands for, by cell: the stones of one move, and a trap that is revealed. */
export type Passing = Readonly<Record<number, Carried>>;

const COUNTED: ReadonlySet<string> = new Set(["BOMB", "DRAGON", "BREEDING", "UDG"]);

/** §10.20: what a migrant stone brings at its owner's next turn. */
export const income = (paid: number): number => 1 << paid;

function number(marker: MarkerView): number | null {
  if (marker.kind === "WORK") return income(marker.counter);
  return COUNTED.has(marker.kind) ? marker.counter : null;
}

/** The look of every cell; null for an empty one. */
export function looks(view: Pick<View, "board" | "markers" | "sprouts">, passing: Passing = {}): (Look | null)[] {
  const found = Array.from({ length: SIZE * SIZE }, (_, cell): Look | null => {
    const colour = view.board[cell];
    if (colour !== "B" && colour !== "W") return null;
    return { colour, carries: passing[cell] ?? null, count: null, guard: false, sprout: view.sprouts.includes(cell) };
  });
  for (const marker of view.markers) {
    const look = found[marker.cell];
    if (!look) continue;
    if (marker.kind === "GUARD") look.guard = marker.counter;
    else Object.assign(look, { carries: marker.kind as Carried, count: number(marker) });
  }
  return found;
}
