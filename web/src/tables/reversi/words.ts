/** What is said about a game: log lines, the sentence of the turn, labels, reasons. */
import type { Decision, GameEvent, Say } from "../../lib/table.ts";
import { choosing } from "./choosing.svelte.ts";
import type { View } from "./fold.ts";
import { speaking } from "./speech.ts";
import { cellName, count, COLOURS, preview, type Colour } from "./rules.ts";

const LETTER = ["B", "W"] as const;

export const seatName = (seat: number, say: Say): string => say(`seat-${LETTER[seat] ?? "B"}`);

/** `待った 1・特殊コマ補充 2`: what a badge brings. */
export function rewardText(reward: Record<string, number>, say: Say): string {
  return Object.entries(reward)
    .map(([item, number]) => say("table-reward", { item: say(`item-${item}`), number }))
    .join(say("table-and"));
}

const USUAL = 8;

/** A line of the log. `after` says how many stones a placement turned, `view` how large the board is. */
export function describe(event: GameEvent, plain: Say, after: readonly GameEvent[] = [], view: Pick<View, "size"> = { size: USUAL }): string | null {
  const say = speaking(plain);
  const named = (cell: number): string => cellName(cell, view.size);
  switch (event.kind) {
    case "place":
      return placed(named(event.cell), after, say);
    case "natural_pass":
    case "forced_pass":
      return say(`table-log-${event.kind}`);
    case "item": {
      const key = event.target ? "table-log-item-at" : "table-log-item";
      return say(key, { item: say(`item-${event.item}`), target: event.target ?? "" });
    }
    case "answer":
      return say("event-answer", { item: say(`item-${event.item}`), value: answerText(event.item, event.value, view.size, say) });
    case "undo":
    case "resumed":
      return say(`event-${event.kind}`);
    case "disarm":
      return say("event-disarm", { cell: named(event.cell) });
    case "badge":
      return say("event-badge", { badge: say(`badge-${event.badge}`) });
    case "over":
      return say("event-over", { black: event.count[0], white: event.count[1] });
    default:
      return null;
  }
}

/** Never what it seemed to turn: the difference would give a special away. */
function placed(cell: string, after: readonly GameEvent[], say: Say): string {
  const end = after.findIndex((event) => event.kind === "place" || event.kind === "turn" || event.kind === "over");
  const turned = (end < 0 ? after : after.slice(0, end)).filter((event) => event.kind === "flip").length;
  if (turned) return say("table-log-move", { cell, turned });
  // While the stone rests before the turning, nobody knows yet.
  return say(end < 0 ? "table-log-placed" : "table-log-dud", { cell });
}

/** Everything of a batch in words, with who did it, for somebody who does not see the board. */
export function spoken(events: readonly GameEvent[], plain: Say, view?: Pick<View, "size">): string {
  const say = speaking(plain);
  return events
    .map((event, at) => {
      const line = describe(event, say, events.slice(at + 1), view);
      if (line === null || event.kind === "answer" || event.kind === "badge" || typeof event.seat !== "number") return line;
      return say("table-spoken", { seat: seatName(event.seat, say), line });
    })
    .filter((line) => line !== null)
    .join(" ");
}

export function answerText(item: string, value: number, size: number, say: Say): string {
  if (item === "lens") return say(value ? "answer-special" : "answer-normal");
  if (item === "hint") return cellName(value, size);
  return say("table-number", { number: value });
}

export function counts(view: View, seat: number): string {
  return String(count(view.board, LETTER[seat]!));
}

/** The headline of the turn and what may be done, in a line or three. */
export function sentence(view: View, decision: Decision | null, plain: Say): { headline: string; help: string } {
  const say = speaking(plain);
  if (view.count) return { headline: say("table-over"), help: outcome(view.count, say) };
  if (!decision) {
    const seat = seatName(view.to_move ?? 0, say);
    const mine = choosing.yours.includes(view.to_move ?? -1);
    if (mine && choosing.yours.length === 1) return { headline: say("table-yours"), help: "" };
    return { headline: say("table-theirs", { seat }), help: choosing.yours.length && !mine ? say("table-theirs-help") : "" };
  }
  if (decision.kind === "pass") return { headline: say("table-pass"), help: say("decision-pass") };
  if (choosing.aim) return { headline: say("table-aim", { item: say(`item-${choosing.aim.item}`) }), help: say(`table-aim-${choosing.aim.kind}`) };
  return { headline: say("table-yours"), help: placing(view, decision, say) };
}

function placing(view: View, decision: Decision, say: Say): string {
  const at = choosing.armed ?? choosing.at;
  const number = at === null ? 0 : preview(view.board, view.size, at, COLOURS[decision.seat]!).length;
  const first = number ? say("table-would", { cell: cellName(at!, view.size), number }) : say("table-may-place");
  return view.initial && !narrow() ? `${first}\n${say("table-stops")}` : first;
}

/** On a phone the board needs the lines. */
const narrow = (): boolean => globalThis.matchMedia?.("(max-width: 480px)").matches ?? false;

export function outcome([black, white]: [number, number], say: Say): string {
  const key = black === white ? "table-draw" : black > white ? "table-won-B" : "table-won-W";
  return say(key, { black, white });
}

export interface Labelled {
  colour: Colour | ".";
  may: boolean;
  turns: number;
  last: boolean;
  mark: string;
}

/** "c4, empty, may be placed, would bracket 3" */
export function cellLabel(name: string, cell: Labelled, say: Say): string {
  const parts = [name, say(cell.colour === "." ? "table-empty" : `seat-${cell.colour}`)];
  if (cell.mark) parts.push(cell.mark);
  if (cell.last) parts.push(say("table-last"));
  if (cell.may) parts.push(say("table-may"));
  if (cell.may && cell.turns) parts.push(say("table-turns", { number: cell.turns }));
  return parts.join(say("table-comma"));
}
