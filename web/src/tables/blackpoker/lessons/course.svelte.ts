/** How far somebody has come in a lesson. What happens is played as at any table. */
import { Playback } from "../../../lib/playback.svelte.ts";
import { settings } from "../../../lib/settings.svelte.ts";
import type { Attempt, Decision, Refusal } from "../../../lib/table.ts";
import type { View } from "../fold.ts";
import table from "../index.ts";
import { attempt, fulfils, LEARNER, LESSONS, picksOf, question, type Beat, type Chapter } from "./lessons.ts";

export class Course {
  readonly chapters: Chapter[];
  chapter = $state(0);
  beat = $state(0);
  playback = $state.raw<Playback>(new Playback(table, settings));
  refused = $state.raw<Refusal | null>(null);
  /** Counts what was asked: an answer that the lesson does not take is asked for anew. */
  #number = $state(1);

  constructor(lesson: string) {
    this.chapters = LESSONS[lesson]!;
    this.begin(0);
  }

  get now(): Beat | null {
    return this.chapters[this.chapter]!.beats[this.beat] ?? null;
  }

  get playing(): boolean {
    return this.playback.playing;
  }

  /** Whether there is nothing to pick: the learner looks, and goes on. */
  get looking(): boolean {
    return this.now !== null && !this.now.asked.length;
  }

  get decision(): Decision | null {
    return this.now && !this.playing ? question(this.now, 0, this.#number) : null;
  }

  /** The words of the beat. */
  get key(): string {
    return `${this.chapter + 1}-${Math.min(this.beat + 1, this.chapters[this.chapter]!.beats.length)}`;
  }

  get last(): boolean {
    return this.chapter === this.chapters.length - 1;
  }

  /** Whether the chapter has been told to its end. */
  get told(): boolean {
    return this.beat >= this.chapters[this.chapter]!.beats.length - 1 && this.looking;
  }

  begin(chapter: number): void {
    this.chapter = chapter;
    this.beat = 0;
    this.#number += 1;
    this.refused = null;
    const made = new Playback(table, settings);
    made.push({ events: [], view: this.chapters[chapter]!.view, seen: 0, viewer: LEARNER });
    this.playback = made;
  }

  attempt = (picks: string[]): Promise<Attempt> => Promise.resolve(this.now ? attempt(this.now, picks, this.#number) : { next: null });

  submit = (picks: string[]): void => {
    if (!this.now || this.playing) return;
    this.refused = fulfils(this.now, picks) ? null : { code: "lesson", fields: {} };
    this.#number += 1;
    if (!this.refused) this.#play(this.now);
  };

  /** Go on from a beat that is only looked at. */
  next(): void {
    if (this.now && !this.playing && this.looking) this.#play(this.now);
  }

  /** Have it done. */
  show(): void {
    if (this.now) this.submit(picksOf(this.now));
  }

  #play({ events, view }: Beat): void {
    this.beat += 1;
    const seen = this.playback.log.length + events.length;
    this.playback.push({ events, view: view as View, seen, viewer: LEARNER });
  }
}
