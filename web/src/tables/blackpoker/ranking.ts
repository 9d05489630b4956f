/** In which order somebody meets what may be requested: what builds and fights first, then what ends the turn, then what needs a plan. */
import type { Action } from "./catalogue.ts";
import { ATTACKING, isSoldier } from "./places.ts";
import type { UnitView, View } from "./fold.ts";

const SENSIBLE: readonly string[] = ["summon_soldier", "summon_hero", "summon_ace", "summon_magician", "set_bulwark", "attack", "end", "trap_counter", "truce", "equip", "down", "up", "kill", "twist"];
const PLANNED = SENSIBLE.length;
const IDLE = 100;

/** Whether it could attack now: a charged soldier that has not just come, or is swift. */
export const canAttack = (unit: UnitView): boolean => isSoldier(unit) && !unit.driven && (!unit.fresh || unit.labels.includes("haste"));

/** an attack with nobody is legal, and comes to nothing. */
export const idle = (action: Action, view: View, seat: number | null): boolean =>
  action.key === "attack" && seat !== null && !view.sides[seat]!.units.some((unit) => canAttack(unit) || unit.role === ATTACKING);

function rank(action: Action, view: View, seat: number | null): number {
  if (idle(action, view, seat)) return IDLE;
  const top = view.stage.at(-1);
  // What the other side asks for is what one counters.
  if (action.key === "counter" && top && top.seat !== seat) return -1;
  const at = SENSIBLE.indexOf(action.key);
  return at < 0 ? PLANNED : at;
}

export const ranked = (actions: readonly Action[], view: View, seat: number | null): Action[] => actions.toSorted((one, other) => rank(one, view, seat) - rank(other, view, seat));
