/** What the table remembers for the eyes. It holds nothing that its viewer was not told. */
import type { GameEvent } from "../../lib/table.ts";
import type { View } from "./fold.ts";
import { ATTACKING } from "./places.ts";
import { BEGINNING, cardName, goOn, type Story } from "./story.ts";

/** A card on its way, or landed where the view does not show it yet. Places are `data-zone` of the table, or `unit-UID`. */
export interface Flight {
  id: number;
  /** The moment it set off. */
  beat: number;
  /** Its place among those that go the same way together. */
  at: number;
  of: number;
  /** Null where this viewer sees a back. */
  card: string | null;
  seat: number;
  from: string;
  to: string;
  /** The character it leaves. */
  uid: number | null;
}

/** A short word over a place: damage, a pass, what became of a request. */
export interface Word {
  kind: "damage" | "pass" | "struck" | "fizzled";
  /** A zone, or `request-NUMBER`. */
  place: string;
  count: number;
}

export interface Notes {
  /** Counts moments, so that the same movement can happen twice. */
  beat: number;
  moment: readonly GameEvent[];
  /** Since the view was last right: */
  flights: readonly Flight[];
  /** cards of characters that were turned up, by uid, */
  turned: Readonly<Record<number, string>>;
  /** characters that were driven or charged, by uid, */
  driven: Readonly<Record<number, boolean>>;
  /** and requests that are off the stage, or have lost their target. */
  fates: Readonly<Record<number, "struck" | "fizzled">>;
  /** At this moment: */
  words: readonly Word[];
  shown: { seat: number; to: number; cards: string[] } | null;
  turn: { seat: number; number: number } | null;
  /** 先攻決定: the higher card first; whose it is, null for two of the same number. */
  compared: { cards: string[]; seat: number | null } | null;
  /** What has been told since nothing moved last, and what had been told then: that is read out. */
  telling: readonly GameEvent[];
  happened: readonly GameEvent[];
  /** What is being carried out, and everything else the log asks for. */
  story: Story;
}

const STILL = { moment: [], flights: [], turned: {}, driven: {}, fates: {}, words: [], shown: null, turn: null, compared: null } as const;
const NOTHING: Notes = { beat: 0, ...STILL, telling: [], happened: [], story: BEGINNING };

export function note(notes: Notes | null, events: GameEvent[]): Notes {
  const before = notes ?? NOTHING;
  const fresh: Notes = { ...before, beat: before.beat + 1, moment: events, words: [], shown: null, turn: null, compared: null, telling: [...before.telling, ...events] };
  return events.reduce((now, event, at) => told({ ...now, story: goOn(now.story, event) }, event, at, events.length), fresh);
}

/** Nothing moves any more, and the whole table is known. What is past is not read out. */
export function rest(notes: Notes | null, past = false, view?: View): Notes {
  const { beat, story, telling } = notes ?? NOTHING;
  return { beat, ...STILL, telling: [], happened: past ? [] : telling, story: view ? { ...story, scene: view } : story };
}

function told(notes: Notes, event: GameEvent, at: number, of: number): Notes {
  switch (event.kind) {
    case "seen":
      return { ...notes, flights: [], turned: {}, driven: {}, fates: {} };
    case "move":
      return damaged(flown(notes, event, at, of), event);
    case "top":
      return topped(notes, event, at, of);
    case "turn_up":
      return turnedUp(notes, event, at, of);
    case "state":
      return { ...notes, driven: { ...notes.driven, [event.unit]: event.driven } };
    case "show":
      return { ...notes, shown: { seat: event.seat, to: event.to, cards: [...(notes.shown?.cards ?? []), cardName(event.card)] } };
    case "cancel":
      return fated(notes, event, "struck");
    case "fizzle":
      return fated(notes, event, "fizzled");
    case "pass":
      return { ...notes, words: [{ kind: "pass", place: `hand-${event.seat}`, count: 0 }] };
    case "compared": {
      const cards = (event.cards as number[]).map(cardName);
      return { ...notes, compared: { cards: event.seat === 1 ? cards.toReversed() : cards, seat: event.seat } };
    }
    case "turn":
      return { ...notes, turn: { seat: event.seat, number: event.number } };
    default:
      return notes;
  }
}

const fated = (notes: Notes, event: GameEvent, kind: "struck" | "fizzled"): Notes => ({
  ...notes,
  fates: { ...notes.fates, [event.number]: kind },
  words: [{ kind, place: `request-${event.number}`, count: 0 }],
});

const zone = (name: string, seat: number): string => (name === "stage" ? name : `${name}-${seat}`);

function flown(notes: Notes, event: GameEvent, at: number, of: number): Notes {
  const card = event.card === null || preset(notes, event, at) ? null : cardName(event.card);
  // Turned up before, it lies in the middle of the table.
  const landed = notes.flights.find((one) => one.to === "flipped" && one.card === card && one.seat === event.seat);
  const open = landed !== undefined || (card !== null && notes.story.scene.flipped?.includes(card));
  const flight: Flight = {
    id: notes.beat * 100 + at, beat: notes.beat, at, of, card, seat: event.seat,
    from: open ? "flipped" : zone(event.source, event.seat), to: armed(notes) ?? zone(event.to, event.seat),
    uid: event.source === "field" ? leaving(notes, event.seat, card) : null,
  };
  return { ...notes, flights: [...notes.flights.filter((one) => one !== landed), flight] };
}

/** the first card that a deal lays on a field is a bulwark, face down for its owner too. */
const preset = ({ story }: Notes, { source, to }: GameEvent, at: number): boolean => !story.doing && source === "life" && to === "field" && at === 0;

/** What landed last in a grave shows the card that lies on top of it; if one has left it, the next one lies there by itself. */
function topped(notes: Notes, event: GameEvent, at: number, of: number): Notes {
  const grave = `grave-${event.seat}`;
  const last = notes.flights.findLast(({ from, to }) => from === grave || to === grave);
  if (last?.from === grave) {
    const lying: Flight = { id: notes.beat * 100 + at, beat: notes.beat, at, of, card: cardName(event.card), seat: event.seat, from: grave, to: grave, uid: null };
    return { ...notes, flights: [...notes.flights, lying] };
  }
  return { ...notes, flights: notes.flights.map((flight) => (flight === last ? { ...flight, card: cardName(event.card) } : flight)) };
}

/** Equipment goes to its soldier. */
const armed = ({ story: { doing, paid } }: Notes): string | null => (doing?.action === "equip" && doing.target && !paid ? `unit-${doing.target[2]}` : null);

/** The character that a card leaves: known by its card, or aimed at. */
function leaving({ story, turned }: Notes, seat: number, card: string | null): number | null {
  const units = story.scene.sides?.[seat]?.units ?? [];
  const known = units.find((unit) => card !== null && (turned[unit.uid] === card || unit.cards?.includes(card)));
  const target = story.doing?.target;
  return known?.uid ?? (target?.[0] === 1 && target[1] === seat ? target[2] : null);
}

function damaged(notes: Notes, event: GameEvent): Notes {
  if (event.source !== "life" || event.to !== "grave") return notes;
  const place = `life-${event.seat}`;
  const count = (notes.words.find((word) => word.place === place)?.count ?? 0) + 1;
  return { ...notes, words: [...notes.words.filter((word) => word.place !== place), { kind: "damage", place, count }] };
}

function turnedUp(notes: Notes, event: GameEvent, at: number, of: number): Notes {
  const card = cardName(event.card);
  const uid = turning(notes, event.seat, card);
  if (uid !== null) return { ...notes, turned: { ...notes.turned, [uid]: card } };
  if (event.source === "trump") return notes;
  const flight: Flight = { id: notes.beat * 100 + at, beat: notes.beat, at, of, card, seat: event.seat, from: `life-${event.seat}`, to: "flipped", uid: null };
  return { ...notes, flights: [...notes.flights, flight] };
}

/** The bulwark that is turned up: it blocks, or is aimed at, or all of them are turned in order. */
function turning({ story, turned }: Notes, seat: number, card: string): number | null {
  const sides = story.scene.sides;
  const hidden = (sides?.[seat]?.units ?? []).filter((unit) => unit.kind === "bulwark" && !(unit.uid in turned));
  const { action, target } = story.doing ?? {};
  switch (action) {
    case "damage_judge": {
      const attackers = sides![1 - seat]!.units.filter((unit) => unit.role === ATTACKING);
      const blocking = attackers.flatMap(({ uid }) => hidden.filter((unit) => unit.role === uid));
      return blocking[0]?.uid ?? null;
    }
    case "reverse":
      return target?.[2] ?? null;
    case "surprise":
      return (hidden.find((unit) => unit.cards?.includes(card)) ?? hidden[0])?.uid ?? null;
    default:
      return null;
  }
}
