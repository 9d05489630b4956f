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

/** A moment and the gap behind it. A placement waits for nothing: its flips begin while it lands. */
export const timing = {
  turn_started: TURN_TRANSITION_GAP,
  card_drawn: MOVE,
  card_played: SHOW_CARD,
  card_sold: PASS_CARD,
  card_resold: PASS_CARD,
  card_condemned: PASS_CARD,
  card_gained: PASS_CARD,
  card_taken: PASS_CARD,
  card_cancelled: MOVE,
  target_chosen: FADE_IN,
  stone_placed: 0,
  stone_spawned: FADE_IN + PHASE_GAP,
  stone_flipped: FLIP + PHASE_GAP,
  stone_restored: OVERLAY_CROSSFADE + PHASE_GAP,
  stone_recolored: OVERLAY_CROSSFADE + PHASE_GAP,
  stone_moved: MOVE + PHASE_GAP,
  stones_transposed: TRANSPOSE + PHASE_GAP,
  stone_destroyed: FADE_OUT + PHASE_GAP,
  blast: FLASH,
  marker_added: OVERLAY_CROSSFADE,
  marker_ticked: OVERLAY_CROSSFADE,
  marker_removed: OVERLAY_CROSSFADE,
  trap_set: PHASE_GAP,
  trap_revealed: OVERLAY_CROSSFADE,
  trap_sprung: FLASH + PHASE_GAP,
  extra_placement: PHASE_GAP,
  passed: 900,
  over: 300,
};
