import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../../../lib/settings.svelte.ts";
import { fold, type View } from "../fold.ts";
import { Course } from "./course.svelte.ts";
import { attempt, LESSONS, NAMES, picksOf, question } from "./lessons.ts";

const words = (language: string): string => readFileSync(`src/tables/blackpoker/lessons/${language}.ftl`, "utf8");
const said = (source: string): string[] => [...source.matchAll(/^([\w-]+) =/gm)].map((found) => found[1]!);
const wanted = NAMES.flatMap((name) => LESSONS[name]!.flatMap((chapter, at) => [`lesson-${name}-${at + 1}`, ...chapter.beats.map((_, beat) => `lesson-${name}-${at + 1}-${beat + 1}`)]));

describe("the lessons", () => {
  it("say something at every beat in both languages, and nothing that no beat says", () => {
    for (const language of ["ja", "en"]) {
      const found = said(words(language)).filter((key) => /^lesson-(first|stage)-/.test(key));
      expect(found).toEqual(wanted);
    }
    expect(said(words("ja"))).toEqual(said(words("en")));
  });

  it("are folded to what the rules show", () => {
    for (const chapter of Object.values(LESSONS).flat()) {
      let view: View = chapter.view;
      for (const beat of chapter.beats) {
        view = beat.events.reduce<View>(fold, view);
        expect(view).toEqual(beat.view);
      }
    }
  });

  it("end every chapter with a look at what came of it", () => {
    for (const chapter of Object.values(LESSONS).flat()) expect(chapter.beats.at(-1)).toMatchObject({ asked: [], events: [] });
  });

  it("ask only for cards that the learner sees named", () => {
    const signs: Record<string, string> = { S: "♠", H: "♡", D: "♢", C: "♣" };
    const text = new Map([...words("en").matchAll(/^([\w-]+) = (.*)$/gm)].map(([, key, value]) => [key!, value!]));
    for (const name of NAMES) {
      LESSONS[name]!.forEach(({ beats }, at) => beats.forEach((beat, number) => {
        for (const { pick } of beat.asked) {
          const card = /^([SHDC])(10|[2-9AJQK])$/.exec(pick);
          if (card) expect(text.get(`lesson-${name}-${at + 1}-${number + 1}`)).toContain(signs[card[1]!]! + card[2]!);
        }
      }));
    }
  });
});

describe("a beat", () => {
  const beat = LESSONS.first![1]!.beats[0]!;
  it("offers what it wants, one pick after the other, and refuses the rest", () => {
    expect(question(beat, 0, 7)).toMatchObject({ kind: "chance", number: 7, names: ["request summon_soldier"] });
    expect(attempt(beat, ["request summon_soldier"], 7)).toMatchObject({ next: { kind: "key", names: ["H9"] } });
    expect(attempt(beat, picksOf(beat), 7)).toEqual({ next: null });
    expect(attempt(beat, ["pass"], 7)).toMatchObject({ refused: { code: "lesson" } });
  });
});

describe("a course", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    settings.speed = 0;
  });
  afterEach(() => vi.useRealTimers());
  const settle = async (course: Course): Promise<void> => {
    for (let at = 0; at < 200 && course.playing; at += 1) await vi.advanceTimersByTimeAsync(50);
  };

  it.each(NAMES)("comes to the end of the lesson %s", async (name) => {
    const course = new Course(name);
    for (let at = 0; at < 200; at += 1) {
      await settle(course);
      if (course.told && course.last) break;
      if (course.told) course.begin(course.chapter + 1);
      else if (course.looking) course.next();
      else course.submit(picksOf(course.now!));
    }
    expect([course.told, course.last]).toEqual([true, true]);
  });

  it("asks again after an answer that the lesson does not take, and can show how it is done", async () => {
    const course = new Course("first");
    course.next();
    await settle(course);
    course.next();
    await settle(course);
    const before = course.decision!.number;
    course.submit(["pass"]);
    expect(course.refused?.code).toBe("lesson");
    expect(course.decision!.number).toBe(before + 1);
    course.show();
    await settle(course);
    expect([course.refused, course.beat]).toEqual([null, 3]);
  });
});
