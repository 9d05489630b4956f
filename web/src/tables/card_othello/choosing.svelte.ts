/**
 * What the person at this page is about to do: shared by the board and by the hand beside it.
 *
 * `decision.names` is the only truth about what is legal; everything here is read out of it.
 */
import type { Decision, TableProps } from "../../lib/table.ts";
import { SIZE } from "./rules.ts";

export interface Reason {
  key: string;
  fields: Record<string, string | number>;
  /** Grows, so that the same reason can be given twice. */
  count: number;
}

/** A card of the hand: which, and the how-manieth from the left, as there may be two alike. */
export interface Held {
  card: string;
  place: number;
}

class Choosing {
  /** The card that is looked at; it may be read out of turn as well. */
  card = $state.raw<Held | null>(null);
  /** Whether its long text is open (詳細). */
  details = $state(false);
  /** The cell under the pointer or the focus. */
  at = $state<number | null>(null);
  /** By touch: the cell tapped once. */
  armed = $state<number | null>(null);
  reason = $state.raw<Reason | null>(null);
  help = $state(false);
  /** The seats played from this page. */
  yours = $state.raw<number[]>([]);
  /** The decision that has been answered already. */
  sent = $state<number | null>(null);
  #count = 0;

  /** Another decision: nothing is chosen on the board yet. The card one reads stays. */
  begin(): void {
    this.armed = null;
    this.reason = null;
    this.sent = null;
  }

  /** Look at a card, or at none; the same card again is put back. */
  look(held: Held | null): void {
    const same = held !== null && this.card?.place === held.place && this.card.card === held.card;
    this.card = same ? null : held;
    this.details = false;
  }

  refuse(key: string, fields: Reason["fields"] = {}): void {
    this.#count += 1;
    this.reason = { key, fields, count: this.#count };
  }

  /** Whether this decision still waits for its answer. */
  open(decision: Decision | null): decision is Decision {
    return decision !== null && this.sent !== decision.number;
  }

  /** Answer a decision, once, with one of its names. */
  answer(name: string, decision: Decision | null, submit: TableProps["submit"]): void {
    if (!this.open(decision) || !decision.names.includes(name)) return;
    this.sent = decision.number;
    this.armed = null;
    if (name.startsWith("use ")) this.look(null);
    submit([name]);
  }
}

export const choosing = new Choosing();

/** `d3`: columns are letters from the left, rows are numbers from the top. */
export const cellAt = (name: string): number => (Number(name.slice(1)) - 1) * SIZE + name.charCodeAt(0) - 97;
export const cellName = (cell: number): string => `${String.fromCharCode(97 + (cell % SIZE))}${Math.floor(cell / SIZE) + 1}`;

/** What follows the verb in each name that begins with it. */
function after(verb: string, decision: Decision | null): string[] {
  return decision?.names.filter((name) => name.startsWith(`${verb} `)).map((name) => name.slice(verb.length + 1)) ?? [];
}

/** The cells a stone may be placed on. */
export const placeable = (decision: Decision | null): Set<number> => new Set(after("place", decision).map(cellAt));
/** The stones that may be chosen for the card in use. */
export const targetable = (decision: Decision | null): Set<number> => new Set(after("target", decision).map(cellAt));
/** The cards of the hand that may be used. */
export const usable = (decision: Decision | null): Set<string> => new Set(after("use", decision));
/** The cards that may be picked: offers, the other hand, or one's own to sell. */
export const pickable = (decision: Decision | null): Set<string> => new Set(after("pick", decision));
export const may = (decision: Decision | null, name: "finish" | "cancel" | "pass"): boolean => decision?.names.includes(name) ?? false;
/** A card asks its user to choose, on the board or among cards. */
export const selecting = (decision: Decision | null): boolean => decision?.kind === "target" || decision?.kind === "pick";
/** Nothing but a pass is left: the page passes by itself (rulings 3.6). */
export const forced = (decision: Decision | null): boolean => decision?.names.length === 1 && decision.names[0] === "pass";
