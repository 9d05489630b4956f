/** What the person at this page is about to do: shared by the board and by what stands around it. */
import type { Decision } from "../../lib/table.ts";
import { cellAt } from "./rules.ts";

class Choosing {
  /** The cell under the pointer or the focus. */
  at = $state<number | null>(null);
  /** By touch: the cell tapped once. */
  armed = $state<number | null>(null);
  help = $state(false);
  /** The decision that has been answered already. */
  sent = $state<number | null>(null);
  /** The seats played from this page. */
  yours = $state.raw<readonly number[]>([]);

  begin(): void {
    this.armed = null;
    this.sent = null;
  }
}

export const choosing = new Choosing();

export const placeable = (decision: Decision | null): Set<number> => new Set(decision?.names.map(cellAt));
