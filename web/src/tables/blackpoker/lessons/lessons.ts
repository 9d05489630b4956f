/** The lessons: positions and beats that the real rules have played through (`lessons.gen.json`). */
import type { Attempt, Decision, GameEvent } from "../../../lib/table.ts";
import type { View } from "../fold.ts";
import played from "./lessons.gen.json";

/** One pick of the learner, and the question it answers. */
export interface Asked {
  pick: string;
  kind: string;
  source: string;
  picks: number;
}

/** What the learner picks, nothing where they only look; then what happens. */
export interface Beat {
  asked: Asked[];
  events: GameEvent[];
  view: View;
}

export interface Chapter {
  view: View;
  beats: Beat[];
}

export const LEARNER = 0;
export const LESSONS: Record<string, Chapter[]> = played as unknown as Record<string, Chapter[]>;
export const NAMES: readonly string[] = Object.keys(LESSONS);

/** What the learner is asked after so many picks: the lesson offers what it wants, and nothing else. */
export function question({ asked }: Beat, at: number, number: number): Decision | null {
  const wanted = asked[at];
  return wanted ? { kind: wanted.kind, seat: LEARNER, number, legal: [], names: [wanted.pick], source: wanted.source, picks: wanted.picks, shown: [], flags: 0 } : null;
}

/** What would have to be picked after these picks; nothing else than the lesson's own is taken. */
export function attempt(beat: Beat, picks: readonly string[], number: number): Attempt {
  const fits = picks.every((pick, at) => beat.asked[at]?.pick === pick);
  return fits ? { next: question(beat, picks.length, number) } : { refused: { code: "lesson", fields: {} } };
}

export const fulfils = (beat: Beat, picks: readonly string[]): boolean => picks.join() === picksOf(beat).join();
export const picksOf = (beat: Beat): string[] => beat.asked.map(({ pick }) => pick);
