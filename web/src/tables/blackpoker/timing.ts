/** How long everything takes, in milliseconds at speed 1. */
export const MOVE = 420;
export const TURN_OVER = 700;
export const DRIVE = 350;
export const SHOW = 1100;
export const STRIKE = 800;
export const HAND_OVER = 1000;
/** Who goes first, and why: long enough to be read. */
export const COMPARE = 1100;
/** A card touches the table at this part of its flight. */
export const CONTACT = 0.72;

/** The view changes at the end of all this, in no time: what moved has landed where it shows it. */
export const timing = {
  request: 450,
  push: 150,
  cancel: STRIKE,
  fizzle: STRIKE,
  drop: STRIKE,
  move: MOVE,
  show: SHOW,
  turn_up: TURN_OVER,
  compared: COMPARE,
  state: DRIVE,
  top: 120,
  pass: 420,
  turn: HAND_OVER,
  lose: 700,
};
