/** What a table remembers for the eyes, worked out from what its viewer is told. */
import type { GameEvent } from "../../lib/table.ts";
import type { Carried } from "./art/marks.ts";
import { PASSING, type View } from "./fold.ts";
import { looks, type Look, type Passing } from "./looks.ts";
import { FADE_IN, FADE_OUT, FLIP, MOVE, OVERLAY_CROSSFADE, TRANSPOSE, TURN_TRANSITION_GAP } from "./timing.ts";

/** What one stone does at this moment. */
export interface Motion {
  kind: "land" | "grow" | "turn" | "fade" | "slide" | "vanish";
  cell: number;
  /** What stood there before. */
  was: Look | null;
  /** Where it comes from, of a slide. */
  from: number | null;
  ms: number;
}

/** Light on cells: something blows up, springs or comes back. */
export interface Flash {
  kind: "blast" | "trap" | "restored";
  cells: number[];
}

/** A card that everybody looks at; null where this viewer sees its back. */
export interface ShownCard {
  card: string | null;
  /** Whose card it was. */
  of: number;
  act: "played" | "sold" | "resold" | "condemned" | "gained" | "taken";
}

/** One change of a charge, to be shown on its own (§12.8). */
export interface Charged {
  seat: number;
  delta: number;
}

export interface Notes {
  /** Counts moments, so that the same movement can happen twice. */
  beat: number;
  /** Everything of this moment. */
  moment: GameEvent[];
  moving: Motion[];
  flash: Flash | null;
  shown: ShownCard | null;
  passing: Passing;
  last: number | null;
  charged: Charged[];
  /** So many of them happened before anybody looked. */
  past: number;
  passed: { seat: number; beat: number } | null;
  /** What has been told since nothing moved last, and what had been told then. */
  telling: GameEvent[];
  happened: GameEvent[];
  /** The view as it was shown last. */
  seen: View | null;
}

const NOTHING: Notes = {
  beat: 0, moment: [], moving: [], flash: null, shown: null, passing: {}, last: null, charged: [], past: 0, passed: null, telling: [], happened: [], seen: null,
};

export function note(notes: Notes | null, events: GameEvent[], view: View): Notes {
  const before = notes ?? NOTHING;
  const fresh: Notes = { ...before, beat: before.beat + 1, moment: events, moving: [], flash: null, shown: null, telling: [...before.telling, ...events], seen: view };
  const next = events.reduce(remember, fresh);
  const old = before.seen ? looks(before.seen, before.passing) : [];
  return { ...next, moving: movement(events, old, before.seen, view) };
}

/** Nothing moves any more; what is past is neither told nor shown again. */
export function rest(notes: Notes | null, past = false, view: View | null = null): Notes {
  const before = notes ?? NOTHING;
  const still: Notes = { ...before, moment: [], moving: [], flash: null, shown: null, telling: [], happened: before.telling, seen: view ?? before.seen };
  return past ? { ...still, happened: [], passed: null, past: before.charged.length } : still;
}

function remember(notes: Notes, event: GameEvent): Notes {
  switch (event.kind) {
    case "turn_started":
      return { ...notes, passing: {} };
    case "stone_placed": {
      const passing = PASSING.has(event.look) ? { ...notes.passing, [event.cell]: event.look as Carried } : notes.passing;
      return { ...notes, passing, last: event.cell, passed: null };
    }
    case "stone_flipped":
      return { ...notes, passing: without(notes.passing, event.cell) };
    case "stone_destroyed":
      return { ...notes, passing: without(notes.passing, event.cell), flash: blown(notes.flash, event) };
    case "stone_restored":
      return { ...notes, flash: { kind: "restored", cells: [event.cell] } };
    case "trap_revealed":
      return { ...notes, passing: { ...notes.passing, [event.cell]: "TRAP" } };
    case "trap_sprung":
      return { ...notes, flash: { kind: "trap", cells: [event.cell] } };
    case "charge_changed":
      return { ...notes, charged: [...notes.charged, { seat: event.seat, delta: event.delta }] };
    case "passed":
      return { ...notes, passed: { seat: event.seat, beat: notes.beat } };
    default:
      return { ...notes, shown: showing(event) ?? notes.shown };
  }
}

const EXPLOSIONS: ReadonlySet<string> = new Set(["bomb", "cross", "burst"]);
/** §12.9: what blows up flashes as it goes, first the middle and then what is around it. */
function blown(flash: Flash | null, { cause, cell }: GameEvent): Flash | null {
  return EXPLOSIONS.has(cause) ? { kind: "blast", cells: [...(flash?.cells ?? []), cell] } : flash;
}

const without = (passing: Passing, cell: number): Passing => Object.fromEntries(Object.entries(passing).filter(([at]) => Number(at) !== cell));

function showing(event: GameEvent): ShownCard | null {
  switch (event.kind) {
    case "card_played":
      return { card: event.card, of: event.seat, act: "played" };
    case "card_sold":
      return { card: event.card, of: event.seat, act: "sold" };
    case "card_gained":
      return { card: event.card, of: event.seat, act: "gained" };
    case "card_resold":
    case "card_condemned":
    case "card_taken":
      return { card: event.card, of: event.victim, act: event.kind.slice("card_".length) as ShownCard["act"] };
    default:
      return null;
  }
}

/** What moves at this moment, one motion for each cell: what turns or comes does not fade as well. */
function movement(events: GameEvent[], old: readonly (Look | null)[], seen: View | null, view: View): Motion[] {
  const found = new Map<number, Motion>();
  const add = (kind: Motion["kind"], cell: number, ms: number, from: number | null = null): void => {
    if (kind !== "fade" || !found.has(cell)) found.set(cell, { kind, cell, was: old[cell] ?? null, from, ms });
  };
  for (const event of events) {
    switch (event.kind) {
      case "turn_started":
        for (const cell of seen?.sprouts ?? []) if (!view.sprouts.includes(cell)) add("fade", cell, TURN_TRANSITION_GAP);
        break;
      case "stone_placed":
        add("land", event.cell, FADE_IN);
        break;
      case "stone_spawned":
        add("grow", event.cell, FADE_IN);
        break;
      case "stone_flipped":
        add("turn", event.cell, FLIP);
        break;
      case "stone_restored":
      case "stone_recolored":
      case "marker_added":
      case "marker_ticked":
      case "marker_removed":
      case "trap_revealed":
        add("fade", event.cell, OVERLAY_CROSSFADE);
        break;
      case "stone_moved":
        add("slide", event.cell, MOVE, event.origin);
        break;
      case "stones_transposed":
        add("slide", event.first, TRANSPOSE, event.second);
        add("slide", event.second, TRANSPOSE, event.first);
        break;
      case "stone_destroyed":
        add("vanish", event.cell, FADE_OUT);
        break;
    }
  }
  return [...found.values()];
}
