/** What a request or a fight would give, from what this player may know. */
import { numberOf } from "./catalogue.ts";
import type { RequestView, UnitView, View } from "./fold.ts";
import { aimed, ATTACKING, isSoldier, requestAt, rival, trumpAt, unitAt, type Stand } from "./places.ts";

/** A sentence of the table: `forecast-KEY` with its fields. */
export interface Forecast {
  key: string;
  fields?: Record<string, string | number>;
}

/** A request as it is put together: the keys in hand, and what it is aimed at. */
export interface Plan {
  action: string;
  seat: number;
  keys: readonly string[];
  /** The name of the target on the table. */
  target: string | null;
  /** The soldier that is the key. */
  soldier?: string | null;
}

export const planOf = (view: View, request: RequestView): Plan => ({ action: request.action, seat: request.seat, keys: request.keys, target: aimed(view, request) });

const sum = (cards: readonly string[]): number => cards.reduce((all, card) => all + numberOf(card), 0);
const same = (one: string, other: string): boolean => one === other || (one[0] === "X" && other[0] === "X");

/** What comes of it if nothing changes before it resolves; null where there is nothing to compare. */
export function forecast(view: View, plan: Plan): Forecast | null {
  const stand = plan.target === null ? null : unitAt(view, plan.target);
  switch (plan.action) {
    case "up":
      return sized(stand, sum(plan.keys));
    case "equip":
      return sized(stand, sum(plan.keys));
    case "rally":
      return sized(stand, unitAt(view, plan.soldier ?? "")?.unit.size ?? 0);
    case "down": {
      if (!stand || stand.unit.size === null) return null;
      const left = stand.unit.size - sum(plan.keys);
      return left <= 0 ? { key: "falls" } : { key: "size", fields: { from: stand.unit.size, to: left } };
    }
    case "counter":
      return countered(view, plan);
    case "trap_counter": {
      const other = requestAt(view, plan.target ?? "");
      return other && plan.keys.length ? { key: other.keys.some((card) => same(card, plan.keys[0]!)) ? "cancels" : "idle" } : null;
    }
    case "destroy_trump": {
      const card = trumpAt(view, plan.target ?? "")?.card;
      return card && plan.keys.length ? { key: card === plan.keys[0] ? "falls" : "idle" } : null;
    }
    case "slash": {
      const strength = unitAt(view, plan.soldier ?? "")?.unit.size ?? null;
      return strength === null || !stand || stand.unit.size === null ? null : { key: stand.unit.size <= strength ? "falls" : "idle" };
    }
    case "throw":
      return { key: "damage", fields: { number: numberOf(plan.keys.find((card) => card[0] === "S") ?? "X1") } };
    case "rsf":
      return { key: "damage", fields: { number: 40 } };
    case "death_lance": {
      const [spade, diamond] = ["S", "D"].map((suit) => plan.keys.find((card) => card[0] === suit));
      if (!stand || stand.unit.size === null || !spade || !diamond) return null;
      const hits = stand.unit.size !== 0 && stand.unit.size % numberOf(diamond) === 0;
      return hits ? { key: "pierces", fields: { number: numberOf(spade) } } : { key: "idle" };
    }
    case "sword_rain": {
      const fallen = (seat: number): number => view.sides[seat]!.units.filter((unit) => unit.size !== null && unit.size <= sum(plan.keys)).length;
      return { key: "rain", fields: { own: fallen(plan.seat), theirs: fallen(rival(plan.seat)) } };
    }
    case "force":
      return { key: "force", fields: { number: sum(plan.keys) } };
    case "damage_judge":
      return judged(view);
    default:
      return null;
  }
}

const sized = (stand: Stand | null, more: number): Forecast | null => (stand && stand.unit.size !== null ? { key: "size", fields: { from: stand.unit.size, to: stand.unit.size + more } } : null);

/** Two keys always go; one goes if its number is not higher. */
function countered(view: View, { keys, target }: Plan): Forecast | null {
  const other = requestAt(view, target ?? "");
  if (!other || !keys.length) return null;
  if (other.keys.length === 2) return { key: "cancels" };
  const [mine, theirs] = [numberOf(keys[0]!), numberOf(other.keys[0]!)];
  return { key: mine >= theirs ? "beats" : "fails", fields: { mine, theirs } };
}

export interface Fight {
  attacker: UnitView;
  blockers: UnitView[];
  /** Who goes to the grave; null where a face-down card decides. */
  falls: "attacker" | "blockers" | "both" | "unknown" | null;
  damage: number;
}

/** Every fight as it stands; `meant` are blocks that are only meant so far, by uids. */
export function fights(view: View, meant?: Record<number, number>): Fight[] {
  const defenders = view.sides[rival(view.turn)]!.units;
  return view.sides[view.turn]!.units.filter((unit) => unit.role === ATTACKING).map((attacker) => {
    const blockers = defenders.filter((unit) => (meant ? meant[unit.uid] : unit.role) === attacker.uid);
    const size = attacker.size ?? 0;
    if (!blockers.length) return { attacker, blockers, falls: null, damage: Math.max(0, size) };
    return { attacker, blockers, falls: isSoldier(blockers[0]!) ? compared(size, blockers) : uncovered(attacker, blockers[0]!), damage: 0 };
  });
}

function compared(size: number, blockers: UnitView[]): Fight["falls"] {
  const theirs = blockers.reduce((all, unit) => all + (unit.size ?? 0), 0);
  return size === theirs ? "both" : size < theirs ? "attacker" : "blockers";
}

/** A bulwark always falls; it takes along whoever has its number. */
function uncovered(attacker: UnitView, bulwark: UnitView): Fight["falls"] {
  const card = bulwark.cards?.[0];
  if (!card) return "unknown";
  return card[0] === "X" || (attacker.cards ?? []).some((one) => numberOf(one) === numberOf(card)) ? "both" : "blockers";
}

function judged(view: View): Forecast {
  const damage = fights(view).reduce((all, fight) => all + fight.damage, 0);
  return damage ? { key: "judge-damage", fields: { number: damage } } : { key: "judge" };
}

/** B・J: courts count ten, an ace eleven unless that were too much when it came. */
export function points(cards: readonly string[]): number {
  return cards.reduce((all, card) => {
    const number = numberOf(card);
    return all + (number === 1 ? (all + 11 >= 22 ? 1 : 11) : Math.min(10, number));
  }, 0);
}
