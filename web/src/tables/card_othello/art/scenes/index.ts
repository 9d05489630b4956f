/** The scene of each card, by the id of its type. */
import { CHARM } from "./charm.ts";
import { FORTUNE } from "./fortune.ts";
import { HAND } from "./hand.ts";
import { MOTION } from "./motion.ts";
import { RUIN } from "./ruin.ts";
import { SHELTER } from "./shelter.ts";
import { ULTIMATE } from "./ultimate.ts";
import type { Scene } from "./paint.ts";

export const SCENES: Readonly<Record<string, Scene>> = {
  ...FORTUNE,
  ...HAND,
  ...SHELTER,
  ...RUIN,
  ...MOTION,
  ...CHARM,
  ...ULTIMATE,
};
