/** Things on the table by their names in the game's notation. */
import type { RequestView, UnitView, View } from "./fold.ts";
import type { Notes } from "./notes.ts";

export const PLAYERS = ["P1", "P2"] as const;
export const ATTACKING = -1;
/** What kind of thing a target is. */
export const AIM = { player: 0, unit: 1, request: 2, trump: 3 } as const;

export const rival = (seat: number): number => 1 - seat;
export const unitName = (seat: number, at: number): string => `${PLAYERS[seat]}.${at}`;
/** Where on its field the unit of a name lies. */
export const unitPlace = (name: string): number => Number(name.split(".")[1]);
export const trumpName = (seat: number, at: number): string => `${PLAYERS[seat]}.trump.${at}`;
export const stageName = (at: number): string => `stage.${at}`;
export const isSoldier = (unit: UnitView): boolean => unit.kind !== "bulwark";

export interface Stand {
  seat: number;
  at: number;
  unit: UnitView;
}

/** Everything on the fields. */
export const stands = (view: View): Stand[] => view.sides.flatMap((side, seat) => side.units.map((unit, at) => ({ seat, at, unit })));

/** The unit of a name such as `P1.0`. */
export function unitAt(view: View, name: string): Stand | null {
  const found = /^(P[12])\.(\d+)$/.exec(name);
  if (!found) return null;
  const seat = PLAYERS.indexOf(found[1] as "P1");
  const at = Number(found[2]);
  const unit = view.sides[seat]?.units[at];
  return unit ? { seat, at, unit } : null;
}

export const unitOf = (view: View, uid: number): Stand | null => stands(view).find(({ unit }) => unit.uid === uid) ?? null;

/** Whether cards lie in a grave and its owner is choosing the one on top; how many there are may be a secret. */
export function choosesTop(view: View & { _?: Notes | null }, seat: number): boolean {
  const side = view.sides[seat]!;
  return !side.grave_top && (!!side.grave_count || !!view._?.story.topless[seat]);
}

/** The request of a name such as `stage.0`. */
export function requestAt(view: View, name: string): RequestView | null {
  const found = /^stage\.(\d+)$/.exec(name);
  return (found && view.stage[Number(found[1])]) ?? null;
}

/** The trump of a name such as `P1.trump.0`. */
export function trumpAt(view: View, name: string): { seat: number; at: number; card: string | null } | null {
  const found = /^(P[12])\.trump\.(\d)$/.exec(name);
  if (!found) return null;
  const seat = PLAYERS.indexOf(found[1] as "P1");
  const at = Number(found[2]);
  const trump = view.sides[seat]?.trumps[at];
  return trump ? { seat, at, card: trump.card } : null;
}

/** The name on the table of what a request is aimed at; null if it is gone. */
export function aimed(view: View, request: RequestView): string | null {
  if (!request.target) return null;
  const [aim, seat, number] = request.target;
  if (aim === AIM.player) return PLAYERS[seat]!;
  if (aim === AIM.trump) return number < 0 ? null : trumpName(seat, number);
  if (aim === AIM.request) {
    const at = view.stage.findIndex((one) => one.number === number);
    return at < 0 ? null : stageName(at);
  }
  const found = unitOf(view, number);
  return found && unitName(found.seat, found.at);
}
