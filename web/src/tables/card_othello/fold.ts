/** How events carry a view forward: the same as `teban/games/card_othello/folding.py`. */
import type { GameEvent } from "../../lib/table.ts";
import type { CardOthello } from "../../lib/wire.gen.ts";
import { CATALOG } from "./cards.ts";
import { COLOURS } from "./rules.ts";

export type View = CardOthello.View;
export type MarkerView = CardOthello.MarkerView;

/** Cards that take effect with the next placement. */
export const WAITING: ReadonlySet<string> = new Set(CATALOG.flatMap(({ id, when }) => (when === "next_placement" ? [id] : [])));
/** Looks that last only for the move: no marker stands for them. */
export const PASSING: ReadonlySet<string> = new Set(["GOLD", "SILVER", "CROSS_BOMB"]);

export function fold<V extends View>(view: V, event: GameEvent): V {
  return cards(stones(turns(view, event), event), event);
}

const FIRST: ReadonlySet<string> = new Set(["turn_started", "card_drawn"]);
/** The table before black's first turn, where nothing but its start has been told. */
export function before(view: View, told: readonly GameEvent[]): View | null {
  if (!told.length || !told.every(({ kind }) => FIRST.has(kind))) return null;
  return told.filter(({ kind }) => kind === "card_drawn").reduce((seen, { seat }) => decked(lost(seen, seat, -1), seat, 1), { ...view, turn: view.turn - 1 });
}

function turns<V extends View>(view: V, event: GameEvent): V {
  switch (event.kind) {
    case "turn_started": {
      const grown = COLOURS[event.seat];
      const sprouts = view.sprouts.filter((cell) => view.board[cell] !== grown);
      return { ...view, to_move: event.seat, turn: event.number, used: null, waiting: null, placements: 1, sprouts };
    }
    case "charge_changed":
      return { ...view, charge: both(view.charge, event.seat, event.after) };
    case "passed":
      return { ...view, passes: view.passes + 1, to_move: 1 - event.seat };
    case "effect_discarded":
      return { ...view, waiting: null };
    case "over":
      return { ...view, to_move: null, count: event.count };
    default:
      return view;
  }
}

function stones<V extends View>(view: V, event: GameEvent): V {
  switch (event.kind) {
    case "stone_placed":
      return placed(view, event);
    case "stone_spawned": {
      const after = painted(view, event.cell, COLOURS[event.seat]!);
      return { ...after, sprouts: [...after.sprouts, event.cell].sort((a, b) => a - b) };
    }
    case "stone_flipped":
    case "stone_restored":
      return painted(view, event.cell, COLOURS[event.to]!);
    case "stone_recolored": {
      const owned = view.markers.map((marker) => (marker.cell === event.cell ? { ...marker, owner: event.to } : marker));
      return { ...painted(view, event.cell, COLOURS[event.to]!), markers: owned };
    }
    case "stone_moved":
      return exchanged(view, event.origin, event.cell);
    case "stones_transposed":
      return exchanged(view, event.first, event.second);
    case "stone_destroyed":
      return { ...painted(view, event.cell, "."), markers: view.markers.filter((marker) => marker.cell !== event.cell) };
    case "marker_added":
      return marked(view, { cell: event.cell, kind: event.marker, owner: event.owner, counter: event.counter ?? 0 });
    case "marker_ticked":
      return { ...view, markers: view.markers.map((marker) => (same(marker, event) ? { ...marker, counter: event.counter } : marker)) };
    case "marker_removed":
      return { ...view, markers: view.markers.filter((marker) => !same(marker, event)) };
    default:
      return view;
  }
}

function cards<V extends View>(view: V, event: GameEvent): V {
  switch (event.kind) {
    case "card_drawn":
      return decked(gained(view, event.seat, event.card), event.seat, -1);
    case "card_played": {
      const after = { ...discarded(view, event.seat, event.place, event.card), used: event.card };
      return WAITING.has(event.card) ? { ...after, waiting: event.card, placements: event.card === "DOUBLE_PLACE" ? 2 : 1 } : after;
    }
    case "selection_opened":
      return { ...view, selection: { seat: event.seat, card: event.card, picks: 0, chosen: null, shown: event.shown } };
    case "target_chosen":
      return view.selection ? { ...view, selection: { ...view.selection, picks: view.selection.picks + 1, chosen: event.cell } } : view;
    case "selection_closed":
      return { ...view, selection: null };
    case "card_cancelled":
      return { ...gained(view, event.seat, event.card), used: null, discard: view.discard.slice(0, -1) };
    case "card_sold":
      return discarded(view, event.seat, event.place, event.card);
    case "card_resold":
      return discarded(view, event.victim, 0, event.card);
    case "card_condemned":
      return discarded(view, event.victim, event.place, event.card);
    case "card_gained":
      return gained(view, event.seat, event.card);
    case "card_taken": {
      const after = lost(view, event.victim, 0);
      return event.to_deck ? decked(after, event.seat, 1) : gained(after, event.seat, event.card);
    }
    default:
      return view;
  }
}

const both = <T>(pair: readonly [T, T], seat: number, value: T): [T, T] => (seat ? [pair[0], value] : [value, pair[1]]);
const same = (marker: MarkerView, event: GameEvent): boolean => marker.cell === event.cell && marker.kind === event.marker;
const marked = <V extends View>(view: V, marker: MarkerView): V => ({ ...view, markers: [...view.markers, marker] });

function painted<V extends View>(view: V, cell: number, letter: string): V {
  const board = view.board.slice(0, cell) + letter + view.board.slice(cell + 1);
  return { ...view, board, sprouts: view.sprouts.filter((other) => other !== cell) };
}

function placed<V extends View>(view: V, event: GameEvent): V {
  const left = view.placements - 1;
  const after = { ...painted(view, event.cell, COLOURS[event.seat]!), passes: 0, waiting: null, placements: left, to_move: left ? event.seat : 1 - event.seat };
  if (!event.look || PASSING.has(event.look)) return after;
  return marked(after, { cell: event.cell, kind: event.look, owner: event.seat, counter: event.counter ?? 0 });
}

function exchanged<V extends View>(view: V, one: number, other: number): V {
  const to = (cell: number): number => (cell === one ? other : cell === other ? one : cell);
  const cells = [...view.board];
  [cells[one], cells[other]] = [cells[other]!, cells[one]!];
  return {
    ...view,
    board: cells.join(""),
    sprouts: view.sprouts.map(to).sort((a, b) => a - b),
    markers: view.markers.map((marker) => ({ ...marker, cell: to(marker.cell) })),
  };
}

const decked = <V extends View>(view: V, seat: number, change: number): V => ({ ...view, decks: both(view.decks, seat, view.decks[seat]! + change) });

function gained<V extends View>(view: V, seat: number, card: string | null): V {
  const hand = view.hands[seat]!;
  return { ...view, hands: both(view.hands, seat, typeof hand === "number" ? hand + 1 : [...hand, String(card)]) };
}

function lost<V extends View>(view: V, seat: number, place: number): V {
  const hand = view.hands[seat]!;
  return { ...view, hands: both(view.hands, seat, typeof hand === "number" ? hand - 1 : hand.toSpliced(place, 1)) };
}

const discarded = <V extends View>(view: V, seat: number, place: number, card: string): V => ({ ...lost(view, seat, place), discard: [...view.discard, card] });
