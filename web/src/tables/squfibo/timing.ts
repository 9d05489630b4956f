/** Milliseconds of each kind of event at speed 1. */

/** C4: a claim takes as long whether it is right or wrong, and a placement whether or not it makes a role. */
export const timing = {
  discard: 500,
  place: 500,
  claim: 1600,
  remove: 600,
  draw: 450,
  stars: 900,
  end: 300,
  turn: 200,
  over: 400,
};
