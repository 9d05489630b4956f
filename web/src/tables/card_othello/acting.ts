/** Why a card of the hand can or cannot be used, and what a card asks for, as keys of messages. */
import type { Decision, Say } from "../../lib/table.ts";
import { costOf, textOf } from "./cards.ts";
import { choosing, usable } from "./choosing.svelte.ts";
import type { View } from "./fold.ts";

/** What of a view the hand needs. */
export type HandView = Pick<View, "hands" | "charge" | "to_move" | "used" | "waiting" | "placements" | "selection" | "count">;

export interface Why {
  key: string;
  fields?: Record<string, string | number>;
  /** What stands on the button instead of "use". */
  short?: string;
}

/** The cards of a seat; none where only their number is known. */
export function handOf(view: HandView, seat: number | null): readonly string[] {
  const hand = seat === null ? 0 : view.hands[seat];
  return typeof hand === "object" ? hand : [];
}

/** Null if it may be used now. The list of what is legal decides; this only says why it is not in it. */
export function whyNot(card: string, view: HandView, seat: number, decision: Decision | null, say: Say): Why | null {
  if (view.count) return { key: "refused-game_over" };
  if (view.to_move !== seat) return { key: "refused-not_your_turn" };
  if (!decision) return { key: "hand-why-playing" };
  if (!choosing.open(decision)) return { key: "hand-why-sent" };
  if (usable(decision).has(card)) return null;
  if (view.selection) return { key: "refused-selection_open", fields: { card: say(textOf(view.selection.card)) } };
  if (view.used) return { key: "refused-one_card_a_turn" };
  const charge = view.charge[seat]!;
  if (charge < costOf(card)) return { key: "refused-too_expensive", fields: { cost: costOf(card), charge }, short: "hand-poor" };
  return { key: "refused-no_target", fields: { card: say(textOf(card)) } };
}

/** What the open card wants to be chosen. */
export function wanted(view: HandView, decision: Decision, say: Say): string {
  const card = view.selection?.card ?? decision.source;
  return say(`hand-select-${card}`, { picks: view.selection?.picks ?? 0, left: decision.picks });
}

/** A second stone comes this turn, after the first has been placed. */
export const oneMore = (view: HandView): boolean => view.used === "DOUBLE_PLACE" && view.waiting === null && view.placements > 0;
