/** What is being put together, in words. */
import type { Decision, Say } from "../../lib/table.ts";
import type { choosing, Step } from "./choosing.svelte.ts";
import type { View } from "./fold.ts";
import type { Plan } from "./forecast.ts";
import { actionName, placeWords } from "./saying.ts";
import { unasked, type Unasked } from "./unasked.ts";

type Chosen = Pick<typeof choosing, "action" | "steps" | "decision" | "question"> & { blocking: Pick<typeof choosing.blocking, "blocks"> };

/** A pick as a chip says it: what for, and what. */
export const pickWords = (view: View, kind: string, name: string, say: Say): string => say(`table-step-${STEPS.includes(kind) ? kind : "other"}`, { what: placeWords(view, name, say) });
export const stepWords = (view: View, { question, pick }: Step, say: Say): string => pickWords(view, question.kind, pick, say);

const STEPS: readonly string[] = ["key", "key_soldier", "drive", "discard", "sacrifice", "target"];

/** What is asked next. */
export function prompt(question: Decision | null, blocking: boolean, say: Say): string {
  if (!question) return say("table-complete");
  if (question.kind === "blockers") return say(blocking ? "table-ask-blocked" : "table-ask-blockers");
  return say(`table-ask-${question.kind}`, { number: question.picks });
}

/** The button that sends it all. */
export function verb({ action, steps, decision, blocking }: Chosen, say: Say): string {
  if (action) return say("table-send-request", { action: actionName(action, say) });
  if (decision?.kind === "attackers") return say("table-send-attack", { number: steps.length });
  if (decision?.kind === "blockers") return say("table-send-block", { number: Object.keys(blocking.blocks).length });
  return say("table-send");
}

/** What the match has picked by itself. */
export const given = (view: View, { action, steps, decision, question }: Chosen): Unasked[] => (action && decision ? unasked(view, decision.seat, action, steps, question?.kind ?? null) : []);

/** The request so far, for what would come of it; null before it is aimed. */
export function draftPlan(view: View, chosen: Chosen): Plan | null {
  const { action, steps, decision } = chosen;
  if (!action || !decision) return null;
  const alone = given(view, chosen);
  const of = (kind: string): string[] => [...steps.filter(({ question }) => question.kind === kind).map(({ pick }) => pick), ...alone.filter((one) => one.kind === kind).map(({ name }) => name)];
  const rare = view.sides[decision.seat]?.rare;
  const keys = of("key").length || typeof rare !== "string" || !RARE.includes(action) ? of("key") : [rare];
  return { action, seat: decision.seat, keys, target: of("target")[0] ?? null, soldier: of("key_soldier")[0] ?? null };
}

const RARE: readonly string[] = ["rare_summon", "trap_counter"];
