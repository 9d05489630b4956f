/**
 * Picks that are made unasked, because everybody sees that there is only one way: the match makes them, and the
 * page only shows what they are.
 */
import { actionOf } from "./catalogue.ts";
import type { Step } from "./choosing.svelte.ts";
import type { RequestView, View } from "./fold.ts";
import { isSoldier, PLAYERS, rival, stageName, stands, trumpName, unitName, unitPlace } from "./places.ts";

/** In the order in which they are picked. */
const ORDER = ["key", "key_soldier", "drive", "discard", "sacrifice", "target"] as const;
export interface Unasked {
  kind: string;
  name: string;
}

/** What has been picked unasked so far, for the request of this seat; `next` is the kind asked for now. */
export function unasked(view: View, seat: number, action: string, steps: readonly Step[], next: string | null): Unasked[] {
  const found = actionOf(action);
  if (!found) return [];
  const passed = (kind: (typeof ORDER)[number]): boolean => next === null || ORDER.indexOf(next as "key") > ORDER.indexOf(kind);
  const picked = (kind: string): string[] => steps.filter(({ question }) => question.kind === kind).map(({ pick }) => pick);
  const units = view.sides[seat]!.units;
  const all: Unasked[] = [];
  const drives = [...found.cost].filter((letter) => letter === "B").length;
  if (drives && passed("drive")) {
    const last = Math.max(-1, ...picked("drive").map(unitPlace));
    const upright = units.flatMap((unit, at) => (!isSoldier(unit) && !unit.driven && at > last ? [unitName(seat, at)] : []));
    all.push(...upright.slice(0, drives - picked("drive").length).map((name) => ({ kind: "drive", name })));
  }
  const alone = (kind: (typeof ORDER)[number], names: string[]): void => {
    if (passed(kind) && !picked(kind).length && names.length === 1) all.push({ kind, name: names[0]! });
  };
  if (found.keys?.kind === "soldier") alone("key_soldier", units.flatMap((unit, at) => (unit.labels.includes(action) && !unit.driven ? [unitName(seat, at)] : [])));
  if (found.cost.includes("S")) alone("sacrifice", units.map((_, at) => unitName(seat, at)));
  if (found.aim) alone("target", aims(view, seat, found.aim, picked("key")));
  return all;
}

const withKeys = ({ keys }: RequestView): boolean => keys.length === 1 || keys.length === 2;

/** Everything of a kind that can be aimed at. */
function aims(view: View, seat: number, aim: string, keys: readonly string[]): string[] {
  const units = (fits: (stand: ReturnType<typeof stands>[number]) => boolean): string[] => stands(view).filter(fits).map((one) => unitName(one.seat, one.at));
  const requests = (fits: (request: RequestView) => boolean): string[] => view.stage.flatMap((request, at) => (fits(request) ? [stageName(at)] : []));
  switch (aim) {
    case "any_soldier":
      return units(({ unit }) => isSoldier(unit));
    case "any_character":
      return units(() => true);
    case "any_bulwark":
      return units(({ unit }) => !isSoldier(unit));
    case "own_character":
      return units((one) => one.seat === seat);
    case "own_soldier_of_suit":
      return units((one) => one.seat === seat && isSoldier(one.unit) && one.unit.cards?.[0]?.[0] === keys[0]?.[0]);
    case "the_rival":
      return [PLAYERS[rival(seat)]!];
    case "with_keys":
      return requests(withKeys);
    case "counterable":
      return requests((request) => withKeys(request) && !actionOf(request.action)?.exempt);
    case "with_target":
      return requests(({ target }) => target !== null);
    case "judgements":
      return requests(({ action }) => action === "damage_judge");
    case "face_up_trumps":
      return view.sides.flatMap((side, owner) => side.trumps.flatMap((trump, at) => (trump.up ? [trumpName(owner, at)] : [])));
    default:
      return [];
  }
}
