/** The log: the two players talking, one line for what happens together. It says nothing that its reader was not told. */
import type { GameEvent, Say, Told } from "../../lib/table.ts";
import { asked } from "./log/asking.ts";
import { moved } from "./log/moving.ts";
import { cardsWords, joins, nextSeen, requestSaid, targetSaid, together, unitSaid } from "./log/naming.ts";
import { AIM, rival } from "./places.ts";
import { actionName, cardName } from "./saying.ts";
import { cardName as named, storyOf, unitAt } from "./story.ts";

export function describe(event: GameEvent, say: Say, after: readonly GameEvent[] = [], _view?: unknown, before?: GameEvent): Told {
  if (before && joins(event, before)) return null;
  switch (event.kind) {
    case "request":
      return asked(event, after, say);
    case "push":
      return event.action === "block" ? say("told-any-block") : null;
    case "resolve":
      return resolved(event, after, say);
    case "fizzle":
    case "cancel":
    case "drop":
      return say(`told-${event.kind}`, { what: requestSaid({ action: event.action, keys: (event.keys ?? []).map(named) }, say) });
    case "pass":
      return passed(event, say);
    case "move":
      return moved(event, after, say);
    case "top":
      return uncovers(event, before) ? say("told-uncovered", { card: cardName(event.card, say) }) : null;
    case "show":
      return shown(event, after, say);
    case "turn_up":
      return say(`told-${turning(event)}`, { cards: cardsWords(together(event, after).map(({ card }) => card), say) });
    case "compared":
      return first(event, say);
    case "state":
      return turned(event, after, say);
    case "turn":
      return say("told-turn", { number: event.number });
    case "lose":
      return say("told-lose");
    case "ordered":
    case "withdrawn":
      return say(`told-${event.kind}`, { order: say(`order-${event.order}`) });
    default:
      return null;
  }
}

/** A card has left a grave, and the next one lies open; any other top is told with the cards that came. */
const uncovers = (top: GameEvent, before?: GameEvent): boolean => before?.kind === "move" && before.source === "grave" && before.seat === top.seat;

function turning(event: GameEvent): string {
  const { doing } = storyOf(event);
  if (event.source === "trump") return "trump-up";
  if (event.source === "field") return doing?.action === "damage_judge" ? "bulwark-is" : "enters";
  return doing ? "flip" : "first-flip";
}

/** 先攻決定: who goes first, and why. */
function first({ cards, seat }: GameEvent, say: Say): Told {
  const [one = "", two = ""] = (cards as number[]).map((card) => cardName(card, say));
  if (seat === null) return { words: say("told-first-equal", { cards: `${one} ${two}` }), log: "", seat: null };
  return say("told-first", seat === 0 ? { higher: one, lower: two } : { higher: two, lower: one });
}

/** The course of a turn, to which there is hardly ever an answer. */
const COURSE: ReadonlySet<string> = new Set(["draw", "end", "block"]);

/** Nothing is said by whoever only hands the chance on; the other one lets it happen. */
function passed(event: GameEvent, say: Say): string | null {
  const top = storyOf(event).scene.stage?.at(-1);
  if (!top) return say("told-pass");
  return top.seat === event.seat || COURSE.has(top.action) ? null : say("told-no-answer", { what: actionName(top.action, say) });
}

/** A card that is shown is taken next, and named then; a hand is only looked at. */
function shown(event: GameEvent, after: readonly GameEvent[], say: Say): string | null {
  if (storyOf(event).doing?.action !== "handes") return null;
  return say("told-show", { cards: cardsWords(together(event, after).map(({ card }) => card), say) });
}

function turned(event: GameEvent, after: readonly GameEvent[], say: Say): string | null {
  const { paid, doing, scene } = storyOf(event);
  if (paid) return null;
  const units = together(event, after).map(({ unit }) => unitSaid(unit, event.seat, scene, after, say)).join(say("told-and"));
  if (doing?.action === "charge") return say("told-charge");
  return say(doing?.action === "attack" ? "told-attackers" : event.driven ? "told-driven" : "told-charged", { units });
}

/** Requests of which something must have been seen, or nothing came of them. */
const SEEN: ReadonlySet<string> = new Set(["twist", "slash", "negotiate", "death_lance", "destroy_trump", "handes", "reunion", "unsummon", "sword_rain", "add_bulwark"]);

/** What came of a request, where its cards have not said it. */
function resolved(event: GameEvent, after: readonly GameEvent[], say: Say): Told {
  const { changed, scene } = storyOf(event);
  const unit = event.target && unitAt(event.target[2], { sides: nextSeen(after, "sides") ?? scene.sides });
  switch (event.action) {
    case "block":
      return { words: blocked(rival(event.seat), after, say), log: "", seat: rival(event.seat) };
    case "attack":
      return changed ? null : say("told-no-attackers");
    case "damage_judge":
      return changed ? null : say("told-unhurt");
    case "counter":
    case "trap_counter":
      return changed ? null : say("told-not-cancelled");
    case "up":
    case "down":
    case "rally":
      return changed || !unit || unit.unit.size === null ? null : say("told-size", { unit: unitSaid(unit.unit.uid, event.seat, scene, after, say), size: unit.unit.size });
    case "change_target": {
      const request = nextSeen(after, "stage")?.find((one) => one.number === event.target[2]);
      if (!request?.target) return null;
      // A table names a trump by its place.
      const target = request.target[0] === AIM.trump ? say("zone-trump") : targetSaid(request.target, request.seat, scene, after, say);
      return say("told-retargeted", { what: requestSaid(request, say), target });
    }
    case "close_trump":
      return changed ? null : say("told-closed");
    default:
      return SEEN.has(event.action) && !changed ? say("told-nothing") : null;
  }
}

/** Who stands before whom: the table says it all at once. */
function blocked(seat: number, after: readonly GameEvent[], say: Say): string {
  const sides = nextSeen(after, "sides");
  const scene = { sides };
  const pairs = (sides?.[seat]?.units ?? [])
    .filter(({ role }) => role > 0)
    .map(({ uid, role }) => say("told-blocks", { unit: unitSaid(uid, seat, scene, [], say), attacker: unitSaid(role, seat, scene, [], say) }));
  return pairs.join(say("told-and")) || say("told-no-block");
}

/** Everything of a batch in words, with who says it, for somebody who does not see the table. */
export function spoken(events: readonly GameEvent[], say: Say): string {
  return events
    .flatMap((event, at) => {
      const line = describe(event, say, events.slice(at + 1), undefined, events[at - 1]);
      if (!line) return [];
      const { words, seat } = typeof line === "string" ? { words: line, seat: event.seat } : line;
      return [seat === null ? words : say("told-by", { seat: say(`seat-P${(seat ?? 0) + 1}`), words })];
    })
    .join(" ");
}
