/** A finished match or a scenario to be looked at: at any moment, through anybody's eyes, at any speed. */
import type { Moment, Replay } from "../lib/api.ts";
import { Playback } from "../lib/playback.svelte.ts";
import type { Settings, TableModule } from "../lib/table.ts";

export type Eyes = string;

const PAUSE = 700;

export class Reel {
  readonly replay: Pick<Replay, "viewers">;
  readonly #module: TableModule;
  readonly #speed = $state({ speed: 1 });
  eyes = $state<Eyes>("null");
  at = $state(0);
  running = $state(false);
  /** How often somebody went straight to a moment. */
  jumps = $state(0);
  playback = $state.raw<Playback>(null!);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(module: TableModule, replay: Pick<Replay, "viewers">, settings: Pick<Settings, "speed">, eyes: Eyes, at = 0) {
    this.#module = module;
    this.replay = replay;
    this.#speed.speed = settings.speed;
    this.eyes = eyes in replay.viewers ? eyes : (Object.keys(replay.viewers)[0] ?? "null");
    this.jump(at);
  }

  get moments(): Moment[] {
    return this.replay.viewers[this.eyes] ?? [];
  }

  get last(): number {
    return Math.max(0, this.moments.length - 1);
  }

  get viewer(): number | null {
    return this.eyes === "null" ? null : Number(this.eyes);
  }

  get ply(): number {
    return this.moments[this.at]?.ply ?? 0;
  }

  get speed(): number {
    return this.#speed.speed;
  }

  set speed(value: number) {
    this.#speed.speed = value;
  }

  /** Straight to a moment, without movement. */
  jump(to: number): void {
    this.at = Math.min(this.last, Math.max(0, to));
    const events = this.moments.slice(0, this.at + 1).flatMap((moment) => moment.events);
    this.jumps += 1;
    this.playback?.skip();
    this.playback = new Playback(this.#module, this.#speed);
    this.playback.push({ events, view: this.moments[this.at]?.view, seen: events.length, viewer: this.viewer });
    // How it began is played for whoever plays it from there.
    if (!this.running || this.at) this.playback.skip();
  }

  /** The last moment up to this move. */
  seek(ply: number): void {
    this.stop();
    this.jump(this.moments.findLastIndex((moment) => moment.ply <= ply));
  }

  /** On to the next moment, as it happened. */
  step(): void {
    if (this.at >= this.last) return;
    if (this.playback.playing) this.playback.skip();
    const before = this.moments.slice(0, this.at + 1).reduce((sum, moment) => sum + moment.events.length, 0);
    this.at += 1;
    const moment = this.moments[this.at]!;
    this.playback.push({ events: moment.events, view: moment.view, since: before, seen: before + moment.events.length, viewer: this.viewer });
  }

  look(eyes: Eyes): void {
    this.eyes = eyes;
    this.jump(this.at);
  }

  toggle(): void {
    this.running = !this.running;
    if (this.running && (this.at >= this.last || this.at === 0)) this.jump(0);
    this.#go();
  }

  stop(): void {
    this.running = false;
    clearTimeout(this.#timer);
  }

  #go(): void {
    clearTimeout(this.#timer);
    if (!this.running) return;
    if (this.at >= this.last) {
      this.running = false;
      return;
    }
    if (!this.playback.playing) this.step();
    this.#timer = setTimeout(() => this.#go(), this.playback.playing ? 120 : PAUSE * Math.max(0.3, this.speed));
  }
}
