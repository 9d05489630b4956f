/** Why something on the table cannot be picked now, in words. */
import type { Say } from "../../lib/table.ts";
import { actionOf, keysWords } from "./catalogue.ts";
import type { choosing } from "./choosing.svelte.ts";
import { prompt } from "./drafting.ts";
import type { View } from "./fold.ts";
import { isSoldier, unitAt } from "./places.ts";
import { canAttack } from "./ranking.ts";
import { actionName, placeWords, playing } from "./saying.ts";

type Chosen = Pick<typeof choosing, "action" | "decision" | "question" | "picks"> & { blocking: Pick<typeof choosing.blocking, "held"> };

export function whyNot(view: View, name: string, chosen: Chosen, viewer: number | null, say: Say): string {
  const { decision, question } = chosen;
  if (playing(view)) return say("table-why-playing");
  if (view.loser !== null) return say("table-over");
  if (!decision) return say("table-why-theirs", { seat: say(viewer === null ? `seat-P${(view.chance ?? view.turn) + 1}` : "table-other") });
  if (decision.kind === "chance" && !chosen.action) return say("table-why-first");
  const what = named(view, name, say);
  const action = chosen.action ?? decision.source;
  switch (question?.kind) {
    case "key":
      return say("table-why-key", { what, action: actionName(action, say), keys: keysWords(actionOf(action)?.keys ?? null, say) });
    case "target":
      return say("table-why-target", { what, action: actionName(action, say), aim: say(`aim-${actionOf(action)?.aim}`) });
    case "discard":
    case "end_discard":
      return say(chosen.picks.includes(name) ? "table-why-discard-key" : "table-why-discard");
    case "drive":
    case "sacrifice":
      return say(`table-why-${question.kind}`);
    case "attackers":
      return say(`table-why-attack-${unfit(view, name, decision.seat)}`, { what });
    case "blockers":
      return say(chosen.blocking.held ? "table-why-blocked" : unitAt(view, name)?.seat === decision.seat ? "table-why-block" : "table-why-blocker", { what });
    default:
      return say("table-why-other", { what, ask: prompt(question, false, say) });
  }
}

/** What keeps it from attacking. */
function unfit(view: View, name: string, seat: number): "own" | "bulwark" | "driven" | "fresh" {
  const stand = unitAt(view, name);
  if (stand?.seat !== seat) return "own";
  if (!isSoldier(stand.unit)) return "bulwark";
  return stand.unit.driven || canAttack(stand.unit) ? "driven" : "fresh";
}

const PILES = /^(grave|pack|rare)\./;

function named(view: View, name: string, say: Say): string {
  const pile = PILES.exec(name);
  return pile ? say(`zone-${pile[1]}`) : /^P[12]$/.test(name) ? say("zone-life") : placeWords(view, name, say);
}
