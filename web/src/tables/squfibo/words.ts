/** What is said about a game: log lines, the sentence of the turn, labels. Nothing here looks at roles (C4). */
import { plain } from "../../lib/ruby.ts";
import type { Decision, GameEvent, Say } from "../../lib/table.ts";
import { colourOf, valueOf } from "./cards.ts";
import { choosing, type Phase } from "./choosing.svelte.ts";
import type { View } from "./fold.ts";
import type { Notes } from "./notes.ts";

const LETTERS = ["A", "B"] as const;

export const seatName = (seat: number, say: Say): string => plain(say("table-seat", { seat: say(`seat-${LETTERS[seat] ?? "A"}`) }));
export const cardName = (card: string, say: Say): string => plain(say(`table-card-${colourOf(card)}`, { value: valueOf(card) }));
/** 左上, まん中: nobody has to know rows and columns. */
export const placeName = (cell: number, say: Say): string => plain(say(`table-cell-${cell}`));
const listed = (words: readonly string[], say: Say): string => words.join(say("table-and"));

/** A line of the log. What follows a placement or a claim belongs to its line. */
export function describe(event: GameEvent, say: Say, after: readonly GameEvent[] = [], _view?: unknown, before?: GameEvent): string | null {
  switch (event.kind) {
    case "place": {
      const key = after[0]?.kind === "end" ? "table-log-place-end" : "table-log-place";
      return say(key, { cell: placeName(event.cell, say), card: cardName(event.card, say) });
    }
    case "discard":
      return say("table-log-discard", { cell: placeName(event.cell, say), card: cardName(event.card, say) });
    case "claim":
      return claimed(event, after, say);
    case "draw":
      return before?.kind === "draw" && before.seat === event.seat ? null : say("table-log-draw", { count: drawn(event, after) });
    case "over":
      return say("table-log-over", { reasons: event.reasons.map((reason: string) => say(`reason-${reason}`)).join("") });
    case "resumed":
      return say("event-resumed");
    default:
      return null;
  }
}

function claimed(event: GameEvent, after: readonly GameEvent[], say: Say): string {
  const cells = listed(event.cells.map((cell: number) => placeName(cell, say)), say);
  if (!event.role) return say("table-log-wrong", { cells });
  const role = say(`table-role-${event.role}-read`);
  const paid = after.find((one) => one.kind === "stars");
  // What it brings has not been shown yet.
  if (!paid) return say("table-log-role", { role, cells });
  const cards = listed(after.slice(0, event.cells.length).map((one) => cardName(one.card, say)), say);
  return say("table-log-right", { role, cards, stars: paid.paid });
}

function drawn(event: GameEvent, after: readonly GameEvent[]): number {
  const other = after.findIndex((one) => one.kind !== "draw" || one.seat !== event.seat);
  return 1 + (other < 0 ? after.length : other);
}

/** Everything of a batch in words, with who did it, for somebody who does not see the board. */
export function spoken(events: readonly GameEvent[], say: Say): string {
  return events
    .map((event, at) => {
      const line = describe(event, say, events.slice(at + 1), undefined, events[at - 1]);
      return line === null ? null : typeof event.seat !== "number" ? plain(line) : plain(say("table-spoken", { seat: seatName(event.seat, say), line }));
    })
    .filter((line) => line !== null)
    .join(" ");
}

export const counts = (view: View, seat: number): string => String(view.stars[seat as 0 | 1]);

/** The headline of the turn and what may be done. */
export function sentence(view: View & { _?: Notes }, decision: Decision | null, say: Say): { headline: string; help: string } {
  if (view.reasons.length) return { headline: say("table-over"), help: ended(view, say) };
  const phase = choosing.phase(decision);
  if (phase === "wait") return waiting(view, say);
  const told = view._?.claimed;
  // A wrong claim may be followed by another try, where the table allows it (やり直し).
  if (phase === "claim" && decision!.kind === "claim" && told && !told.role && !choosing.picked.length) return { headline: say("table-claim"), help: say("table-wrong-again") };
  const help = say(helpOf(phase));
  return { headline: say(`table-${phase}`), help: narrow() ? help.split("\n")[0]! : help };
}

/** On a phone the board needs the lines. */
const narrow = (): boolean => globalThis.matchMedia?.("(max-width: 480px)").matches ?? false;

function helpOf(phase: Phase): string {
  if (phase === "place") return choosing.card === null ? "table-place-card" : "table-place-cell";
  return `table-${phase}-help`;
}

function waiting(view: View & { _?: Notes }, say: Say): { headline: string; help: string } {
  const seat = view.to_move ?? 0;
  const alone = choosing.yours.length === 1;
  const mine = choosing.yours.includes(seat);
  const headline = alone ? say(mine ? "table-yours" : "table-theirs") : say("table-turn", { seat: seatName(seat, say) });
  const told = view._?.claimed;
  if (!told || !alone || !choosing.yours.includes(told.seat)) return { headline, help: "" };
  return { headline, help: say(told.role ? `table-noticed-${told.role}` : "table-wrong") };
}

function ended(view: View, say: Say): string {
  const [first, second] = view.stars;
  if (first === second) return say("table-drawn", { first, second });
  const mine = choosing.yours.length === 1 ? choosing.yours[0] : undefined;
  return mine === undefined ? say("table-ended", { first, second }) : say("table-ended-own", { mine: view.stars[mine as 0 | 1], theirs: view.stars[(1 - mine) as 0 | 1] });
}

export interface Labelled {
  card: string | null;
  /** This turn's card lies here. */
  placed: boolean;
  last: boolean;
  /** The how-manieth of those chosen; 0 if it is not. */
  picked: number;
  may: Phase | null;
}

/** "top left, red 4, placed last, chosen 2" */
export function cellLabel(cell: number, found: Labelled, say: Say): string {
  const parts = [placeName(cell, say), found.card ? cardName(found.card, say) : say("table-empty")];
  if (found.placed) parts.push(say("table-just-placed"));
  else if (found.last) parts.push(say("table-last"));
  if (found.picked) parts.push(say("table-picked", { number: found.picked }));
  if (found.may && found.may !== "wait") parts.push(say(`table-may-${found.may}`));
  return plain(parts.join(say("table-and")));
}
