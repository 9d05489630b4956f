/** Milliseconds of each kind of event at speed 1. */
export const timing = {
  /** Ten ticks that slow down, and a moment to read where it stopped. */
  roulette: 2600,
  place: 260,
  flip: 600,
  turn: 160,
  over: 300,
};

/** Later by so much for each cell from the placed stone: a wave along the line. */
export const WAVE = 45;

const TICKS = 10;
const SPIN = 0.68;

/** When the light of the roulette moves on, as shares of its time: slower and slower. */
export const ticks: readonly number[] = Array.from({ length: TICKS }, (_, at) => SPIN * ((at + 1) / TICKS) ** 1.7);
