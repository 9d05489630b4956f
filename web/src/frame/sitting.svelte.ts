/** One match at this page: the line to it, what is displayed, and who may look at what. */
import { Feeds } from "./feeds.ts";
import { api, Refused, type GameInfo, type MatchHead } from "../lib/api.ts";
import { gameOf, playable } from "../lib/games.svelte.ts";
import { Live } from "../lib/live.svelte.ts";
import { enter, forget } from "../lib/me.svelte.ts";
import { notify } from "../lib/notices.svelte.ts";
import { Playback } from "../lib/playback.svelte.ts";
import { settings } from "../lib/settings.svelte.ts";
import { sound } from "../lib/sound.ts";
import type { Decision, Refusal, Say, TableModule } from "../lib/table.ts";
import { tableOf } from "../lib/tables.ts";
import { knows, learn, refusal, sayFor } from "../lib/text.svelte.ts";
import type { Update } from "../lib/wire.gen.ts";

const LOOK_EVERY = 2000;

export class Sitting {
  live = $state.raw<Live | null>(null);
  module = $state.raw<TableModule | null>(null);
  playback = $state.raw<Playback | null>(null);
  info = $state.raw<GameInfo | null>(null);
  /** At a shared page: whose private part is in sight. */
  uncovered = $state<number | null>(null);
  /** Whether the cover sheet is wanted between turns. */
  covers = $state(true);
  /** The table, as long as nobody has taken the open seat. */
  waiting = $state.raw<MatchHead | null>(null);
  trouble = $state.raw<Refused | null>(null);
  readonly #feeds = new Feeds();
  #early: Update[] = [];
  #closed = false;
  #again = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly #match: string;
  readonly #watch: boolean;

  constructor(match: string, watch: boolean) {
    [this.#match, this.#watch] = [match, watch];
    void this.#sit(match, watch);
  }

  /** While a seat is open there is no match yet: look again until somebody has sat down. */
  async #sit(match: string, watch: boolean): Promise<void> {
    try {
      const head = await api.head(match);
      if (head.state !== "open") return await this.#connect(match, watch);
      await Promise.all([learn(head.game), playable()]);
      this.waiting = head;
    } catch (error) {
      const why = error instanceof Refused ? error : new Refused("offline");
      if (why.code !== "offline" && why.status !== 503) {
        this.trouble = why;
        return;
      }
    }
    if (!this.#closed) this.#timer = setTimeout(() => void this.#sit(match, watch), LOOK_EVERY);
  }

  async #connect(match: string, watch: boolean): Promise<void> {
    const token = await enter();
    if (this.#closed) return;
    this.waiting = null;
    this.live = new Live(match, token, watch, {
      // A new line covers everything again.
      welcome: () => this.uncovered !== null && this.uncover(this.uncovered),
      update: (update) => this.#show(this.#feeds.take(update)),
      refused: (why) => {
        if (!this.live?.welcome) this.#turnedAway(match, watch, why);
        // What answers a move is shown where the move was made.
        else if (!why.id) notify(refusal(this.say, why.code, why.fields), "no");
      },
      said: ({ name, phrase }) => {
        if (knows(`phrase-${phrase}`)) notify(this.say("said", { name: name || this.say("guest"), phrase: this.say(`phrase-${phrase}`) }));
      },
    });
  }

  /** Not let in: a token of a server that has forgotten it is worth a second try. */
  #turnedAway(match: string, watch: boolean, why: Refusal): void {
    if (why.code === "who_are_you" && !this.#again) {
      this.#again = true;
      forget();
      this.#connect(match, watch).catch(() => (this.trouble = new Refused("offline")));
    } else this.trouble = new Refused(why.code, why.fields);
  }

  get game(): string {
    return this.live?.welcome?.game ?? "";
  }

  get say(): Say {
    return sayFor(this.game);
  }

  get yours(): number[] {
    return this.live?.welcome?.yours ?? [];
  }

  get over(): boolean {
    return (this.live?.update?.result ?? null) !== null;
  }

  /** The shared page must change hands before this seat can go on; null if nobody has to. */
  get handTo(): number | null {
    const update = this.live?.update;
    if (!update || this.yours.length < 2 || this.over || this.playback?.playing) return null;
    const next = update.deciding.find((seat) => this.yours.includes(seat));
    return next === undefined || next === this.uncovered ? null : next;
  }

  /** What the person may decide now; nothing while pieces move. */
  get decision(): Decision | null {
    if (!this.live || this.playback?.playing || this.handTo !== null) return null;
    return this.live.decision;
  }

  uncover(seat: number | null): void {
    this.uncovered = seat;
    this.live?.send({ type: "uncover", seat });
  }

  /** A standing order of whoever is looking: at a shared page, of the seat in sight. */
  order(name: string, on: boolean): void {
    const seat = this.yours.length > 1 ? this.uncovered : this.yours[0];
    if (seat !== undefined && seat !== null) this.live?.send({ type: "order", seat, name, on });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.live?.close();
    sound.table(null);
  }

  #show(update: Update): void {
    if (this.playback) this.playback.push(update);
    else {
      this.#early.push(update);
      if (this.#early.length === 1) void this.#furnish();
    }
  }

  /** What the table needs could not be had: once more. */
  again(): void {
    this.trouble = null;
    void (this.live?.welcome ? this.#furnish() : this.#sit(this.#match, this.#watch));
  }

  async #furnish(): Promise<void> {
    try {
      await this.#fetch();
    } catch {
      this.trouble = new Refused("offline");
    }
  }

  async #fetch(): Promise<void> {
    const [module, info] = await Promise.all([tableOf(this.game), gameOf(this.game), learn(this.game)]);
    if (this.#closed) return;
    this.info = info ?? null;
    sound.table(this.game);
    sound.music(null);
    const playback = new Playback(module, settings);
    for (const update of this.#early) playback.push(update);
    this.covers = !module.open;
    this.module = module;
    this.playback = playback;
  }
}
