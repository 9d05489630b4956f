/** What is said about a game: the two logs, the sentence of the turn, labels. */
import type { Decision, GameEvent, Line, Say } from "../../lib/table.ts";
import { oneMore, wanted } from "./acting.ts";
import { textOf } from "./cards.ts";
import { cellName, choosing, forced, placeable, usable } from "./choosing.svelte.ts";
import { PASSING, type View } from "./fold.ts";
import type { Look } from "./looks.ts";
import { COLOURS, count, preview } from "./rules.ts";

export const seatName = (seat: number, say: Say): string => say(`seat-${COLOURS[seat] ?? "B"}`);

/** Changes of a charge that the cards and flips before them tell already. */
const QUIET: ReadonlySet<string> = new Set(["cost", "refund", "flip"]);
/** Cards that do something to the placement itself, and leave nothing behind that would tell. */
const AT_ONCE: ReadonlySet<string> = new Set(["FREE_PLACEMENT", "GOLD_STONE", "SILVER_STONE"]);
const TOGETHER: ReadonlySet<string> = new Set(["stone_flipped", "stone_destroyed"]);
const together = (one: GameEvent, other: GameEvent | undefined): boolean =>
  TOGETHER.has(one.kind) && other?.kind === one.kind && other.cause === one.cause && !!one.group && other.group === one.group;

/** What is said of an event in the logs, in the words of `teban/games/card_othello/telling.py`. */
export function describe(event: GameEvent, say: Say, after: readonly GameEvent[] = [], _view?: unknown, before?: GameEvent): readonly Line[] {
  if (together(event, before) || toldByOthers(event, before, after)) return [];
  const end = after.findIndex((other) => !together(event, other));
  const all = [event, ...(end < 0 ? after : after.slice(0, end))];
  return [goingOn(event, all, say), effect(event, all, say)].filter((line) => line !== null);
}

/** What stands beside it tells already: flips that were counted, the end of a marker that another takes the place of, or of a trap. */
function toldByOthers(event: GameEvent, before: GameEvent | undefined, after: readonly GameEvent[]): boolean {
  if (event.kind === "stone_flipped") return before?.kind === "stones_turned" && before.group === event.group;
  if (event.kind !== "marker_removed") return false;
  const next = after[0];
  if (next?.kind === "marker_added" && next.marker === event.marker && next.cell === event.cell) return true;
  if (event.marker !== "TRAP") return false;
  const turn = after.findIndex((other) => other.kind === "turn_started");
  const step = turn < 0 ? after : after.slice(0, turn);
  return before?.kind === "trap_revealed" || step.some((other) => other.kind === "trap_sprung" && other.seat === event.owner);
}

/** The side an event is about: who did it, whose marker it is, or whose stone it is now. */
const sideOf = (event: GameEvent): number | null => event.seat ?? event.owner ?? event.to ?? null;
const flipped = (all: readonly GameEvent[]): readonly number[] => all[0]!.cells ?? all.flatMap((event) => event.cell ?? []);

/** 通常ログ (§12.7): how the game goes on. */
function goingOn(event: GameEvent, all: readonly GameEvent[], say: Say): Line | null {
  const side = sideOf(event);
  const seat = side === null ? "" : seatName(side, say);
  const card = event.card ? say(textOf(event.card)) : "";
  const told = (key: string, fields: Record<string, string | number> = {}): Line => ({ words: say(key, { seat, ...fields }), log: "normal", seat: side });
  switch (event.kind) {
    case "turn_started":
      return told("event-turn_started", { number: event.number });
    case "card_drawn":
      return card ? told("log-drew", { card }) : told("event-card_drawn");
    case "draw_failed":
      return told(`log-${event.reason}`);
    case "card_played":
      return told("event-card_played", { card, cost: event.cost });
    case "card_cancelled":
    case "effect_discarded":
      return told(`event-${event.kind}`, { card });
    case "stone_placed":
      return told("event-stone_placed", { cell: cellName(event.cell) });
    case "stones_turned":
    case "stone_flipped":
      return event.cause === "move" ? told(`event-${event.kind}`, { count: flipped(all).length }) : null;
    case "passed":
    case "resumed":
      return told(`event-${event.kind}`);
    case "over":
      return told("event-over", { black: event.count[0], white: event.count[1] });
    default:
      return null;
  }
}

/** 効果ログ (§12.6): what cards and markers really did, always with the side. */
function effect(event: GameEvent, all: readonly GameEvent[], say: Say): Line | null {
  const key = effectKey(event);
  if (!key) return null;
  const fields: Record<string, string | number> = { count: flipped(all).length, cells: flipped(all).map(cellName).join(" ") };
  if ("cell" in event) fields.cell = cellName(event.cell);
  for (const name of ["origin", "first", "second"]) if (name in event) fields[name] = cellName(event[name]);
  for (const name of ["card", "marker", "cause", "reason"]) if (event[name]) fields[name] = say(`${name}-${event[name]}`);
  if (event.kind === "stone_placed" && marked(event)) fields.marker = say(`marker-${event.look}`);
  if (event.kind === "charge_changed") fields.delta = signed(event.delta);
  const seat = sideOf(event);
  return { words: say("log-effect", { seat: seatName(seat ?? 0, say), what: say(key, fields) }), log: "effects", seat };
}

/** `+3`, `-2`: a sign always, as the labels beside the charge have it. */
export const signed = (delta: number): string => (delta < 0 ? `${delta}` : `+${delta}`);

function effectKey(event: GameEvent): string | null {
  switch (event.kind) {
    case "stone_placed":
      return placedKey(event);
    case "stones_turned":
    case "stone_flipped":
      return event.cause === "move" ? null : "log-turned";
    case "charge_changed":
      return QUIET.has(event.reason) ? null : "event-charge_changed";
    case "blast":
      return `log-blast-${event.what}`;
    case "card_taken":
      return event.to_deck ? "log-took-to_deck" : "event-card_taken";
    case "card_gained":
      return event.card ? "log-gained" : "event-card_gained";
    case "marker_added":
      // That a trap was set is told by itself, and to nobody where.
      return event.marker === "TRAP" ? null : "event-marker_added";
    case "stone_destroyed":
    case "stone_spawned":
    case "stone_restored":
    case "stone_recolored":
    case "stone_moved":
    case "stones_transposed":
    case "marker_removed":
    case "extra_placement":
    case "trap_set":
    case "trap_revealed":
    case "trap_sprung":
    case "card_sold":
    case "card_resold":
    case "card_condemned":
      return `event-${event.kind}`;
    default:
      return null;
  }
}

const marked = ({ look }: GameEvent): boolean => !!look && !PASSING.has(look);

/** §12.6: what the card of this turn made of the placement, where nothing else will tell. */
function placedKey(event: GameEvent): string | null {
  if (marked(event)) return "event-marker_added";
  return AT_ONCE.has(event.effect) ? `log-placed-${event.effect}` : null;
}

/** Everything of a batch in words, for somebody who does not see the board. */
export function spoken(events: readonly GameEvent[], say: Say): string {
  return events
    .flatMap((event, at) => describe(event, say, events.slice(at + 1), null, events[at - 1]))
    .map((line) => line.words)
    .join(" ");
}

export const counts = (view: View, seat: number): string => String(count(view.board, COLOURS[seat]!));

export const when = ({ turn }: View, say: Say): string => say("table-turn", { number: turn });

/** The headline of the turn and what may be done. */
export function sentence(view: View, decision: Decision | null, say: Say): { headline: string; help: string } {
  if (view.count) return { headline: say("table-over"), help: outcome(view.count, say) };
  if (!decision) {
    const mine = choosing.yours.includes(view.to_move ?? -1);
    if (mine && choosing.yours.length === 1) return { headline: say("table-yours"), help: "" };
    return { headline: say("table-theirs", { seat: seatName(view.to_move ?? 0, say) }), help: choosing.yours.length && !mine ? say("table-theirs-help") : "" };
  }
  if (decision.kind === "target" || decision.kind === "pick") return { headline: say("table-choose", { card: say(textOf(view.selection?.card ?? decision.source)) }), help: wanted(view, decision, say) };
  if (forced(decision)) return { headline: say("table-pass"), help: say("decision-pass") };
  return { headline: say("table-yours"), help: placing(view, decision, say) };
}

function placing(view: View, decision: Decision, say: Say): string {
  const cells = placeable(decision);
  if (!cells.size) return say("table-card-or-pass");
  const at = choosing.armed ?? choosing.at;
  const turns = at !== null && cells.has(at) ? preview(view, at, COLOURS[decision.seat]!).length : 0;
  if (turns) return say("table-would", { cell: cellName(at!), number: turns });
  if (view.waiting) return say("table-waiting", { card: say(textOf(view.waiting)) });
  if (oneMore(view)) return say("table-once-more");
  return say(usable(decision).size ? "table-place-or-card" : "table-place");
}

export function outcome([black, white]: readonly [number, number], say: Say): string {
  const key = black === white ? "table-draw" : black > white ? "table-won-B" : "table-won-W";
  return say(key, { black, white });
}

export interface Labelled {
  look: Look | null;
  may: "place" | "target" | null;
  turns: number;
  last: boolean;
}

/** "c4, empty, may be placed, would flip 3" */
export function cellLabel(cell: number, { look, may, turns, last }: Labelled, say: Say): string {
  const parts = [cellName(cell), say(look ? `seat-${look.colour}` : "table-empty")];
  if (look?.carries) parts.push(say(look.carries in PASSING_CARDS ? textOf(PASSING_CARDS[look.carries]) : `marker-${look.carries}`));
  if (look?.count != null) parts.push(String(look.count));
  if (look?.guard) parts.push(say("table-guarded", { turns: look.guard }));
  if (look?.sprout) parts.push(say("table-sprout"));
  if (last) parts.push(say("table-last"));
  if (may) parts.push(say(`table-may-${may}`));
  if (turns) parts.push(say("table-turns", { number: turns }));
  return parts.join(say("table-comma"));
}

const PASSING_CARDS: Readonly<Record<string, string>> = { GOLD: "GOLD_STONE", SILVER: "SILVER_STONE", CROSS_BOMB: "CROSS_BOMB" };
