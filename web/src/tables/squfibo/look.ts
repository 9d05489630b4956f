/** The drawing of a card, in a box of 120 × 168: its number, and the number as a square of dots or of small squares. */
import { colourOf, valueOf } from "./cards.ts";

export const CARD = { width: 120, height: 168 };
/** The square under the number. */
const FIELD = { x: 24, y: 76, size: 72, margin: 5 };
const FILLED = 0.68;

export const TINT = { R: "#f7e3dc", B: "#dfe9f4" } as const;
export const INK = { R: "var(--sq-red, #b8332c)", B: "var(--sq-blue, #1f5796)" } as const;

/** Red counts in dots and blue in squares, so that nobody needs to tell the colours apart. */
export function pips(card: string): string {
  const side = Math.sqrt(valueOf(card));
  const step = (FIELD.size - 2 * FIELD.margin) / side;
  const half = (step * FILLED) / 2;
  const shape = colourOf(card) === "R" ? dot : square;
  return Array.from({ length: side * side }, (_, at) => {
    const x = FIELD.x + FIELD.margin + step * ((at % side) + 0.5);
    const y = FIELD.y + FIELD.margin + step * (Math.floor(at / side) + 0.5);
    return shape(x, y, half);
  }).join("");
}

const round = (number: number): number => Math.round(number * 100) / 100;
const dot = (x: number, y: number, half: number): string => `M${round(x - half)} ${round(y)}a${round(half)} ${round(half)} 0 1 0 ${round(2 * half)} 0a${round(half)} ${round(half)} 0 1 0 ${round(-2 * half)} 0Z`;
const square = (x: number, y: number, half: number): string => `M${round(x - half)} ${round(y - half)}h${round(2 * half)}v${round(2 * half)}h${round(-2 * half)}Z`;

/** A star (星), in a box of 20 × 20. */
export const STAR = "M10 1.6 12.5 7.1 18.5 7.8 14.1 11.9 15.2 17.8 10 14.9 4.8 17.8 5.9 11.9 1.5 7.8 7.5 7.1Z";
