/** The number cards (数字カード) and the nine cells, by the names the rules have for them. */
export const COLOURS = ["R", "B"] as const;
export const VALUES = [1, 4, 9, 16] as const;
export type Colour = (typeof COLOURS)[number];

/** Red before blue and low before high: the order of a hand. */
export const NAMES: readonly string[] = COLOURS.flatMap((colour) => VALUES.map((value) => `${colour}${value}`));
/** How many of each value a colour has (C2). */
export const EACH: Readonly<Record<number, number>> = { 1: 4, 4: 4, 9: 9, 16: 4 };
export const STARS = 21;
export const SIZE = 3;
export const CELLS = SIZE * SIZE;

export const colourOf = (card: string): Colour => card[0] as Colour;
export const valueOf = (card: string): number => Number(card.slice(1));
export const before = (one: string, other: string): number => NAMES.indexOf(one) - NAMES.indexOf(other);

/** `(1,3)`: row and column. */
export const cellName = (cell: number): string => `(${Math.floor(cell / SIZE) + 1},${(cell % SIZE) + 1})`;
export const cellAt = (name: string): number => (Number(name[1]) - 1) * SIZE + Number(name[3]) - 1;
