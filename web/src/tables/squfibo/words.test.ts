import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { lines } from "../../frame/lines.ts";
import { plain } from "../../lib/ruby.ts";
import type { GameEvent, Say } from "../../lib/table.ts";
import enCommon from "../../text/en.ftl";
import jaCommon from "../../text/ja.ftl";
import en from "./en.ftl";
import standard from "./fixtures/standard.json";
import table from "./index.ts";
import ja from "./ja.ftl";
import { cellLabel, describe as tell, spoken } from "./words.ts";

const game = (language: string): string => readFileSync(`../teban/games/squfibo/text/${language}.ftl`, "utf8");
const missing: string[] = [];
function speaker(language: "ja" | "en", ...sources: string[]): Say {
  const words = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) words.addResource(new FluentResource(source), { allowOverrides: true });
  return (key, fields) => {
    const pattern = words.getMessage(key)?.value;
    if (!pattern) missing.push(key);
    const errors: Error[] = [];
    const said = pattern ? words.formatPattern(pattern, fields, errors) : key;
    missing.push(...errors.map((error) => `${key}: ${error.message}`));
    return said;
  };
}
const SAY = { ja: speaker("ja", jaCommon, game("ja"), ja), en: speaker("en", enCommon, game("en"), en) };
const keys = (source: string): string[] => [...source.matchAll(/^([a-zA-Z][\w-]*) =/gm)].map((found) => found[1]!).sort();
const EVENTS = standard.viewers["0"].flatMap((moment) => moment.events as GameEvent[]);
const place: GameEvent = { kind: "place", seat: 0, card: "R16", cell: 4 };

describe("the words", () => {
  it("have the same keys in both languages", () => expect(keys(ja)).toEqual(keys(en)));
  it("leave no mark of furigana behind, and English has none", () => {
    expect(plain(ja.replace(/^#.*$/gm, ""))).not.toMatch(/[《》｜]/);
    expect(en).not.toMatch(/[《》｜\p{Script=Han}]/u);
  });
  it("tell a whole game in both languages without a missing word", () => {
    for (const say of [SAY.ja, SAY.en]) {
      const said = lines(EVENTS, table, say).map((line) => plain(line.words));
      expect(said.length).toBeGreaterThan(40);
      expect(said.filter((line) => /[《》｜{}]|undefined|null|table-|event-/.test(line))).toEqual([]);
    }
    expect(missing).toEqual([]);
  });
});

describe("a line of the log", () => {
  const say = SAY.en;
  it("says where a card went, and that nothing was claimed", () => {
    expect(tell(place, say, [])).toBe("placed red 16 middle");
    expect(tell(place, say, [{ kind: "end", seat: 0 }])).toBe("placed red 16 middle, no claim");
  });
  it("says what a claim was worth, or that it was none", () => {
    const claim = { kind: "claim", seat: 0, cells: [0, 1, 2], role: "great" };
    const removed = ["R1", "R4", "R16"].map((card, cell) => ({ kind: "remove", cell, card, group: 1 }));
    expect(tell(claim, say, [...removed, { kind: "stars", seat: 0, paid: 3, stars: 3, pool: 18 }])).toBe("Great role! red 1, red 4, red 16. Stars +3");
    expect(tell({ ...claim, role: null }, say, [])).toBe("claimed top left, top, top right: no role");
  });
  it("is read by children, so that it has furigana", () => {
    expect(tell(place, SAY.ja, [{ kind: "end", seat: 0 }])).toBe("まん中に 赤16 をおいた。申告《しんこく》なし");
    expect(spoken([place, { kind: "end", seat: 0 }], SAY.ja)).toBe("Aさん: まん中に 赤16 をおいた。申告なし");
  });
  it("counts cards drawn together once, and never names them", () => {
    const draws = ["R1", "B9", "R4"].map((card) => ({ kind: "draw", seat: 0, card, group: 2 }));
    const said = draws.map((event, at) => tell(event, say, draws.slice(at + 1), undefined, draws[at - 1]));
    expect(said).toEqual(["drew 3 cards", null, null]);
  });
});

describe("for somebody who does not see the board", () => {
  it("a batch is read with who did what", () => expect(spoken([place, { kind: "end", seat: 0 }], SAY.en)).toBe("A: placed red 16 middle, no claim"));
  it("a cell says what lies there and what may be done", () => {
    expect(cellLabel(0, { card: "B4", placed: false, last: true, picked: 2, may: "claim" }, SAY.en)).toBe("top left, blue 4, placed last, chosen 2, may be chosen");
    expect(cellLabel(8, { card: null, placed: false, last: false, picked: 0, may: "place" }, SAY.ja)).toBe("右下、あいているマス、おける");
  });
});
