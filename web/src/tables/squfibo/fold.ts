/** How events carry a view forward: the same as `teban/games/squfibo/view.py`. */
import type { GameEvent } from "../../lib/table.ts";
import type { Squfibo } from "../../lib/wire.gen.ts";
import { before } from "./cards.ts";

export type View = Squfibo.View;
type Hand = View["hands"][number];

export function fold<V extends View>(view: V, event: GameEvent): V {
  switch (event.kind) {
    case "draw":
      return { ...held(view, event.seat, gained(view.hands[event.seat as 0 | 1], event.card)), deck: view.deck - 1 };
    case "discard":
    case "remove":
      return { ...view, board: view.board.with(event.cell, null), discard: [...view.discard, event.card] };
    case "place": {
      const hand = lost(view.hands[event.seat as 0 | 1], event.card);
      return { ...held(view, event.seat, hand), board: view.board.with(event.cell, event.card), placed: event.cell };
    }
    case "stars":
      return { ...view, stars: view.stars.with(event.seat, event.stars) as View["stars"], pool: event.pool };
    case "turn":
      return { ...view, to_move: event.seat, turn: event.number, placed: null };
    case "over":
      return { ...view, to_move: null, placed: null, reasons: event.reasons };
    default:
      return view;
  }
}

const held = <V extends View>(view: V, seat: number, hand: Hand): V => ({ ...view, hands: view.hands.with(seat, hand) as View["hands"] });

function gained(hand: Hand, card: string | null): Hand {
  if (typeof hand === "number") return hand + 1;
  return card === null ? hand : [...hand, card].sort(before);
}

const lost = (hand: Hand, card: string): Hand => (typeof hand === "number" ? hand - 1 : hand.toSpliced(hand.indexOf(card), 1));
