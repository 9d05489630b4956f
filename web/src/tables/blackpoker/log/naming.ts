/** Things of the table as the one who speaks would call them. */
import type { GameEvent, Say } from "../../../lib/table.ts";
import { AIM } from "../places.ts";
import { actionName, cardName, unitWords } from "../saying.ts";
import { storyOf, unitAt, type Asked, type Scene } from "../story.ts";

export const cardsWords = (cards: readonly (string | number)[], say: Say): string => cards.map((card) => cardName(card, say)).join(" ");

/** Known cards by name, hidden ones by number. */
export function movedWords(events: readonly GameEvent[], say: Say): string {
  const known = events.filter(({ card }) => card !== null);
  const hidden = events.length - known.length;
  return [cardsWords(known.map(({ card }) => card), say), hidden ? say("told-cards", { number: hidden }) : ""].filter(Boolean).join(" ");
}

/** A character: "♢8", or "the opponent's ♢8" where it is not the speaker's. */
export function unitSaid(uid: number, speaker: number, scene: Scene, after: readonly GameEvent[], say: Say): string {
  const found = unitAt(uid, scene, after);
  const unit = found ? unitWords(found.unit, say) : say("told-unit");
  if (!found) return unit;
  if (found.seat !== speaker) return say("told-their", { what: unit });
  return found.unit.kind === "bulwark" ? say("told-own", { what: unit }) : unit;
}

export function targetSaid([aim, seat, number]: [number, number, number], speaker: number, scene: Scene, after: readonly GameEvent[], say: Say): string {
  switch (aim) {
    case AIM.player:
      return say(seat === speaker ? "told-self" : "told-other");
    case AIM.unit:
      return unitSaid(number, speaker, scene, after, say);
    case AIM.request: {
      const request = stageOf(scene, after).find((one) => one.number === number);
      return request ? requestSaid(request, say) : say("told-request");
    }
    default:
      // Events name a trump by its card: it lay face up when it was aimed at.
      return say("told-trump", { card: cardName(number, say) });
  }
}

export const requestSaid = ({ action, keys }: Pick<Asked, "action" | "keys">, say: Say): string =>
  say("told-quoted", { what: [actionName(action, say), cardsWords(keys, say)].filter(Boolean).join(" ") });

/** The stage as it was, or as the next table shows it. */
const stageOf = (scene: Scene, after: readonly GameEvent[]): Asked[] => [...(scene.stage ?? []), ...(nextSeen(after, "stage") ?? [])];

/** A part of the table as it looks once this is over. */
export function nextSeen<K extends keyof Scene>(after: readonly GameEvent[], part: K): Scene[K] | undefined {
  const first = after.findIndex(({ kind }) => kind === "seen");
  if (first < 0) return undefined;
  const end = after.findIndex(({ kind }, at) => at > first && kind !== "seen");
  const seen = after.slice(first, end < 0 ? undefined : end);
  return seen.findLast((event) => part in event.parts)?.parts[part];
}

/** The event and those that happen together with it. */
export function together(event: GameEvent, after: readonly GameEvent[]): GameEvent[] {
  const end = after.findIndex((other) => !joins(event, other));
  return [event, ...(end < 0 ? after : after.slice(0, end))];
}

/** Whether two neighbours share a line. A cost is told with what it was paid for. */
export const joins = (one: GameEvent, other: GameEvent | undefined): boolean =>
  !!one.group && other?.kind === one.kind && other.group === one.group && other.seat === one.seat && storyOf(one).paid === storyOf(other).paid;
