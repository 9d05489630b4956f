/**
 * Plays what happened, then shows what is true.
 *
 * While it plays it owns the board: `view` is what a table displays, advanced event by event.
 * Beside the view a table may keep notes for the eyes (the last move, what is turning); they
 * travel in the displayed view as `_`, a key no server sends.
 */
import type { GameEvent, Settings, TableModule } from "./table.ts";

export interface Batch {
  events: GameEvent[];
  view: any;
  /** The point behind these events. */
  seen: number;
  /** The point they begin at; without it they follow the last batch. */
  since?: number;
  /** Whose eyes; another viewer's feed begins anew. */
  viewer?: number | null;
  /** Who decides once these events are over. */
  deciding?: number[];
}

/** What playback asks of a game; a game may do without the optional parts. */
export interface Playable extends Pick<TableModule, "fold" | "timing"> {
  /** What is to be played, as events of the table's own, where a match is first seen before anything happened. */
  opening?(view: any): GameEvent[];
  /** The view before anything was told, where a match that is first seen has only just begun; null where that is not to be played. */
  before?(view: any, told: readonly GameEvent[]): any;
  /** Notes after events that happen at the same moment; null where nothing is noted yet. */
  note?(notes: any, events: GameEvent[], view: any): any;
  /** The notes once the last event has been played and `view` is shown: nothing moves any more. `past`: nothing was played, and none of it is news. */
  rest?(notes: any, past?: boolean, view?: any): any;
  /** Called as a moment begins, with its length in milliseconds; for sounds. */
  hear?(events: GameEvent[], ms: number): void;
  /** Called as what is playing is skipped. */
  hush?(): void;
}

/** Events of one group that stand together happen at the same moment. */
export function beats(events: GameEvent[]): GameEvent[][] {
  const found: GameEvent[][] = [];
  for (const event of events) {
    const last = found.at(-1);
    if (event.group && last?.[0]!.group === event.group) last!.push(event);
    else found.push([event]);
  }
  return found;
}

/** Whether a turn begins with this, as every game tells it. */
export const startsTurn = (event: GameEvent): boolean => /^turn/.test(event.kind) && typeof event.number === "number";

/** How long a moment takes: as long as its longest event; an unknown one takes no time. */
export function length(beat: GameEvent[], timing: Record<string, number>, speed: number): number {
  return Math.max(...beat.map((event) => timing[event.kind] ?? 0)) * speed;
}

/** Whether two views say the same, whatever the order of their keys. */
export function same(a: any, b: any): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== "object" || typeof b !== "object" || !a || !b) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => same(a[key], b[key]));
}

export class Playback {
  /** What is displayed; null before the first batch. */
  view = $state.raw<any>(null);
  playing = $state(false);
  /** Everything told so far, for a log that is never ahead of the board. */
  log = $state.raw<GameEvent[]>([]);
  /** Whose turn it is in what is displayed: until a move has been played it is its mover's. */
  deciding = $state.raw<number[]>([]);
  /** How often folding disagreed with the server. It never should. */
  disagreements = 0;

  #truth: any = null;
  #notes: any = null;
  #told: GameEvent[] = [];
  #seen = 0;
  #viewer: number | null | undefined = undefined;
  #queue: Batch[] = [];
  #hurry = false;
  #opened = false;
  /** Counts first sights, so that what was playing before one stops. */
  #epoch = 0;
  #wake: (() => void) | null = null;
  readonly #game: Playable;
  readonly #settings: Pick<Settings, "speed">;

  constructor(game: Playable, settings: Pick<Settings, "speed">) {
    this.#game = game;
    this.#settings = settings;
  }

  /** Take what happened since; it is played behind what is being played. */
  push(batch: Batch): void {
    const viewer = batch.viewer ?? null;
    const since = batch.since ?? this.#seen;
    if (this.#truth === null || viewer !== this.#viewer || since > this.#seen) {
      this.#viewer = viewer;
      this.#adopt(batch);
      return;
    }
    const events = batch.events.slice(this.#seen - since);
    this.#seen = Math.max(this.#seen, batch.seen);
    // Where nothing happened nothing is played: whoever is choosing is not interrupted.
    if (!events.length && !this.playing) {
      this.#settle(batch);
      return;
    }
    this.#queue.push({ ...batch, events });
    if (!this.playing) void this.#run();
  }

  /** Show at once what is true. */
  skip(): void {
    if (!this.playing) return;
    this.#hurry = true;
    this.#game.hush?.();
    this.#wake?.();
  }

  /** Lets a click or a key anywhere in the page skip what is playing. */
  skipping(): () => void {
    const skip = (event: Event): void => {
      if (!this.playing) return;
      // The press that skips is spent: it must not place a stone on the board it uncovers.
      if (event.type === "keydown" && ["Tab", "Shift", "Control", "Alt", "Meta"].includes((event as KeyboardEvent).key)) return;
      event.preventDefault();
      event.stopPropagation();
      this.skip();
    };
    const kinds = ["click", "keydown"] as const;
    for (const kind of kinds) window.addEventListener(kind, skip, true);
    return () => kinds.forEach((kind) => window.removeEventListener(kind, skip, true));
  }

  /** A first sight, or another viewer's: nothing is played, but the notes are made. */
  #adopt(batch: Batch): void {
    this.#epoch += 1;
    this.#queue = [];
    this.#hurry = true;
    this.#wake?.();
    this.#seen = batch.seen;
    const before = this.#opened ? null : (this.#game.before?.(batch.view, batch.events) ?? null);
    this.#truth = before ?? batch.view;
    this.#told = [];
    this.#notes = null;
    this.deciding = before === null ? (batch.deciding ?? []) : [];
    if (before === null) for (const beat of beats(batch.events)) this.#note(beat);
    this.#rest(true);
    this.#show();
    this.#open(before === null ? { ...batch, events: this.#opening(batch) } : batch);
  }

  /** What the table itself has to show before anything has happened. */
  #opening({ events, view }: Batch): GameEvent[] {
    return this.#opened || events.length ? [] : (this.#game.opening?.(view) ?? []);
  }

  /** How a match begins is shown once, and what happens meanwhile is played behind it. */
  #open(batch: Batch): void {
    this.#opened = true;
    if (!batch.events.length) return;
    this.#queue.push(batch);
    if (!this.playing) void this.#run();
  }

  async #run(): Promise<void> {
    this.playing = true;
    // Nobody looks at a hidden page, and its timers crawl.
    this.#hurry = globalThis.document?.hidden ?? false;
    let batch: Batch | undefined;
    while ((batch = this.#queue.shift())) await this.#play(batch);
    this.playing = false;
  }

  async #play(batch: Batch): Promise<void> {
    const epoch = this.#epoch;
    for (const beat of beats(batch.events)) {
      const ms = length(beat, this.#game.timing, this.#settings.speed);
      try {
        for (const event of beat) this.#truth = this.#game.fold(this.#truth, event);
        this.#pass(beat);
        this.#note(beat);
        if (!this.#hurry) this.#game.hear?.(beat, ms);
      } catch (error) {
        console.error("playback: an event could not be shown", beat, error);
      }
      if (ms > 0 && !this.#hurry) {
        this.#show();
        await this.#pause(ms);
        if (epoch !== this.#epoch) return;
      }
    }
    this.#settle(batch);
  }

  /** Several moves may come at once, as after a lost line. */
  #pass(beat: GameEvent[]): void {
    const turn = beat.findLast(startsTurn);
    if (turn) this.deciding = [turn.seat];
  }

  /** What was folded must be what is true. */
  #settle({ view, deciding = [] }: Batch): void {
    this.deciding = deciding;
    if (!same(this.#truth, view)) {
      this.disagreements += 1;
      console.error("playback: events and view disagree", this.#truth, view);
    }
    this.#truth = view;
    this.#rest();
    this.#show();
  }

  #note(beat: GameEvent[]): void {
    this.#told.push(...beat);
    this.#notes = this.#game.note?.(this.#notes, beat, this.#truth) ?? this.#notes;
  }

  #rest(past = false): void {
    this.#notes = this.#game.rest?.(this.#notes, past, this.#truth) ?? this.#notes;
  }

  #show(): void {
    this.view = this.#notes === null ? this.#truth : { ...this.#truth, _: this.#notes };
    this.log = this.#told.slice();
  }

  #pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
