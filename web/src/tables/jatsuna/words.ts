/** What is said about a game: log lines, the sentence of the turn, labels. */
import type { Decision, GameEvent, Say } from "../../lib/table.ts";
import { choosing } from "./choosing.svelte.ts";
import type { View } from "./fold.ts";
import type { Notes } from "./notes.ts";
import { cellName, count, EMPTY, preview, SIDES, WALL, type Change, type Side } from "./rules.ts";

export const sideName = (seat: number, say: Say): string => say(`seat-${SIDES[seat]}`);

export function describe(event: GameEvent, say: Say): string | null {
  switch (event.kind) {
    case "place":
      return say(event.captured ? "table-log-captured" : "table-log-free", { cell: cellName(event.cell), captured: event.captured });
    case "over":
      return say("event-over", { orb: event.count[0], gem: event.count[1], stella: event.count[2] });
    case "resumed":
      return say("event-resumed");
    default:
      return null;
  }
}

/** Everything of a batch in words, with who did it, for somebody who does not see the board. */
export function spoken(events: readonly GameEvent[], say: Say): string {
  return events
    .map((event) => {
      if (event.kind === "roulette") return drawn(event.first, event.seat, say);
      const line = describe(event, say);
      return event.kind === "place" ? say("table-spoken", { seat: sideName(event.seat, say), line: line! }) : line;
    })
    .filter((line) => line !== null)
    .join(" ");
}

/** Where the roulette stopped. */
export function drawn(first: number, seat: number | null, say: Say): string {
  if (seat === null) return say("table-drawn-first", { seat: sideName(first, say) });
  return say("table-drawn", { seat: sideName(seat, say), number: turnOf(seat, first) });
}

/** 1番手, 2番手 or 3番手. */
export const turnOf = (seat: number, first: number): number => ((seat - first + SIDES.length) % SIDES.length) + 1;

export const counts = (view: View, seat: number): string => String(count(view.board, SIDES[seat]!));

export function sentence(view: View & { _?: Notes }, decision: Decision | null, say: Say): { headline: string; help: string } {
  if (view._?.roulette) return { headline: say("table-drawing"), help: "" };
  if (view.count && view.ranks) return { headline: say("table-over"), help: ended(view.count, view.ranks, say) };
  if (!decision) {
    const seat = view.to_move ?? view.first;
    const mine = choosing.yours.includes(seat);
    if (mine && choosing.yours.length === 1) return { headline: say("table-yours"), help: "" };
    return { headline: say("table-theirs", { seat: sideName(seat, say) }), help: view.against === null ? "" : pact(view.against, say) };
  }
  const alone = choosing.yours.length === 1;
  const headline = alone ? say("table-yours") : say("table-theirs", { seat: sideName(decision.seat, say) });
  return { headline, help: pointed(view, decision, say) ?? say(decision.kind === "capture" ? "table-must" : "table-free") };
}

/** What the cell that is pointed at would do; null if none is, or it may not be taken. */
function pointed(view: View, decision: Decision, say: Say): string | null {
  const at = choosing.armed ?? choosing.at;
  if (at === null || !decision.names.includes(cellName(at))) return null;
  return would(view, at, SIDES[decision.seat]!, say);
}

export function would(view: Pick<View, "board" | "transform">, cell: number, side: Side, say: Say): string {
  const changes = preview(view.board, cell, side, view.transform);
  const name = cellName(cell);
  if (!changes.length) return say("table-would-free", { cell: name });
  return say("table-would", { cell: name, changes: changed(changes, say) });
}

/** `オーブ 3 個`: how many stones each side would gain. */
export function changed(changes: readonly Change[], say: Say): string {
  return SIDES.flatMap((side, seat) => {
    const number = changes.filter(({ to }) => to === side).length;
    return number ? [say("table-gain", { seat: sideName(seat, say), number })] : [];
  }).join(say("table-comma"));
}

export function ended(stones: readonly number[], ranks: readonly number[], say: Say): string {
  const order = SIDES.map((_, seat) => seat).toSorted((a, b) => ranks[a]! - ranks[b]!);
  return order.map((seat) => say("table-place", { rank: ranks[seat]!, seat: sideName(seat, say), stones: stones[seat]! })).join("\n");
}

/** 結託: who plays together against this side. */
export function pact(against: number, say: Say): string {
  const others = SIDES.map((_, seat) => seat).filter((seat) => seat !== against);
  return say("table-pact", { seats: others.map((seat) => sideName(seat, say)).join(say("table-and")), prey: sideName(against, say) });
}

export interface Labelled {
  found: string;
  may: boolean;
  changes: readonly Change[];
  last: boolean;
}

/** "(4,5), empty, may be placed, captures 3: Orb 3" */
export function cellLabel(cell: number, { found, may, changes, last }: Labelled, say: Say): string {
  const parts = [cellName(cell), say(found === EMPTY ? "table-empty" : found === WALL ? "table-wall" : `seat-${found}`)];
  if (last) parts.push(say("table-last"));
  if (may) parts.push(say("table-may"));
  if (may && changes.length) parts.push(say("table-captures", { number: changes.length, changes: changed(changes, say) }));
  return parts.join(say("table-comma"));
}
