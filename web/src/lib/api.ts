/** The server's HTTP side. Every refusal is a `Refused` with a code, never a sentence. */
import type { SeatInfo, Settings } from "./table.ts";
import type { Outcome } from "./wire.gen.ts";

export class Refused extends Error {
  readonly code: string;
  readonly fields: Record<string, unknown>;
  readonly status: number;
  constructor(code: string, fields: Record<string, unknown> = {}, status = 0) {
    super(code);
    this.code = code;
    this.fields = fields;
    this.status = status;
  }
}

export interface Person {
  id: string;
  name: string;
  avatar: string;
  settings: Partial<Settings>;
}

export interface Me {
  person: Person;
  /** Only when somebody enters: it opens the line to a match. */
  token?: string;
}

export interface Schema {
  type?: string;
  title?: string;
  default?: unknown;
  enum?: unknown[];
  const?: unknown;
  minimum?: number;
  maximum?: number;
  multipleOf?: number;
  anyOf?: Schema[];
  $ref?: string;
  $defs?: Record<string, Schema>;
  properties?: Record<string, Schema>;
  /** For each value of this option the values of another that go with it. */
  goes_with?: Record<string, Record<string, string[]>>;
}

export interface Dial {
  least: number;
  most: number;
  usual: number;
  whole: boolean;
}

export interface GameInfo {
  key: string;
  seats: string[];
  players: number;
  options: Schema;
  presets: Record<string, Record<string, unknown>>;
  /** The preset that people begin with unless they choose; empty where it is the defaults. */
  usual?: string;
  /** Computer players, weakest first. */
  levels: string[];
  /** The one of them that sits down unless people choose; empty where there is none. */
  rival: string;
  /** Computer players that have no place among these. */
  beside?: string[];
  /** The numbers of a level that people set up themselves; missing where there is none. */
  dials?: Record<string, Dial>;
  orders: string[];
  phrases: string[];
  /** Whether a seat can bring something along as text. */
  brings?: boolean;
  /** The items that somebody new comes with. */
  kit?: Record<string, number>;
}

export interface SeatWish {
  kind: "me" | "guest" | "computer" | "open" | "bot";
  level?: string;
  name?: string;
  /** What the seat brings along, such as a deck. */
  private?: string;
}

export interface MatchWish {
  game: string;
  options: Record<string, unknown>;
  seats: SeatWish[];
  clock?: { move: number; bank: number };
  /** Whether anybody may find and watch it. */
  public?: boolean;
}

/** A match from outside. */
export interface MatchHead {
  id: string;
  code: string;
  game: string;
  state: "open" | "live" | "over" | "abandoned";
  public: boolean;
  created: number;
  updated: number;
  moments: number;
  result: Outcome | null;
  seats: Seating[];
  /** My own seats; only in my own lists. */
  yours?: number[];
  /** Whose turn it is and what everybody sees, where the server says so. */
  deciding?: number[];
  view?: any;
}

/** A table, for whoever thinks of sitting down at it. */
export interface Room extends MatchHead {
  options: Record<string, any>;
}

export type Seating = Pick<SeatInfo, "kind" | "name" | "avatar" | "level"> & { seat: number };

export interface Moment {
  ply: number;
  events: any[];
  view: any;
}

export interface Replay {
  match: MatchHead;
  record: { options: Record<string, any>; seed: string; nonce: string; commitment: string };
  /** By seat number, and `null` for what everybody saw. */
  viewers: Record<string, Moment[]>;
}

/** A scenario that the server has played through. */
export interface Played {
  /** Everything the text holds. */
  scenarios: { id: string; title: string; game: string }[];
  id: string;
  title: string;
  game: string;
  options: Record<string, any>;
  problems: { where: string; wanted: unknown; found: unknown }[];
  viewers: Record<string, (Moment & { step: string })[]>;
}

/** How often something happened in a person's matches. */
export interface Tally {
  game: string;
  kind: string;
  name: string;
  /** Against whom. */
  detail: string;
  count: number;
}

type Fetch = typeof fetch;

export class Api {
  readonly #fetch: Fetch;
  constructor(fetcher: Fetch = (...args) => fetch(...args)) {
    this.#fetch = fetcher;
  }

  /** The guest of this browser; null if it has none yet. */
  async who(): Promise<Me | null> {
    try {
      return await this.#ask<Me>("GET", "/api/me");
    } catch (error) {
      if (error instanceof Refused && (error.status === 401 || error.status === 404)) return null;
      throw error;
    }
  }

  enter = (part: { name?: string; avatar?: string } = {}) => this.#ask<Me>("POST", "/api/me", part);
  keep = (part: { name?: string; avatar?: string; settings?: Settings }) => this.#ask<Me>("PATCH", "/api/me", part);
  leaveForGood = () => this.#ask<unknown>("DELETE", "/api/me");
  games = () => this.#ask<GameInfo[]>("GET", "/api/games");
  create = (wish: MatchWish) => this.#ask<{ match: string; code: string; tokens: Record<string, string> }>("POST", "/api/matches", wish);
  room = (code: string) => this.#ask<Room>("GET", `/api/rooms/${encodeURIComponent(code)}`);
  join = (code: string, brought: string | null = null) => this.#ask<{ match: string }>("POST", `/api/rooms/${encodeURIComponent(code)}`, brought === null ? {} : { private: brought });
  quick = (wish: MatchWish) => this.#ask<{ match: string }>("POST", "/api/quick", wish);
  mine = () => this.#ask<{ live: MatchHead[]; recent: MatchHead[] }>("GET", "/api/matches");
  head = (match: string) => this.#ask<MatchHead>("GET", `/api/matches/${match}`);
  leave = (match: string) => this.#ask<MatchHead>("DELETE", `/api/matches/${match}`);
  history = (before: string) => this.#ask<MatchHead[]>("GET", `/api/me/history?before=${encodeURIComponent(before)}`);
  rematch = (match: string) => this.#ask<{ match: string }>("POST", `/api/matches/${match}/rematch`, {});
  badges = (game: string) => this.#ask<{ earned: Record<string, number>; items: Record<string, number> }>("GET", `/api/me/badges?game=${encodeURIComponent(game)}`);
  statistics = () => this.#ask<Tally[]>("GET", "/api/me/statistics");
  watchable = () => this.#ask<MatchHead[]>("GET", "/api/watch");
  scenario = (text: string, id = "") => this.#ask<Played>("POST", "/api/scenario", { text, id });
  replay = (match: string) => this.#ask<Replay>("GET", `/api/matches/${match}/replay`);

  async #ask<T>(method: string, path: string, body?: unknown): Promise<T> {
    const json = body === undefined ? {} : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
    let answer: Response;
    try {
      answer = await this.#fetch(path, { method, credentials: "same-origin", ...json });
    } catch {
      throw new Refused("offline");
    }
    const data: any = await answer.json().catch(() => null);
    if (answer.ok) return data as T;
    throw new Refused(typeof data?.code === "string" ? data.code : "server", data?.fields ?? {}, answer.status);
  }
}

export const api = new Api();
