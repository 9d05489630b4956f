import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Decision } from "../../lib/table.ts";
import { cellAt, cellName, choosing, forced, pickable, placeable, targetable, usable } from "./choosing.svelte.ts";

const TURN = ["use TREASURE_BOX", "use GUARD_WILL", "place d3", "place c4"];
const decide = (names: string[]): Decision => ({ kind: "turn", seat: 0, number: 1, legal: [], names, source: "", picks: 1, shown: [], flags: 0 });

beforeEach(() => choosing.begin());

describe("what a decision allows", () => {
  it("is read out of its names, and out of nothing else", () => {
    const turn = decide([...TURN, "target h8", "pick GOLD_STONE"]);
    expect([...placeable(turn)]).toEqual([cellAt("d3"), cellAt("c4")]);
    expect([...targetable(turn)]).toEqual([63]);
    expect([[...usable(turn)], [...pickable(turn)]]).toEqual([["TREASURE_BOX", "GUARD_WILL"], ["GOLD_STONE"]]);
    expect([placeable(null).size, usable(null).size]).toEqual([0, 0]);
  });
  it("names cells as the notation does", () => {
    expect(["a1", "h1", "a8", "d3"].map((name) => cellName(cellAt(name)))).toEqual(["a1", "h1", "a8", "d3"]);
    expect(cellAt("d3")).toBe(19);
  });
  it("takes one answer for a decision, and only a legal one", () => {
    const turn = decide(TURN);
    const submit = vi.fn();
    choosing.answer("place a1", turn, submit);
    choosing.answer("place d3", turn, submit);
    choosing.answer("place c4", turn, submit);
    expect(submit.mock.calls).toEqual([[["place d3"]]]);
  });
  it("forces a pass only where nothing else is left", () => {
    expect([["pass"], ["use GUARD_WILL", "pass"], []].map((names) => forced(decide(names)))).toEqual([true, false, false]);
  });
});
