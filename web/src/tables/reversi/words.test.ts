import { describe, expect, it } from "vitest";
import { BADGES } from "../../lib/pieces/badges.ts";
import { speaking, TABLE_WORDS } from "./speech.ts";
import { cellLabel, describe as tell, spoken } from "./words.ts";

const plain = (key: string): string => key;
const flip = { kind: "flip", cell: 1, to: 0, group: 1 };
const place = { kind: "place", seat: 0, cell: 18, apparent: 5, special: null };
const keys = (language: "ja" | "en"): string[] => [...(TABLE_WORDS[language] as any)._messages.keys()].sort();

describe("what is said", () => {
  it("has the same keys in both languages", () => {
    expect(keys("ja")).toEqual(keys("en"));
  });
  it("tells a move with the stones it turned, and never with those it seemed to turn", () => {
    const say = speaking(plain, "en");
    expect(tell(place, say, [flip, flip, { kind: "turn", seat: 1, number: 2 }, flip])).toMatch(/c3.*2/);
    expect(tell(place, say, [])).not.toMatch(/5/);
  });
  it("calls nothing a dud before the turning is over", () => {
    const say = speaking(plain, "en");
    expect(tell(place, say, [])).not.toContain("dud");
    expect(tell(place, say, [{ kind: "turn", seat: 1, number: 2 }])).toContain("dud");
  });
  it("names cells of the board that is told about", () => {
    expect(tell(place, speaking(plain, "en"), [flip], { size: 16 })).toMatch(/c2/);
  });
  it("says nothing of events that are not worth a line", () => {
    expect(["flip", "stock", "held", "marks", "turn", "news"].map((kind) => tell({ kind }, plain))).toEqual(Array(6).fill(null));
  });
  it("reads a batch out with who did what", () => {
    const words = spoken([place, flip, { kind: "turn", seat: 1, number: 2 }], speaking(plain, "en"));
    expect(words).toBe("seat-B: c3, turned 1");
  });
  it("labels a cell with what is there and what may be done", () => {
    const label = cellLabel("c4", { colour: ".", may: true, turns: 3, last: false, mark: "" }, speaking(plain, "en"));
    expect(label).toBe("c4, empty, may be placed, would bracket 3");
  });
  it("has forty badges to tell of", () => {
    expect(BADGES).toHaveLength(40);
  });
});
