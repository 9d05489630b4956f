/** What a table component of a game is given, and what a game's `tables/NAME/index.ts` exports. */
import type { Component } from "svelte";
import type * as Wire from "./wire.gen.ts";
import type { Question as Decision, SeatInfo } from "./wire.gen.ts";

/** A Fluent message in the reader's language: the game's own words first, then the page's. */
export type Say = (key: string, fields?: Record<string, string | number>) => string;

/** `names` are the legal actions in notation: what `submit` takes. */
export type { Question as Decision } from "./wire.gen.ts";
export type { SeatInfo } from "./wire.gen.ts";
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
  /** Settings that only one game knows, by the game's own names. */
  games: Record<string, Record<string, unknown>>;
}

/** One step of what happened; `kind` is the game's own name of it. */
export type GameEvent = { kind: string } & Record<string, any>;

export interface TableProps {
  viewer: number | null;
  /** As displayed: playback advances it event by event. */
  view: any;
  /** Null while it is not mine, or while playback runs. */
  decision: Decision | null;
  submit(actions: string[]): void;
  seats: SeatInfo[];
  yours: number[];
  settings: Settings;
  say: Say;
  refused: Refusal | null;
}

export interface TableModule {
  Table: Component<TableProps>;
  /** What belongs beside your plate: toggles, items, a hand. */
  Side?: Component<TableProps>;
  fold(view: any, event: GameEvent): any;
  /** Milliseconds each kind of event takes at speed 1. */
  timing: Record<string, number>;
  /**
   * A line for the log; null for what is not worth a line. `after` are the events that followed
   * in the same batch, so that a placement can say how many stones it turned.
   */
  describe(event: GameEvent, say: Say, after?: readonly GameEvent[]): string | null;
  /** What a plate counts for its player; null for nothing. */
  counts(view: any, seat: number): string | null;
  sentence(view: any, decision: Decision | null, say: Say): { headline: string; help: string };
  miniature: Component<{ view?: any }>;
  tutorial?: Component;
  /** The piece that stands for a seat beside its count and its log lines. */
  Mark?: Component<{ seat: number }>;
  /** After the end: what each side could know at each move. */
  Review?: Component<{ replay: any; ply: number; viewer: number | null; say: Say }>;
}
