/** A request as it is declared: the action, its keys, what it is aimed at, and what it cost. */
import type { GameEvent, Say } from "../../../lib/table.ts";
import { actionOf, numberOf } from "../catalogue.ts";
import { actionName, cardName } from "../saying.ts";
import { cardName as named, storyOf } from "../story.ts";
import { cardsWords, movedWords, targetSaid, unitSaid } from "./naming.ts";

/** What is said in words of its own. */
const OWN: ReadonlySet<string> = new Set(["end", "attack", "set_bulwark", "equip", "up", "down", "counter", "trap_counter", "throw", "open_pack", "rare_draw", "open_trump"]);

export function asked(event: GameEvent, after: readonly GameEvent[], say: Say): string {
  const what = said(event, after, say);
  const cost = paid(after, say);
  return cost ? say("told-paid", { what, cost }) : what;
}

function said(event: GameEvent, after: readonly GameEvent[], say: Say): string {
  const { scene } = storyOf(event);
  const keys: number[] = event.keys ?? [];
  const target = event.target ? targetSaid(event.target, event.seat, scene, after, say) : "";
  const fields = {
    action: actionName(event.action, say), keys: cardsWords(keys, say), target,
    number: keys.length ? numberOf(named(keys[0]!)) : 0,
    unit: event.unit ? unitSaid(event.unit, event.seat, scene, after, say) : "",
  };
  if (OWN.has(event.action)) return say(`told-ask-${event.action}`, fields);
  if (actionOf(event.action)?.type === "summon" || event.action === "rare_summon") return say("told-ask-summon", fields);
  const how = event.unit ? "soldier" : keys.length ? "keys" : "plain";
  return say(`told-ask-${how}${target ? "-aimed" : ""}`, fields);
}

/** What was paid, as far as the table has shown it yet. */
function paid(after: readonly GameEvent[], say: Say): string {
  const end = after.findIndex((event) => event.kind !== "top" && !storyOf(event).paid);
  const payments = end < 0 ? after : after.slice(0, end);
  const moved = (source: string): GameEvent[] => payments.filter((event) => event.kind === "move" && event.source === source && event.to === "grave");
  const bulwarks = payments.filter((event) => event.kind === "state" && driven(event)).length;
  const [lives, discards, fallen] = [moved("life"), moved("hand"), moved("field")];
  return [
    bulwarks ? say("told-cost-drive", { number: bulwarks }) : "",
    lives.length ? say("told-cost-life", { number: lives.length }) : "",
    discards.length ? say("told-cost-discard", { cards: seenTop(discards, payments, say) }) : "",
    fallen.length ? say("told-cost-sacrifice", { cards: movedWords(fallen, say) }) : "",
  ].filter(Boolean).join(say("told-and"));
}

/** The soldier that is the key of its own action is named already. */
function driven(event: GameEvent): boolean {
  const unit = storyOf(event).scene.sides?.[event.seat]?.units.find(({ uid }) => uid === event.unit);
  return unit?.kind === "bulwark" || unit === undefined;
}

/** A single hidden card is seen as the top of the grave right after. */
function seenTop(cards: readonly GameEvent[], payments: readonly GameEvent[], say: Say): string {
  const top = payments[payments.indexOf(cards.at(-1)!) + 1];
  return cards.length === 1 && top?.kind === "top" ? cardName(top.card, say) : movedWords(cards, say);
}
