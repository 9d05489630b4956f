/** §12.5: how long everything takes, in milliseconds at speed 1. */
export const FLIP = 600;
export const PHASE_GAP = 200;
export const TURN_TRANSITION_GAP = 200;
export const FADE_IN = 300;
export const FADE_OUT = 500;
export const OVERLAY_CROSSFADE = 600;
export const MOVE = 300;
/** §12.9: a transposition is a fifth shorter than a move. */
export const TRANSPOSE = MOVE * 0.8;

/** A card in the middle of the board: long enough to be recognised. */
export const SHOW_CARD = 1300;
export const PASS_CARD = 700;
export const FLASH = 400;

/** A moment and the gap behind it. A placement waits for nothing: its flips are of the same moment. */
const spaced = (ms: number): number => ms + PHASE_GAP;

export const timing = {
  turn_started: TURN_TRANSITION_GAP,
  card_drawn: spaced(MOVE),
  card_played: spaced(SHOW_CARD),
  card_sold: spaced(PASS_CARD),
  card_resold: spaced(PASS_CARD),
  card_condemned: spaced(PASS_CARD),
  card_gained: spaced(PASS_CARD),
  card_taken: spaced(PASS_CARD),
  card_cancelled: spaced(MOVE),
  target_chosen: spaced(FADE_IN),
  stone_placed: spaced(FADE_IN),
  stone_spawned: spaced(FADE_IN),
  stone_flipped: spaced(FLIP),
  stone_restored: spaced(OVERLAY_CROSSFADE),
  stone_recolored: spaced(OVERLAY_CROSSFADE),
  stone_moved: spaced(MOVE),
  stones_transposed: spaced(TRANSPOSE),
  stone_destroyed: spaced(FADE_OUT),
  marker_added: spaced(OVERLAY_CROSSFADE),
  marker_ticked: spaced(OVERLAY_CROSSFADE),
  marker_removed: spaced(OVERLAY_CROSSFADE),
  trap_set: PHASE_GAP,
  trap_revealed: spaced(OVERLAY_CROSSFADE),
  trap_sprung: spaced(FLASH),
  extra_placement: PHASE_GAP,
  passed: 900,
  over: 300,
};
