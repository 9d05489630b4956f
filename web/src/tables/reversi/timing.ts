/** Milliseconds of each kind of event at speed 1. */
import { settings } from "../../lib/settings.svelte.ts";

const BREATH = 500;

export const timing = {
  /** §5.2.1(3): a breath between a stone and the turning, the same for both sides and every stone. */
  get place(): number {
    const breath = settings.games.reversi?.breath;
    return typeof breath === "number" && breath >= 0 && breath <= 1000 ? breath : BREATH;
  },
  flip: 600,
  natural_pass: 900,
  forced_pass: 900,
  item: 600,
  undo: 600,
  disarm: 600,
  turn: 200,
  over: 300,
};
