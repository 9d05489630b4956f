import { flushSync } from "svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Attempt, Decision } from "../../lib/table.ts";
import { choosing } from "./choosing.svelte.ts";

const ask = (kind: string, names: string[], number = 1): Decision => ({ kind, names, seat: 0, number, legal: [], source: "", picks: 1, shown: [], flags: 0 });

/** A match that answers from a tree: picks so far, and the question behind them. */
function sit(decision: Decision, tree: Record<string, Decision | null>, blockers: string[] = []) {
  const submit = vi.fn();
  const attempt = vi.fn(async (picks: string[]): Promise<Attempt> => {
    const key = picks.join(" > ");
    return key in tree ? { next: tree[key]! } : { refused: { code: "not_legal", fields: { picks: key } } };
  });
  choosing.begin({ decision, submit, attempt }, blockers);
  flushSync();
  return { submit, attempt };
}
const settled = async (): Promise<void> => {
  for (let at = 0; at < 20; at += 1) await Promise.resolve();
};

beforeEach(() => choosing.begin({ decision: null, submit: () => {} }));

const CHANCE = ask("chance", ["pass", "request up"]);
const UP = {
  "request up": ask("key", ["H3", "H5"]),
  "request up > H3": ask("discard", ["H5", "S2"]),
  "request up > H5": ask("discard", ["H3", "S2"]),
  "request up > H5 > S2": ask("target", ["P1.0", "P2.0"]),
  "request up > H5 > H3": ask("target", ["P1.0", "P2.0"]),
  "request up > H5 > S2 > P2.0": null,
  "request up > H5 > S2 > P1.0": null,
};

describe("putting a request together", () => {
  it("asks the match what may follow, and sends the whole at once", async () => {
    const { submit } = sit(CHANCE, UP);
    await choosing.request("up");
    expect([...choosing.open]).toEqual(["H3", "H5"]);
    await choosing.pick("H5");
    await choosing.pick("S2");
    expect([choosing.ready, submit.mock.calls.length]).toEqual([false, 0]);
    await choosing.pick("P2.0");
    expect(choosing.ready).toBe(true);
    choosing.send();
    expect(submit.mock.calls).toEqual([[["request up", "H5", "S2", "P2.0"]]]);
    expect(choosing.decision).toBeNull();
  });

  it("takes back one pick with what hangs on it, the last one, or everything", async () => {
    const { submit } = sit(CHANCE, UP);
    await choosing.request("up");
    for (const pick of ["H5", "S2", "P2.0"]) await choosing.pick(pick);
    await choosing.undo();
    expect(choosing.picks).toEqual(["request up", "H5", "S2"]);
    await choosing.back(1);
    expect(choosing.picks).toEqual(["request up"]);
    choosing.cancel();
    expect([choosing.picks, choosing.begun, submit.mock.calls.length]).toEqual([[], false, 0]);
  });

  it("puts another target in the place of the last one", async () => {
    sit(CHANCE, UP);
    await choosing.request("up");
    for (const pick of ["H5", "S2", "P2.0", "P1.0"]) await choosing.pick(pick);
    expect(choosing.picks.at(-1)).toBe("P1.0");
  });

  it("begins from a card, which becomes the key", async () => {
    sit(CHANCE, UP);
    choosing.look("H5");
    await choosing.request("up");
    expect(choosing.picks).toEqual(["request up", "H5"]);
  });

  it("says why an action is not offered, and keeps nothing of it", async () => {
    sit(CHANCE, UP);
    expect(await choosing.why("down")).toEqual({ code: "not_legal", fields: { picks: "request down" } });
    expect(choosing.begun).toBe(false);
  });

  it("forgets everything when another decision comes, and answers none twice", async () => {
    const { submit } = sit(CHANCE, UP);
    await choosing.request("up");
    sit(ask("chance", ["pass"], 2), {});
    expect(choosing.picks).toEqual([]);
    const again = sit(ask("chance", ["pass"], 3), {});
    choosing.say("pass");
    choosing.say("pass");
    expect([again.submit.mock.calls, submit.mock.calls]).toEqual([[[["pass"]]], []]);
  });
});

describe("sets that the rules take in one order", () => {
  const TRUMPS = ask("choose_trumps", ["C4", "H3"]);
  const tree = {
    H3: ask("choose_trumps", ["C4", "X1"]),
    C4: ask("choose_trumps", ["X1"]),
    "H3 > C4": ask("choose_trumps", ["done"]),
    "H3 > X1": ask("choose_trumps", ["done"]),
    "C4 > X1": ask("choose_trumps", ["done"]),
  };
  it("are clicked in any order", async () => {
    const { submit } = sit({ ...TRUMPS, names: ["H3", "C4"] }, tree);
    await settled();
    expect(choosing.open.has("X1")).toBe(true);
    await choosing.pick("C4");
    await choosing.pick("H3");
    expect([choosing.picks, choosing.ready]).toEqual([["H3", "C4"], true]);
    choosing.send();
    expect(submit.mock.calls).toEqual([[["H3", "C4", "done"]]]);
  });
  it("keep a wish for what can only come last", async () => {
    sit({ ...TRUMPS, names: ["H3", "C4"] }, tree);
    await settled();
    await choosing.pick("X1");
    expect([choosing.picks, choosing.wishes]).toEqual([[], ["X1"]]);
    await choosing.pick("H3");
    expect([choosing.picks, choosing.wishes]).toEqual([["H3", "X1"], []]);
  });
  it("are paid with in any order, and nothing is taken before all are clicked", async () => {
    const drive = (...names: string[]): Decision => ask("drive", names);
    const target = ask("target", ["P1.0", "P1.3", "P2.0"]);
    // Where only one is left, the match picks it unasked.
    const tree = {
      "request force": drive("P1.1", "P1.2", "P1.3"),
      "request force > P1.1": drive("P1.2", "P1.3", "P1.10"),
      "request force > P1.2": drive("P1.3", "P1.10"),
      "request force > P1.3": target,
      "request force > P1.1 > P1.2": target,
      "request force > P1.2 > P1.3": target,
    };
    const paid = async (...clicks: string[]): Promise<string[]> => {
      sit(ask("chance", ["request force"], clicks.length), tree);
      choosing.cancel();
      await choosing.request("force");
      expect(choosing.open).toContain("P1.10");
      for (const click of clicks) await choosing.pick(click);
      return [...choosing.picks.slice(1), ...choosing.wishes, choosing.question!.kind];
    };
    expect(await paid("P1.10")).toEqual(["P1.10", "drive"]);
    expect(await paid("P1.10", "P1.10")).toEqual(["drive"]);
    expect(await paid("P1.2", "P1.1")).toEqual(["P1.1", "P1.2", "target"]);
    await choosing.back(2);
    expect([choosing.picks, choosing.wishes]).toEqual([["request force"], ["P1.1"]]);
    expect(await paid("P1.10", "P1.3")).toEqual(["P1.3", "target"]);
  });
  it("may be none at all where that is allowed", () => {
    const { submit } = sit(ask("attackers", ["done", "P1.1"]), {});
    expect(choosing.ready).toBe(true);
    choosing.send();
    expect(submit.mock.calls).toEqual([[["done"]]]);
  });
});

describe("blocking", () => {
  const BLOCK = ask("blockers", ["none", "P2.0", "P2.1"]);
  const tree = { none: ask("blockers", ["none", "P2.0", "P2.1"]), "P2.0": ask("blockers", ["none", "P2.1"]), "none > P2.1": ask("blockers", ["done"]), "P2.0 > none": ask("blockers", ["done"]), "P2.0 > P2.1": ask("blockers", ["done"]) };
  const MINE = ["P1.0", "P1.1"];

  it("is a blocker, then whom it blocks; the others stand back", async () => {
    const { submit } = sit(BLOCK, tree, MINE);
    await choosing.pick("P1.1");
    expect([...choosing.open]).toEqual(["P1.0", "P1.1", "P2.0", "P2.1"]);
    await choosing.pick("P2.1");
    choosing.send();
    expect(submit.mock.calls).toEqual([[["none", "P2.1", "done"]]]);
  });
  it("refuses what the match would not take, and keeps the rest", async () => {
    sit(BLOCK, tree, MINE);
    await choosing.pick("P1.1");
    await choosing.pick("P2.0");
    expect([choosing.refused?.code, choosing.blocking.blocks]).toEqual(["block_mixed", {}]);
  });
  it("can be taken back", async () => {
    sit(BLOCK, tree, MINE);
    await choosing.pick("P1.0");
    await choosing.pick("P2.0");
    expect(choosing.blocking.blocks).toEqual({ "P1.0": "P2.0" });
    await choosing.pick("P1.0");
    expect(choosing.blocking.blocks).toEqual({});
  });
});
