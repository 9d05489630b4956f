/**
 * What the person at this page is about to do: shared by the board and by the hand beside it.
 *
 * C13: a card lies on the board provisionally, on this page only, until its player claims or ends
 * the turn; both go to the rules together. Nothing here knows what a role is (C4).
 */
import type { Decision, TableProps } from "../../lib/table.ts";
import { cellAt, cellName, SIZE } from "./cards.ts";
import type { View } from "./fold.ts";

export interface Reason {
  key: string;
  fields: Record<string, string | number>;
  /** Grows, so that the same reason can be given twice. */
  count: number;
}

export type Phase = "wait" | "discard" | "place" | "claim";

class Choosing {
  /** The how-manieth card of the hand. */
  card = $state<number | null>(null);
  /** Where it lies for now. */
  cell = $state<number | null>(null);
  /** The cells one is about to claim, in the order they were chosen. */
  picked = $state.raw<number[]>([]);
  /** The card one is about to discard from a full board. */
  drop = $state<number | null>(null);
  reason = $state.raw<Reason | null>(null);
  help = $state(false);
  /** The seats played from this page. */
  yours = $state.raw<number[]>([]);
  /** The decision that has been answered already. */
  sent = $state<number | null>(null);
  /** Where this page has laid its card already: it need not land again. */
  laid = $state<number | null>(null);
  #count = 0;

  /** Another decision: nothing is chosen yet. */
  begin(): void {
    this.card = null;
    this.cell = null;
    this.picked = [];
    this.drop = null;
    this.reason = null;
    this.sent = null;
  }

  refuse(key: string, fields: Reason["fields"] = {}): void {
    this.#count += 1;
    this.reason = { key, fields, count: this.#count };
  }

  phase(decision: Decision | null): Phase {
    if (decision === null || this.sent === decision.number) return "wait";
    if (decision.kind === "discard") return "discard";
    return decision.kind === "claim" || this.cell !== null ? "claim" : "place";
  }

  /** Any three cells are a claim, so any cell may be chosen for one. */
  pick(cell: number): void {
    if (this.picked.includes(cell)) this.picked = this.picked.filter((one) => one !== cell);
    else if (this.picked.length < SIZE) this.picked = [...this.picked, cell];
    else this.refuse("table-refused-three");
  }

  /** The card comes back to the hand. */
  takeBack(): void {
    this.cell = null;
    this.picked = [];
  }

  /** Answer a decision, once. */
  answer(actions: string[], decision: Decision, submit: TableProps["submit"]): void {
    this.sent = decision.number;
    this.laid = this.cell;
    submit(actions);
  }
}

export const choosing = new Choosing();

/** The hand this page plays from; null where there is none to see. */
export function handOf(view: View, viewer: number | null): string[] | null {
  const hand = viewer === null ? null : view.hands[viewer as 0 | 1];
  return Array.isArray(hand) ? hand : null;
}

/** Where a card may be placed, by the names that were sent. */
export function placeable(decision: Decision | null, card: string): Set<number> {
  const start = `place ${card} `;
  return new Set(decision?.names.filter((name) => name.startsWith(start)).map((name) => cellAt(name.slice(start.length))));
}

/** The card that lies on the board for now, and where. */
export function provisional(view: View, viewer: number | null): { card: string; cell: number } | null {
  const card = choosing.card === null ? undefined : handOf(view, viewer)?.[choosing.card];
  return card === undefined || choosing.cell === null ? null : { card, cell: choosing.cell };
}

type Acting = Pick<TableProps, "view" | "viewer" | "decision" | "submit">;

/** What has to be sent before the claim or the end, where the card is not yet on the real board. */
function placing({ view, viewer, decision }: Acting): string[] {
  const laid = decision?.kind === "place" ? provisional(view, viewer) : null;
  return laid ? [`place ${laid.card} ${cellName(laid.cell)}`] : [];
}

/** Every claim of three cells is sent; whether it is a role is for the rules to say. */
export function claim(acting: Acting): void {
  if (choosing.phase(acting.decision) !== "claim") return choosing.refuse("refused-place_first");
  if (choosing.picked.length !== SIZE) return choosing.refuse("table-refused-pick", { left: SIZE - choosing.picked.length });
  const cells = choosing.picked.toSorted((a, b) => a - b).map(cellName);
  choosing.answer([...placing(acting), `claim ${cells.join(" ")}`], acting.decision!, acting.submit);
}

export function end(acting: Acting): void {
  if (choosing.phase(acting.decision) !== "claim") return choosing.refuse("refused-place_first");
  choosing.answer([...placing(acting), "end"], acting.decision!, acting.submit);
}

export function discard(acting: Acting): void {
  if (choosing.phase(acting.decision) !== "discard") return choosing.refuse("refused-not_full");
  if (choosing.drop === null) return choosing.refuse("table-refused-drop");
  choosing.answer([`discard ${cellName(choosing.drop)}`], acting.decision!, acting.submit);
}
