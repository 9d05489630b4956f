import { describe, expect, it } from "vitest";
import { same } from "../../lib/playback.svelte.ts";
import type { GameEvent } from "../../lib/table.ts";
import light from "./fixtures/light.json";
import { fold, type UnitView, type View } from "./fold.ts";
import { fights, forecast, points } from "./forecast.ts";
import { nearest } from "./keyboard.ts";
import { aimed, ATTACKING, unitAt } from "./places.ts";
import { sentence, told } from "./saying.ts";
import { unasked } from "./unasked.ts";

interface Moment {
  events: GameEvent[];
  view: View;
  names: string[] | null;
  kind: string | null;
}
const FEEDS = Object.entries(light.viewers as unknown as Record<string, Moment[]>).map(([viewer, feed]) => ({ viewer, feed }));
const say = (key: string, fields?: Record<string, string | number>): string => (fields ? `${key} ${Object.values(fields).join(" ")}` : key);

const unit = (uid: number, cards: string[] | null, over: Partial<UnitView> = {}): UnitView => ({
  uid, kind: cards ? "soldier" : "bulwark", cards, driven: false, role: 0, size: cards ? 5 : null, labels: [], fresh: false, ...over,
});
/** A table with these units, and nothing else on it. */
function table(mine: UnitView[], theirs: UnitView[], over: Partial<View> = {}): View {
  const side = (units: UnitView[]) => ({ life: 9, hand: [], grave: [], grave_top: null, grave_count: 0, units, fog: [], pack: null, pack_cards: null, rare: 0, trumps: [], used: [] });
  return { turn: 0, turn_number: 1, chance: 0, passes: 0, stage: [], resolving: null, sides: [side(mine), side(theirs)], loser: null, format: "light", frame: "entry20", flipped: [], picks: [], ...over } as View;
}
const counter = { number: 2, seat: 1, action: "counter", keys: ["C6"], target: [2, 0, 1] as [number, number, number] };
const down = { number: 1, seat: 0, action: "down", keys: ["S4"], target: [1, 1, 8] as [number, number, number] };

describe.each(FEEDS)("a recorded duel as $viewer sees it", ({ viewer, feed }) => {
  it("folds, pick by pick, to the view that was sent", () => {
    feed.slice(1).forEach((moment, at) => {
      expect(same(moment.events.reduce(fold, feed[at]!.view), moment.view), `pick ${at + 1}`).toBe(true);
    });
  });

  it("says at every moment whose chance it is and what comes next", () => {
    for (const { view, names, kind } of feed) {
      const decision = names && { kind: kind!, names, seat: Number(viewer), source: "", number: 1, legal: [], picks: 1, shown: [], flags: 0 };
      const { headline, help } = sentence(view, decision, say);
      expect(headline).not.toBe("");
      if (view.stage.length && view.chance !== null && view.loser === null && kind !== "grave_top" && (!kind || kind === "chance")) expect(help).toContain(view.stage.at(-1)!.action);
    }
  });

  it("says it to a player as it is, and to a watcher by the seats", () => {
    const mine = viewer === "all" ? null : Number(viewer);
    for (const { view } of feed) {
      const { headline } = sentence(view, null, say);
      if (view.loser !== null) expect(headline).toMatch(mine === null ? /^table-won-theirs seat-P/ : mine === view.loser ? /^table-won-theirs table-other$/ : /^table-won-yours$/);
      else if (view.chance !== null) expect(headline).toBe(mine === null ? `table-chance-theirs seat-P${view.chance + 1}` : mine === view.chance ? "table-chance-yours" : "table-chance-theirs table-other");
    }
  });

  it("aims requests at things that lie on the table", () => {
    for (const { view } of feed) for (const request of view.stage) {
      const target = aimed(view, request);
      if (target?.includes(".") && !target.startsWith("stage")) expect(unitAt(view, target)).not.toBeNull();
    }
  });
});

describe("what would come of it", () => {
  const view = table([unit(7, ["S9"], { size: 9 })], [unit(8, ["D4"], { size: 4 }), unit(9, null)], { stage: [down, counter] });

  it("compares counters by their numbers", () => {
    expect(forecast(view, { action: "counter", seat: 0, keys: ["C10"], target: "stage.1" })).toEqual({ key: "beats", fields: { mine: 10, theirs: 6 } });
    expect(forecast(view, { action: "counter", seat: 0, keys: ["C5"], target: "stage.1" })).toEqual({ key: "fails", fields: { mine: 5, theirs: 6 } });
  });
  it("sizes what goes up and what goes down", () => {
    expect(forecast(view, { action: "up", seat: 0, keys: ["H5"], target: "P1.0" })).toEqual({ key: "size", fields: { from: 9, to: 14 } });
    expect(forecast(view, { action: "down", seat: 0, keys: ["S4"], target: "P2.0" })).toEqual({ key: "falls" });
    expect(told(view, down, say)).toContain("forecast-falls");
  });
  it("knows nothing of a face-down bulwark but what its owner knows", () => {
    const fight = (blocker: UnitView, attacker = unit(7, ["S9"], { size: 9, role: ATTACKING })) => fights(table([attacker], [{ ...blocker, role: 7 }]))[0]!.falls;
    expect(fight(unit(9, null))).toBe("unknown");
    expect(fight(unit(9, ["H9"], { kind: "bulwark", size: null }))).toBe("both");
    expect(fight(unit(9, ["X1"], { kind: "bulwark", size: null }))).toBe("both");
    expect(fight(unit(9, ["H8"], { kind: "bulwark", size: null }))).toBe("blockers");
    expect([fight(unit(9, ["H8"], { size: 8 })), fight(unit(9, ["H9"], { size: 9 })), fight(unit(9, ["HJ"], { size: 11 }))]).toEqual(["blockers", "both", "attacker"]);
  });
  it("counts what nobody blocks, and blocks that are only meant", () => {
    const open = table([unit(7, ["S9"], { size: 9, role: ATTACKING })], [unit(8, ["D4"], { size: 4 })]);
    expect(fights(open)[0]).toMatchObject({ damage: 9, falls: null });
    expect(fights(open, { 8: 7 })[0]).toMatchObject({ damage: 0, falls: "blockers" });
    expect(forecast(open, { action: "damage_judge", seat: 0, keys: [], target: null })).toEqual({ key: "judge-damage", fields: { number: 9 } });
  });
  it("adds up a blackjack as the cards came", () => {
    expect([points(["SA", "HK"]), points(["H9", "S5", "DA"]), points(["X1", "CQ"])]).toEqual([21, 15, 10]);
  });
});

describe("what is picked unasked", () => {
  const step = (kind: string, pick: string) => ({ question: { kind, names: [pick] } as any, pick });
  const view = table([unit(1, null, { cards: ["S2"], kind: "bulwark" }), unit(2, null, { cards: ["S3"], kind: "bulwark" }), unit(7, ["S9"])], [], { stage: [counter] });

  it("is the only thing to aim at, and the bulwarks that are left to pay with", () => {
    expect(unasked(view, 0, "counter", [step("key", "C9"), step("discard", "H9")], null)).toEqual([{ kind: "target", name: "stage.0" }]);
    expect(unasked(view, 0, "summon_hero", [step("key", "HJ")], null)).toEqual([{ kind: "drive", name: "P1.0" }, { kind: "drive", name: "P1.1" }]);
  });
  it("is nothing as long as it may still be asked", () => {
    expect(unasked(view, 0, "counter", [step("key", "C9")], "discard")).toEqual([]);
    expect(unasked(view, 0, "twist", [step("key", "D9"), step("discard", "H9")], "target")).toEqual([]);
  });
});

describe("the table by keyboard", () => {
  it("goes to the nearest thing in a direction", () => {
    const spots = [{ x: 100, y: 0 }, { x: 50, y: 60 }, { x: 0, y: 100 }];
    expect([nearest({ x: 0, y: 0 }, spots, [1, 0]), nearest({ x: 0, y: 0 }, spots, [0, 1]), nearest({ x: 0, y: 0 }, spots, [-1, 0])]).toEqual([0, 2, null]);
  });
});
