/** What the figures share: a bust in a box of 200 × 200 that stands on its lower edge, cut out of paper. */
export type Mood = "plain" | "win" | "lose";

export interface Bust {
  /** Outer shapes; a rim of paper around them keeps the figure clear of any ground. */
  rim: string[];
  draw(mood: Mood): string;
}

export const INK = "#141826";

/** A flat shape with an ink outline. */
export const shape = (d: string, fill: string, width = 3): string =>
  `<path d="${d}" fill="${fill}" stroke="${INK}" stroke-width="${width}" stroke-linejoin="round"/>`;
export const flat = (d: string, fill: string, opacity = 1): string =>
  `<path d="${d}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ""}/>`;
export const stroke = (d: string, colour = INK, width = 3): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
/** A line with an outline: fingers, cords and rings. */
export const cord = (d: string, colour: string, width: number): string => stroke(d, INK, width + 5) + stroke(d, colour, width);
export const disc = (x: number, y: number, r: number, fill: string, width = 0): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"${width ? ` stroke="${INK}" stroke-width="${width}"` : ""}/>`;
/** The same on the other side of the face. */
export const mirrored = (art: string): string => `${art}<g transform="matrix(-1 0 0 1 200 0)">${art}</g>`;
