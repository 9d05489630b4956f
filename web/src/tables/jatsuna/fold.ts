/** How events carry a view forward: the same as `teban/games/jatsuna/view.py`. */
import type { GameEvent } from "../../lib/table.ts";
import type { Jatsuna } from "../../lib/wire.gen.ts";
import { painted, SIDES } from "./rules.ts";

export type View = Jatsuna.View;

export function fold<V extends View>(view: V, event: GameEvent): V {
  switch (event.kind) {
    case "place":
      return { ...view, board: painted(view.board, event.cell, SIDES[event.seat]!) };
    case "flip":
      return { ...view, board: painted(view.board, event.cell, SIDES[event.to]!) };
    case "turn":
      return { ...view, to_move: event.seat, turn: event.number };
    case "over":
      return { ...view, to_move: null, count: event.count, ranks: event.ranks };
    default:
      return view;
  }
}
