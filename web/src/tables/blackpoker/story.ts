/**
 * What was going on when an event happened: the table before it, what was being carried out, and whether it
 * was a cost. Worked out from the events alone, so that it comes out the same after a reload; the log asks for it.
 */
import type { GameEvent } from "../../lib/table.ts";
import type { Blackpoker } from "../../lib/wire.gen.ts";
import { actionOf, CARDS } from "./catalogue.ts";

/** As much of the table as has been told so far. */
export type Scene = Partial<Blackpoker.View>;

/** A request, in words of the view. */
export type Asked = Blackpoker.RequestView & { unit?: number };

export interface Story {
  scene: Scene;
  /** What is being carried out. */
  doing: Asked | null;
  /** Triggered, and carried out as soon as nothing else is. */
  pending: readonly Asked[];
  /** Who is paying, and what is still to be paid, in letters of a cost. */
  paying: { seat: number; left: string } | null;
  /** The event that was just told was a cost, or a key laid out. */
  paid: boolean;
  /** Something has come of what is being carried out. */
  changed: boolean;
  /** Whose grave has been given cards of which none is on top yet, by seat. */
  topless: readonly boolean[];
}

export const BEGINNING: Story = { scene: {}, doing: null, pending: [], paying: null, paid: false, changed: false, topless: [false, false] };

const told = new WeakMap<GameEvent, Story>();

/** The story as it stood when this event was told. */
export const storyOf = (event: GameEvent): Story => told.get(event) ?? BEGINNING;

export const cardName = (card: number): string => CARDS[card]!;
const asked = (event: GameEvent): Asked => ({ number: event.number, seat: event.seat, action: event.action, keys: (event.keys ?? []).map(cardName), target: event.target ?? null, unit: event.unit });

/** The story after one more event. */
export function goOn(story: Story, event: GameEvent): Story {
  const left = story.paying && paidWith(event, story.paying);
  const now: Story = { ...story, paid: !!left, paying: left ?? (event.kind === "top" ? story.paying : null), topless: buried(story.topless, event) };
  told.set(event, now);
  return next(now, event);
}

/** 1.4: of several cards that go to a grave at once its owner chooses the one on top; then it is told. */
function buried(topless: Story["topless"], event: GameEvent): Story["topless"] {
  const goes = event.kind === "move" && event.to === "grave";
  return goes || event.kind === "top" ? topless.map((was, seat) => (seat === event.seat ? goes : was)) : topless;
}

function next(story: Story, event: GameEvent): Story {
  switch (event.kind) {
    case "seen":
      return { ...story, scene: { ...story.scene, ...event.parts } };
    case "request": {
      const action = actionOf(event.action);
      return { ...story, paying: { seat: event.seat, left: action?.cost ?? "" }, doing: action?.speed === "immediate" ? asked(event) : null, changed: false };
    }
    case "pass":
      return { ...story, doing: resolving(story.scene, event.seat), changed: false };
    case "trigger": {
      const pending = actionOf(event.action)?.speed === "immediate" ? [...story.pending, asked(event)] : story.pending;
      return { ...story, pending, doing: story.doing ?? pending[0] ?? null };
    }
    case "resolve": {
      const pending = story.pending.filter(({ number }) => number !== event.number);
      return { ...story, pending, doing: pending[0] ?? null, changed: false };
    }
    case "move":
    case "state":
    case "turn_up":
    case "cancel":
    case "fizzle":
      return story.paid || event.source === "stage" ? story : { ...story, changed: true };
    default:
      return story;
  }
}

/** Two passes in a row: the request on top of the stage is carried out. */
function resolving(scene: Scene, passer: number): Asked | null {
  const other = ((scene.passes ?? 0) >> (1 - passer)) & 1;
  return other ? (scene.stage?.at(-1) ?? null) : null;
}

const PAID_FROM: Readonly<Record<string, string>> = { life: "L", hand: "D", field: "S" };

/** What is left to pay after this event; null if it is no payment. */
function paidWith(event: GameEvent, { seat, left }: NonNullable<Story["paying"]>): Story["paying"] {
  if (event.seat !== seat) return null;
  if (event.kind === "move" && event.to === "stage") return { seat, left };
  const letters = event.kind === "state" && event.driven ? ["B", "K"] : event.kind === "move" && event.to === "grave" ? [PAID_FROM[event.source] ?? ""] : [];
  const letter = letters.find((one) => one && left.includes(one));
  return letter ? { seat, left: left.replace(letter, "") } : null;
}

export interface Named { seat: number; unit: Blackpoker.UnitView }

/** A character as it was then; one that lay there from the beginning is shown by a later table. */
export function unitAt(uid: number, scene: Scene, after: readonly GameEvent[] = []): Named | null {
  const tables = [scene.sides, ...after.filter(({ kind }) => kind === "seen").map((event) => event.parts.sides as Scene["sides"])];
  for (const sides of tables)
    for (const [seat, side] of (sides ?? []).entries()) {
      const unit = side.units.find((one) => one.uid === uid);
      if (unit) return { seat, unit };
    }
  return null;
}
