import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import type { Say } from "../../lib/table.ts";
import { ACTIONS, CHARACTERS, FOG, READY_DECKS, REGULATIONS, TRUMPS } from "./catalogue.gen.ts";
import { actionOf, actionsIn, CARDS, charactersIn, costWords, fogIn, hasTrumps, keyOf, keysWords, madeOf } from "./catalogue.ts";

const read = (path: string): string => readFileSync(path, "utf8");
const FILES = (language: string): string[] => [`../teban/games/blackpoker/text/${language}.ftl`, `src/tables/blackpoker/lists/${language}.ftl`];
const keys = (source: string): string[] => [...source.matchAll(/^([a-zA-Z][\w-]*) =/gm)].map((found) => found[1]!).sort();

/** Says nothing that is not written down. */
function speaker(language: string): Say {
  const words = new FluentBundle(language, { useIsolating: false });
  for (const path of FILES(language)) words.addResource(new FluentResource(read(path)));
  return (key, fields) => {
    const pattern = words.getMessage(key)?.value;
    if (!pattern) throw new Error(`no words for ${key}`);
    return words.formatPattern(pattern, fields);
  };
}
const ja = speaker("ja");
const en = speaker("en");
const LIGHT = { format: "light", frame: "entry20" };
const EXTRA = { format: "master", frame: "extra" };

describe("the lists", () => {
  it("have the same words in both languages", () => expect(keys(read(FILES("ja")[1]!))).toEqual(keys(read(FILES("en")[1]!))));

  it("say of everything in both languages what it is, in short and completely", () => {
    for (const say of [ja, en]) {
      for (const { key, aim, keys, cost, type } of ACTIONS) {
        const said = [say(`action-${key}`), say(`action-${key}-how`), say(`action-${key}-full`), say(`type-${type}`), keysWords(keys, say), ...costWords(cost, say)];
        expect(said.filter((words) => /undefined|NaN/.test(words))).toEqual([]);
        if (aim) say(`aim-${aim}`);
      }
      for (const one of CHARACTERS) for (const words of [say(`unit-${one.key}`), say(`unit-${one.key}-full`), say(`size-${one.key}`), madeOf(one, say)]) expect(words).not.toBe("");
      for (const { labels } of CHARACTERS) for (const label of labels) say(`label-${label}`);
      for (const { key } of FOG) say(`fog-${key}-full`);
      for (const { card } of TRUMPS) say(`trump-${card}-full`);
      for (const { format, frame } of REGULATIONS) say("lists-of", { format: say(`format-${format}`), frame: say(`frame-${frame}`) });
    }
  });

  it("count as the rulebook does: 19, 25, 31 and 37 actions of the formats", () => {
    const count = (format: string) => actionsIn({ format, frame: "entry20" }).length;
    expect(["light", "standard", "pro", "master"].map(count)).toEqual([19, 25, 31, 37]);
    expect(actionsIn(EXTRA)).toHaveLength(48);
  });

  it("leave out what a regulation does not know", () => {
    expect(charactersIn(LIGHT).map((one) => one.key)).not.toContain("magician");
    expect(fogIn(LIGHT).map((one) => one.key)).toEqual(["up", "down"]);
    expect(hasTrumps(LIGHT)).toBe(false);
    expect(hasTrumps(EXTRA)).toBe(true);
  });
});

describe("key cards", () => {
  const able = (key: string) => CARDS.filter((card) => keyOf(actionOf(key)!, card));
  it("are known for every pattern", () => {
    expect(able("summon_hero")).toHaveLength(12);
    expect(able("counter")).toEqual(["CA", "C2", "C3", "C4", "C5", "C6", "C7", "C8", "C9", "C10"]);
    expect(able("search")).toEqual(["X1", "X2"]);
    expect(able("throw")).toHaveLength(26);
    expect(able("unsummon")).toHaveLength(52);
    expect(able("reverse")).toHaveLength(54);
    expect(able("rsf")).toHaveLength(20);
    expect(able("attack")).toEqual([]);
    expect(able("rare_summon")).toEqual([]);
  });
  it("read as on the rules pages", () => {
    const words = (key: string) => keysWords(actionOf(key)!.keys, en);
    expect([words("up"), words("kill"), words("throw"), words("bj"), words("search"), words("summon_soldier"), words("reverse")]).toEqual(["♡A–10", "♠A–10 ×2", "♠A–K + ♣A–K", "A + J", "Joker", "2–10", "two of one number"]);
  });
});

describe("ready decks", () => {
  it("are some, each with a text", () => {
    expect(READY_DECKS.length).toBeGreaterThan(3);
    for (const { text } of READY_DECKS) expect(text).toMatch(/^S /);
  });
});
