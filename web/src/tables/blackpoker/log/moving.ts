/** Cards that go somewhere: what came of a request. */
import type { GameEvent, Say } from "../../../lib/table.ts";
import type { UnitView } from "../fold.ts";
import { cardName, unitWords } from "../saying.ts";
import { cardName as named, storyOf } from "../story.ts";
import { movedWords, nextSeen, together } from "./naming.ts";

export function moved(event: GameEvent, after: readonly GameEvent[], say: Say): string | null {
  const { paid, doing } = storyOf(event);
  if (paid) return null;
  const all = together(event, after);
  const then = after.slice(all.length - 1);
  const fields = { cards: movedWords(all, say), number: all.length };
  const told = (key: string): string => say(`told-${key}`, fields);
  switch (`${event.source} ${event.to}`) {
    case "life grave":
      return lost(event, all, then, say);
    case "life hand":
      return told(doing?.action === "next_generation" ? "generation" : doing && doing.action !== "draw" ? "take" : doing || all.length === 1 ? "draw" : "dealt");
    case "grave hand":
    case "pack hand":
    case "rare hand":
      return told("take");
    case "life field":
    case "hand field":
    case "grave field":
    case "stage field":
      return entered(event, all, then, say);
    case "hand grave":
      return told("discard");
    case "field grave":
    case "trump grave":
      return told("falls");
    case "field hand":
      return told("returns");
    case "stage hand":
      return told("keys-back");
    case "field life":
      return told("on-life");
    case "life life":
      return told("under-life");
    default:
      return null;
  }
}

/** Cards of a life in the grave: damage, with the card that lies on top now. */
function lost(event: GameEvent, all: readonly GameEvent[], then: readonly GameEvent[], say: Say): string | null {
  const { doing } = storyOf(event);
  // Turned up for who goes first: that has been told.
  if (!doing) return null;
  if (doing.action === "bj") return say("told-bust", { cards: movedWords(all, say) });
  const top = topOf(event.seat, then);
  const key = doing.action === "next_generation" ? "told-generation-lost" : "told-damage";
  return top === null ? say(key, { number: all.length }) : say(`${key}-top`, { number: all.length, top: cardName(top, say) });
}

function topOf(seat: number, then: readonly GameEvent[]): number | null {
  const next = then.find((event) => event.seat === seat && (event.kind === "top" || (event.kind === "move" && event.to === "grave" && event.source !== "field")));
  return next?.kind === "top" ? next.card : null;
}

/** Cards become characters, or part of one, as the next table shows it. */
function entered({ seat, card, source }: GameEvent, all: readonly GameEvent[], then: readonly GameEvent[], say: Say): string | null {
  const units = nextSeen(then, "sides")?.[seat]?.units ?? [];
  const unitOf = (card: number | null): UnitView | undefined => (card === null ? undefined : units.find(({ cards }) => cards?.includes(named(card))));
  const armed = unitOf(card);
  const { action = "" } = storyOf(all[0]!).doing ?? {};
  // It is told with the size it has then.
  if (action === "equip") return armed ? say("told-armed", { unit: unitWords(armed, say), size: armed.size ?? 0 }) : null;
  // That a bulwark is set has been said.
  if (action === "set_bulwark" && card === null) return null;
  // the first card that a deal lays down.
  const preset = source === "life" && !storyOf(all[0]!).doing ? all[0] : null;
  const hidden = (one: GameEvent): boolean => one.card === null || one === preset || action === "set_bulwark" || action === "add_bulwark" || unitOf(one.card)?.kind === "bulwark";
  const groups = [["told-enters", all.filter((one) => !hidden(one))], ["told-bulwark", all.filter(hidden)]] as const;
  return groups.filter(([, some]) => some.length).map(([key, some]) => say(key, { cards: movedWords(some, say), number: some.length })).join(say("told-and"));
}
