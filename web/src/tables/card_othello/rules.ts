/** What can be worked out from what a viewer is shown, and from nothing else. */
import type { MarkerView } from "./fold.ts";

export type Colour = "B" | "W";

export const COLOURS: readonly Colour[] = ["B", "W"];
export const SIZE = 8;
/** §5.1 */
export const MOST_CHARGE = 30;
const DIRECTIONS = [[-1, -1], [0, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [0, 1], [1, 1]] as const;

export const rival = (colour: Colour): Colour => (colour === "B" ? "W" : "B");
export const count = (board: string, colour: Colour): number => [...board].filter((found) => found === colour).length;

/** §6, §10.14, §10.15, §10.28: a stone that carries one of these cannot be flipped. */
export const SHIELDS: ReadonlySet<string> = new Set(["PROTECTED", "PERMA", "GUARD", "DRAGON", "BREEDING", "UDG"]);

/** The cells a placement would flip; §6.3: a stone that cannot be flipped breaks its whole line. */
export function preview(view: { board: string; markers: readonly MarkerView[] }, cell: number, own: Colour): number[] {
  const { board } = view;
  if (board[cell] !== ".") return [];
  const shielded = new Set(view.markers.filter((marker) => SHIELDS.has(marker.kind)).map((marker) => marker.cell));
  return DIRECTIONS.flatMap(([dx, dy]) => {
    const run: number[] = [];
    let x = (cell % SIZE) + dx;
    let y = Math.floor(cell / SIZE) + dy;
    const inside = (): boolean => x >= 0 && y >= 0 && x < SIZE && y < SIZE;
    for (; inside() && board[y * SIZE + x] === rival(own); x += dx, y += dy) {
      if (shielded.has(y * SIZE + x)) return [];
      run.push(y * SIZE + x);
    }
    return inside() && board[y * SIZE + x] === own ? run : [];
  });
}

export const DANGERS = ["flip", "convert", "destroy", "tempt", "move"] as const;
export type Danger = (typeof DANGERS)[number];

/** Rulings 3.9: what can be done to a stone that carries these. */
export function open(danger: Danger, carried: readonly string[]): boolean {
  const guarded = carried.includes("GUARD");
  const trapped = carried.includes("TRAP");
  switch (danger) {
    case "flip":
      return !carried.some((kind) => SHIELDS.has(kind));
    case "convert":
      // A trap looks plain to whoever would convert it.
      return carried.every((kind) => kind === "TRAP");
    case "destroy":
      return !guarded;
    case "tempt":
      return carried.length > 0 && !guarded && !trapped;
    case "move":
      return true;
  }
}
