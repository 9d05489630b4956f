/** Where flights begin and end on the screen, and how long each takes of its moment. */
import type { Flight, Word } from "./notes.ts";

/** Around its middle, in pixels of the overlay. Cards that lie sideways are measured upright. */
export interface Spot {
  x: number;
  y: number;
  width: number;
}

export interface Course {
  from: Spot;
  to: Spot;
  /** Milliseconds before it sets off, and on its way. */
  delay: number;
  ms: number;
}

/** Cards that go together set off one after the other, in this part of the moment at most. */
const SPREAD = 0.45;
/** Landed side by side, by this part of their width, so that each can be seen. */
const STEP = { stage: 0.3, hand: 0.3, flipped: 1.08 } as const;

const find = (scope: ParentNode, ...selectors: (string | null)[]): Element | null => {
  for (const selector of selectors) {
    const found = selector && scope.querySelector(selector);
    if (found) return found;
  }
  return null;
};

/** A zone that is a pile is where its card lies, without what is written below. */
const zoneAt = (scope: ParentNode, zone: string): Element | null => find(scope, `[data-zone="${zone}"] > [data-name]`, `[data-zone="${zone}"]`);

/** The card itself where the table shows it, or its zone. */
const source = (scope: ParentNode, { from, card, uid }: Flight): Element | null =>
  find(scope, uid === null ? null : `[data-unit="${uid}"] [data-name]`, card && `[data-zone="${from}"] [data-card="${card}"]`) ?? zoneAt(scope, from);

export function spotOf(element: Element, room: DOMRect): Spot {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2 - room.left, y: box.top + box.height / 2 - room.top, width: Math.min(box.width, box.height) };
}

/** Where the card will lie, as far as the table can say it. */
function goal(scope: ParentNode, room: DOMRect, { to, card, seat, from }: Flight, width: number): Spot | null {
  if (to === `field-${seat}`) {
    // What this viewer is not shown, and what goes straight from a hand, is laid as a bulwark: they grow to the left.
    const hidden = card === null || from === `hand-${seat}`;
    const next = find(scope, `[data-next="${hidden ? "bulwark" : "soldier"}-${seat}"]`);
    const spot = next && spotOf(next, room);
    return spot && { ...spot, x: spot.x + (hidden ? -width : width) / 2, width };
  }
  const unit = /^unit-(\d+)$/.exec(to);
  const found = (unit ? find(scope, `[data-unit="${unit[1]}"] [data-name]`) : zoneAt(scope, to)) ?? zoneAt(scope, "stage");
  return found && spotOf(found, room);
}

/** The place of a word: a zone, or a request of the stage. */
export function placeOf(scope: ParentNode, { place }: Word): Element | null {
  const request = /^request-(\d+)$/.exec(place);
  return request ? find(scope, `[data-request="${request[1]}"]`) : zoneAt(scope, place);
}

/** How a card goes within a moment of so many milliseconds; null where the table has no such places. */
export function course(scope: ParentNode, room: DOMRect, flight: Flight, card: number, moment: number): Course | null {
  const begin = source(scope, flight);
  const end = goal(scope, room, flight, card);
  if (!begin || !end) return null;
  const { at, of, to } = flight;
  const from = spotOf(begin, room);
  const width = between(end.width, card * 0.6, card);
  const step = STEP[to.split("-")[0] as keyof typeof STEP] ?? 0;
  return {
    from: { ...from, width: between(from.width, card * 0.5, card * 1.2) },
    to: { ...end, x: end.x + (at - (of - 1) / 2) * width * step, width },
    delay: of > 1 ? (moment * SPREAD * at) / (of - 1) : 0,
    ms: of > 1 ? moment * (1 - SPREAD) : moment,
  };
}

const between = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);
