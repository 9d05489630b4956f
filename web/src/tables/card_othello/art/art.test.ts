import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { shared } from "./defs.ts";
import { letter, letterStrip } from "./lettering.ts";
import { SCENES } from "./scenes/index.ts";
import { CATALOG, tier } from "../cards.ts";

const words = (language: string): string => readFileSync(`../teban/games/card_othello/text/${language}.ftl`, "utf8");
const said = (text: string, language: string): string => new RegExp(`^${text} = (.+)$`, "m").exec(words(language))![1]!;
const entries = CATALOG.map(({ id, text }) => ({ card: id, ja: said(text, "ja"), en: said(text, "en") }));

describe("the drawings of the cards", () => {
  it("has a scene for every card of the catalogue, and for no other", () => {
    expect(entries).toHaveLength(30);
    expect(Object.keys(SCENES).sort()).toEqual(entries.map((entry) => entry.card).sort());
  });

  it("colours the tiers as section 11 of the rulebook says", () => {
    expect([0, 1, 5, 6, 10, 11, 15, 16, 20, 21, 30].map(tier)).toEqual([0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5]);
  });

  it("sets every name in at most two lines, large enough to read", () => {
    for (const { ja, en } of entries) {
      expect(letter(ja).lines).toEqual([ja]);
      expect(letter(ja).size).toBeGreaterThanOrEqual(16);
      expect(letter(en).lines.join(" ")).toBe(en);
      expect(letter(en).lines.length).toBeLessThanOrEqual(2);
      expect(letter(en).size).toBeGreaterThanOrEqual(12);
    }
  });

  it("sets every name in a strip too, whole words and large enough to read", () => {
    const strips = (name: string) => [60, 72, 84].map((room) => letterStrip(name, room));
    for (const name of entries.flatMap(({ ja, en }) => [ja, en]))
      for (const { lines, size } of strips(name)) {
        expect(lines.join("").replaceAll(/[ -]/g, "")).toBe(name.replaceAll(/[ -]/g, ""));
        expect(lines.length).toBeLessThanOrEqual(3);
        expect(size).toBeGreaterThanOrEqual(14);
      }
    expect(letterStrip("出稼ぎの意志", 72).lines).toEqual(["出稼ぎの", "意志"]);
    expect(letterStrip("究極反転龍", 72).lines).toEqual(["究極", "反転龍"]);
    expect(letterStrip("Condemnation Will", 72).lines).toEqual(["Condemna-", "tion", "Will"]);
    expect(letterStrip("Migrant-Work Will", 72).lines).toEqual(["Migrant-", "Work", "Will"]);
  });

  it("puts a drawing into the page once", () => {
    expect(shared("test", "<circle r='1'/>")).toBe("#othello-test");
    shared("test", "<circle r='1'/>");
    expect(document.querySelectorAll("[id='othello-test']")).toHaveLength(1);
  });
});
