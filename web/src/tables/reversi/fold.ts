/** How events carry a view forward: the same as `teban/games/reversi/view.py`. */
import type { GameEvent } from "../../lib/table.ts";
import type { Reversi } from "../../lib/wire.gen.ts";
import { COLOURS, painted } from "./rules.ts";

export type View = Reversi.View;

export function fold<V extends View>(view: V, event: GameEvent): V {
  switch (event.kind) {
    case "place":
      return { ...view, board: painted(view.board, [event.cell], COLOURS[event.seat]!) };
    case "flip":
      return { ...view, board: painted(view.board, [event.cell], COLOURS[event.to]!) };
    case "item":
      return { ...view, item_used: true, blinded: event.item === "blind" ? 1 - event.seat : view.blinded };
    case "undo":
      return { ...view, board: event.board, turn: event.turn, blinded: event.blinded };
    case "stock":
      return { ...view, stock: event.left };
    case "held":
      return { ...view, items: event.items, waiting: event.waiting };
    case "marks":
      return { ...view, marks: event.cells };
    case "badge":
      return { ...view, badges: [...view.badges, event.badge] };
    case "turn": {
      const blinded = view.blinded === event.seat ? view.blinded : null;
      return { ...view, to_move: event.seat, turn: event.number, item_used: false, blinded };
    }
    case "forced_pass":
      return { ...view, blinded: null };
    case "over":
      return { ...view, to_move: null, count: event.count };
    default:
      return view;
  }
}
