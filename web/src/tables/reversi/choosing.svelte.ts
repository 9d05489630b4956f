/** What the person at this page is about to do: shared by the board and by what stands beside it. */
import type { Decision } from "../../lib/table.ts";
import { cellAt, WAYS, type Way } from "./rules.ts";

export interface Aim {
  item: string;
  kind: "cell" | "line";
  /** Legal targets in notation. */
  targets: string[];
}

export interface Reason {
  key: string;
  fields: Record<string, string | number>;
  /** Grows, so that the same reason can be given twice. */
  count: number;
}

class Choosing {
  /** The next stone is a special one. */
  special = $state(false);
  aim = $state.raw<Aim | null>(null);
  /** The cell under the pointer or the focus. */
  at = $state<number | null>(null);
  /** By touch: the cell tapped once. */
  armed = $state<number | null>(null);
  way = $state<Way>("row");
  reason = $state.raw<Reason | null>(null);
  help = $state(false);
  /** The seats played from this page. */
  yours = $state.raw<number[]>([]);
  /** The decision that has been answered already. */
  sent = $state<number | null>(null);
  #count = 0;

  /** Another decision: nothing is chosen yet. */
  begin(): void {
    this.special = false;
    this.aim = null;
    this.armed = null;
    this.reason = null;
    this.sent = null;
  }

  refuse(key: string, fields: Reason["fields"] = {}): void {
    this.#count += 1;
    this.reason = { key, fields, count: this.#count };
  }

  turnWay(): void {
    this.way = WAYS[(WAYS.indexOf(this.way) + 1) % WAYS.length]!;
  }
}

export const choosing = new Choosing();

/** The cells a normal stone may be placed on. */
export function placeable(decision: Decision | null, size: number): Set<number> {
  const names = decision?.names.filter((name) => /^[a-p][0-9]+$/.test(name)) ?? [];
  return new Set(names.map((name) => cellAt(name, size)));
}

export const specialAllowed = (decision: Decision | null): boolean => decision?.names.some((name) => name.endsWith("*")) ?? false;

/** How an item may be used now: at once, on a target, or not at all. */
export function uses(decision: Decision | null, item: string): { now: boolean; targets: string[] } {
  const names = decision?.names.filter((name) => name === `item ${item}` || name.startsWith(`item ${item} `)) ?? [];
  return { now: names.includes(`item ${item}`), targets: names.map((name) => name.split(" ")[2] ?? "").filter(Boolean) };
}
