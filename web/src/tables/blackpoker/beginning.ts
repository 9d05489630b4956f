/** The table as it lay before the deal, for a duel in which nobody has decided anything yet (§2.9). */
import type { GameEvent } from "../../lib/table.ts";
import type { SideView, View } from "./fold.ts";

/** What the deal and 先攻決定 tell; anything else somebody has decided. */
const DEALING: ReadonlySet<string> = new Set(["move", "turn_up", "compared", "top", "seen"]);
/** A life below this is counted by everybody. */
const COUNTED = 10;

/** Null where the duel is under way, or begins with choices: then it is told as it happens. */
export function before(view: View, told: readonly GameEvent[]): View | null {
  const dealt = told.some(({ kind }) => kind === "compared") && told.every(({ kind }) => DEALING.has(kind));
  const seen = told.findIndex(({ kind }) => kind === "seen");
  if (!dealt || told.slice(seen).some(({ kind }) => kind !== "seen")) return null;
  return { ...view, turn_number: 0, chance: null, sides: view.sides.map((side, seat) => undealt(side, told.filter((event) => event.kind === "move" && event.seat === seat && event.source === "life").length)) as View["sides"] };
}

function undealt(side: SideView, dealt: number): SideView {
  const own = Array.isArray(side.hand);
  const life = typeof side.life === "number" ? side.life + dealt : side.life;
  return {
    ...side, life: own || (typeof life === "number" && life < COUNTED) ? life : "10+", hand: own ? [] : 0,
    grave: side.grave && [], grave_top: null, grave_count: side.grave_count === null ? null : 0, units: [],
  };
}
