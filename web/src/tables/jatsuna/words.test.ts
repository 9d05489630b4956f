import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { afterEach, describe, expect, it } from "vitest";
import type { Say } from "../../lib/table.ts";
import { choosing } from "./choosing.svelte.ts";
import en from "./en.ftl";
import own from "./fixtures/own.json";
import sansukumi from "./fixtures/sansukumi.json";
import ja from "./ja.ftl";
import { LESSONS } from "./tutorial.ts";
import { cellLabel, describe as tell, drawn, pact, sentence, spoken, turnOf } from "./words.ts";

const missing: string[] = [];
function speaker(language: "ja" | "en", table: string): Say {
  const words = new FluentBundle(language, { useIsolating: false });
  for (const source of [readFileSync(`../teban/games/jatsuna/text/${language}.ftl`, "utf8"), table]) words.addResource(new FluentResource(source), { allowOverrides: true });
  return (key, fields) => {
    const pattern = words.getMessage(key)?.value;
    const errors: Error[] = [];
    const said = pattern ? words.formatPattern(pattern, fields, errors) : key;
    if (!pattern || errors.length) missing.push(key);
    return said;
  };
}
const SAY = { ja: speaker("ja", ja), en: speaker("en", en) };
afterEach(() => {
  choosing.yours = [];
  choosing.at = null;
});

describe.each(["ja", "en"] as const)("in %s", (language) => {
  const say = SAY[language];
  it("every event, sentence, label and lesson has its words", () => {
    for (const game of [own, sansukumi] as any[])
      for (const { events, view, names, kind } of game.viewers["0"]) {
        for (const event of events) tell(event, say);
        spoken(events, say);
        for (const at of [null, 0, 24]) {
          choosing.at = at;
          sentence(view, names && ({ names, kind, seat: 0 } as any), say);
        }
      }
    LESSONS.forEach((_, at) => ["title", "text", "done"].map((part) => say(`table-tutorial-${at + 1}-${part}`, { orb: 1, gem: 1, stella: 1 })));
    for (const [option, values] of Object.entries({ layout: ["wide", "tight", "edge", "diagonal"], first: ["O", "C", "P", "roulette"], transform: ["own", "sansukumi"] })) values.map((value) => say(`${option}-${value}`));
    expect(missing).toEqual([]);
  });
});

describe("what is said", () => {
  const say = SAY.en;
  const placed = { kind: "place", seat: 2, cell: 18, captured: 3 };

  it("tells a placement with what it captured, and with who did it when read out", () => {
    expect([tell(placed, say), tell({ ...placed, captured: 0 }, say), spoken([placed], say)]).toEqual(["(3,5), captured 3", "(3,5), placed freely", "Stella: (3,5), captured 3"]);
  });
  it("says nothing of what is not worth a line", () => {
    expect(["flip", "turn", "roulette", "news"].map((kind) => tell({ kind }, say))).toEqual([null, null, null, null]);
  });
  it("labels a cell with what is there, what may be done, and what would become of it", () => {
    const changes = [{ cell: 1, to: "O" as const }, { cell: 2, to: "P" as const }];
    expect(cellLabel(3, { found: ".", may: true, changes, last: false }, say)).toBe("(1,4), empty, may be placed, captures 2 (become Orb 1, Stella 1)");
    expect(cellLabel(24, { found: "X", may: false, changes: [], last: false }, say)).toBe("(4,4), wall");
  });
  it("counts places from whoever starts", () => {
    expect([turnOf(0, 2), turnOf(1, 2), turnOf(2, 2)]).toEqual([2, 3, 1]);
    expect([drawn(2, 0, SAY.ja), drawn(2, null, say)]).toEqual(["あなたは2番手、オーブです", "Stella starts"]);
  });
  it("points at what a cell would do by the rule in force", () => {
    choosing.yours = [0];
    choosing.at = 4;
    const view = { board: `OCPC...${".".repeat(42)}`, to_move: 0, turn: 5, first: 0, seat: 0, count: null, ranks: null, against: null };
    const decision = { names: ["(1,5)"], kind: "capture", seat: 0 } as any;
    expect(sentence({ ...view, transform: "own" }, decision, say).help).toContain("Orb 3");
    expect(sentence({ ...view, transform: "sansukumi" }, decision, say).help).toContain("Orb 1, Stella 2");
  });
  it("ranks all three at the end, and names those who play together", () => {
    const view = { board: "", to_move: null, turn: 45, first: 0, transform: "own", seat: 0, count: [12, 20, 16], ranks: [3, 1, 2], against: null };
    expect(sentence(view, null, say).help).toBe("1. Gem 20\n2. Stella 16\n3. Orb 12");
    expect(pact(0, say)).toBe("Collusion: Gem and Stella play together against Orb");
  });
});
