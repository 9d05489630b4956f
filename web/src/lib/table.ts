/** What a table component of a game is given, and what a game's `tables/NAME/index.ts` exports. */
import type { Component } from "svelte";
import type * as Wire from "./wire.gen.ts";
import type { Question as Decision, SeatInfo } from "./wire.gen.ts";

/** A Fluent message in the reader's language: the game's own words first, then the page's. */
export type Say = (key: string, fields?: Record<string, string | number>) => string;

/** `names` are the legal actions in notation: what `submit` takes. */
export type { Question as Decision } from "./wire.gen.ts";
export type { SeatInfo } from "./wire.gen.ts";
/** What became of picks that were only tried: the next question, null once they are complete; or why not. */
export type Attempt = { next: Decision | null; refused?: undefined } | { refused: Refusal };
export type Refusal = Pick<Wire.Refusal, "code" | "fields"> & { id?: string };

export interface Settings {
  language: "ja" | "en";
  theme: "auto" | "light" | "dark";
  palette: "standard" | "cb";
  motion: "auto" | "full" | "reduced";
  /** Multiplies every playback duration: 0.5 is twice as fast. */
  speed: number;
  effects: number;
  music: number;
  muted: boolean;
  effectsMuted?: boolean;
  musicMuted?: boolean;
  /** Settings that only one game knows, by the game's own names. */
  games: Record<string, Record<string, unknown>>;
}

/** One step of what happened; `kind` is the game's own name of it. */
export type GameEvent = { kind: string } & Record<string, any>;

/** A line of the log; `log` names the one it belongs to, where a table has several, `seat` whose doing it was, where the event has no `seat` of its own. */
export interface Line {
  words: string;
  log: string;
  seat?: number | null;
}
/** What is said of one event, if anything. */
export type Told = string | Line | null;

/** What the match is played with, by the game's own names. */
export type Options = Record<string, any>;

export interface TableProps {
  viewer: number | null;
  /** As displayed: playback advances it event by event. */
  view: any;
  /** Null while it is not mine, or while playback runs. */
  decision: Decision | null;
  submit(actions: string[]): void;
  /** What would have to be picked after these picks; nothing is changed by it. Missing where there is no match to ask, as in a lesson. */
  attempt?(actions: string[]): Promise<Attempt>;
  /** The standing orders of each seat. */
  orders?: string[][];
  /** Give a standing order of one's own, or withdraw it. */
  order?(name: string, on: boolean): void;
  /** Who sits below. */
  below?: number;
  options: Options;
  seats: SeatInfo[];
  yours: number[];
  /** The match has ended, also where the view does not know it. */
  over?: boolean;
  settings: Settings;
  say: Say;
  refused: Refusal | null;
}

export interface FigureProps {
  seat: number;
  /** A computer player's level tells its character; a person has an avatar. */
  info: SeatInfo;
  /** How the match ended for this seat; null while it is played. */
  outcome: "win" | "loss" | "draw" | null;
}

export interface Bring {
  /** Whether a table with these options takes anything. */
  takes(options: Options): boolean;
  /** What this person chose last; null for what is usual. */
  last(): string | null;
  keep(text: string | null): void;
  /** Choosing one, in the set-up sheet and before joining a table. */
  Pick: Component<{ options: Options; value: string | null; change(text: string | null): void; label: string; say: Say }>;
  /** Making one, at `/bring/NAME`. */
  Workshop: Component<{ say: Say }>;
}

/** Badges and items, by the words `badge-…` and `item-…`; without options what there is at any table. */
export interface Collecting {
  /** The items that can be had. */
  items(options: Options | null): string[];
  /** Whether items may be used. */
  usable(options: Options): boolean;
  /** What a badge brings, in words; nothing where it brings nothing. */
  brings(badge: string, options: Options | null, say: Say): string;
}

export interface TableModule {
  Table: Component<TableProps>;
  /** What belongs beside your plate: toggles, items, a hand. */
  Side?: Component<TableProps>;
  /** What lies across the table and everybody may see: hands face down, decks, a discard pile. */
  Across?: Component<TableProps>;
  /** What is celebrated for a moment: it lies over the sentence, and on nothing that is played with. */
  Cheer?: Component<TableProps>;
  fold(view: any, event: GameEvent): any;
  /** Milliseconds each kind of event takes at speed 1. */
  timing: Record<string, number>;
  /**
   * A line for the log, or several; null for what is not worth a line. `after` are the events that followed
   * in the same batch, so that a placement can say how many stones it turned; `view` is what is
   * displayed, for what an event does not say itself, such as the size of the board; `before` is the
   * event just before, so that what happens together can share the line of its first.
   */
  describe(event: GameEvent, say: Say, after?: readonly GameEvent[], view?: any, before?: GameEvent): Told | readonly Line[];
  /** The logs, where there is more than one: the first takes every line that names none. */
  logs?: readonly string[];
  /** The table cannot be played upright: a phone is asked to be turned. */
  landscape?: boolean;
  /** The table has no square board: it takes all the room but one column, and the plates lie on it. */
  wide?: boolean;
  /** Its seats have no words of their own, such as black and white: players are called by their names, and the log says who speaks. */
  named?: boolean;
  /** Whether it is still being drawn who sits where, as by a roulette: until then nothing beside the table may tell it. */
  drawing?(view: any): boolean;
  /** Nothing here is secret: people at one page need no cover sheet between their turns. */
  open?: boolean;
  /** What a plate counts for its player; null for nothing. */
  counts(view: any, seat: number): string | null;
  /** How far the match is, where it does not count moves: `turn 31`. */
  when?(view: any, say: Say): string;
  sentence(view: any, decision: Decision | null, say: Say): { headline: string; help: string };
  miniature: Component<{ view?: any }>;
  /** A playable lesson; it is given the name of one, where there are several. */
  tutorial?: Component<{ lesson?: string; done?: () => void }>;
  /** The names of the lessons, where there is more than one. */
  lessons?: readonly string[];
  /** What whoever sets up a table should be told first: what this game is for, and where to begin. */
  Welcome?: Component<{ say: Say }>;
  /** What its players collect from match to match. */
  collects?: Collecting;
  /** What lies at the left edge of the room where the column beside the board is at the right. */
  Edge?: Component<TableProps>;
  /** What a page of the rules leaves to the table: `<!-- part: cards -->` shows the part of that name. */
  parts?: Readonly<Record<string, Component<{ say: Say }>>>;
  /** How somebody likes this table: shown wherever settings are. */
  Preferences?: Component<{ say: Say }>;
  /** Every piece of this table in all its states, for the gallery. */
  gallery?: Component<{ say: Say }>;
  /** Who sits there, on the plate in the corner; it is given less room before the board is. */
  Figure?: Component<FigureProps>;
  /** What a plate measures beside its count, under the name. */
  Gauge?: Component<{ view: any; seat: number; over?: boolean; say: Say }>;
  /** What the result sheet tells beside the points. */
  Sums?: Component<{ log: readonly GameEvent[]; names: readonly string[]; yours: readonly number[]; say: Say }>;
  /** What a seat brings along as text, where the game lets people write it, such as a deck. */
  bring?: () => Promise<Bring>;
  /** What can be put on paper and played without a page. */
  Print?: Component<{ say: Say }>;
  /** The piece that stands for a seat beside its count and its log lines. */
  Mark?: Component<{ seat: number }>;
  /** After the end: what each side could know at each move. `go` shows another moment of the replay. */
  Review?: Component<{ replay: any; ply: number; viewer: number | null; go?: (ply: number) => void; say: Say }>;
}
