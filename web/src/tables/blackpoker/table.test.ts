import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings as kept } from "../../lib/settings.svelte.ts";
import { notices } from "../../lib/notices.svelte.ts";
import type { Attempt, Decision, TableProps } from "../../lib/table.ts";
import { first, named, seen } from "../../../tests/seen.ts";
import { choosing } from "./choosing.svelte.ts";
import light from "./fixtures/light.json";
import Side from "./Side.svelte";
import Table from "./Table.svelte";

const say = (key: string, fields?: Record<string, string | number>): string => (fields ? `${key} ${Object.values(fields).join(" ")}` : key);
const SEATS = [{ kind: "person", name: "あおい" }, { kind: "person", name: "れん" }] as TableProps["seats"];
const settings = { language: "ja", theme: "auto", palette: "standard", motion: "reduced", speed: 0, effects: 0, music: 0, muted: true, games: {} } as const;
const feed = (viewer: string): any[] => (light.viewers as any)[viewer];

let shown: Record<string, unknown>[] = [];
function show(over: Partial<TableProps>): { submit: ReturnType<typeof vi.fn>; order: ReturnType<typeof vi.fn> } {
  const [submit, order] = [vi.fn(), vi.fn()];
  const props = { viewer: 0, view: null, decision: null, submit, order, orders: [[], []], options: {}, seats: SEATS, yours: [0], settings, say, refused: null, ...over };
  for (const part of [Table, Side]) shown.push(mount(part as any, { target: document.body, props }));
  flushSync();
  return { submit, order };
}
const decision = (kind: string, names: string[]): Decision => ({ kind, names, seat: 0, number: 1, legal: [], source: "", picks: 1, shown: [], flags: 0 });
const find = (selector: string): HTMLElement => document.querySelector<HTMLElement>(selector)!;
const click = async (selector: string): Promise<void> => {
  find(selector).click();
  for (let at = 0; at < 30; at += 1) await Promise.resolve();
  flushSync();
};
/** The first moment at which the first player may do this. */
const moment = (wanted: string): any => feed("0").find(({ names }) => names?.includes(wanted));

beforeEach(() => {
  (Element.prototype as any).animate = undefined;
  (globalThis as any).ResizeObserver ??= class { observe(): void {} disconnect(): void {} };
  notices.shown = [];
  choosing.begin({ decision: null, submit: () => {} });
  document.body.innerHTML = "";
});
afterEach(async () => {
  for (const one of shown) await unmount(one);
  shown = [];
});

describe("the table", () => {
  it("passes with one button, once", async () => {
    const { view, names } = moment("pass");
    const { submit } = show({ view, decision: decision("chance", names) });
    expect(document.querySelectorAll("[data-do=pass]")).toHaveLength(1);
    await click("[data-do=pass]");
    expect(submit.mock.calls).toEqual([[["pass"]]]);
    expect(find("[data-do=pass]")).toBeNull();
  });

  it("puts a request together by clicks and sends it when it is confirmed", async () => {
    const { view, names } = moment("request end");
    const card = view.sides[0].hand[0];
    const attempt = async (picks: string[]): Promise<Attempt> =>
      picks.length === 1 ? { next: decision("key", [card]) } : { next: null };
    const action = names.find((name: string) => name.startsWith("request ") && name !== "request end")!.slice(8);
    const { submit } = show({ view, decision: decision("chance", names), attempt });
    await click(`button[data-action=${action}]`);
    expect(find(`[data-name=${card}]`).dataset.may).toBe("");
    await click(`[data-name=${card}]`);
    expect(submit).not.toHaveBeenCalled();
    expect(first("list", "table-picked")!.textContent).toContain("table-step-key");
    await click("[data-do=send]");
    expect(submit.mock.calls).toEqual([[[`request ${action}`, card]]]);
  });

  it("says why not, of an action that is not offered and of a thing that may not be picked", async () => {
    const { view, names } = moment("pass");
    const attempt = async (): Promise<Attempt> => ({ refused: { code: "no_key", fields: {} } });
    show({ view, decision: decision("chance", names), attempt });
    await click("li [aria-expanded]");
    await click("button[data-action][aria-disabled=true]");
    expect(find("button[data-action][aria-disabled=true]").textContent).toContain("refused-no_key");
    await click('[data-name="P2"]');
    expect(notices.shown.at(-1)!.words).toBe("table-why-first");
  });

  it("shows an attack with nobody last, with the reason, and lets it be asked for (R-08)", async () => {
    const { view, names } = moment("request attack");
    const sides = view.sides.map((side: any) => ({ ...side, units: side.units.map((unit: any) => ({ ...unit, driven: true })) }));
    show({ view: { ...view, sides }, decision: decision("chance", names), attempt: async () => ({ next: null }) });
    const offered = [...document.querySelectorAll<HTMLElement>("button[data-action]:not([aria-disabled])")];
    expect(offered.length).toBeGreaterThan(2);
    expect(offered.map((one) => one.textContent!.includes("table-attack-nobody"))).toEqual(offered.map((one) => one === offered.at(-1)));
    await click("button[data-action=attack]");
    expect(find("[data-do=send]")).not.toBeNull();
  });

  it("tells costs in words on demand", async () => {
    const { view, names } = moment("request summon_soldier");
    show({ view, decision: decision("chance", names) });
    expect(first("list", "table-may")!.textContent).not.toContain("table-cost");
    await click("[aria-pressed=false]");
    expect(settings.games).toEqual({});
    expect(kept.games.blackpoker).toEqual({ prices: true });
  });

  it("shows a watcher no face but those that lie open", () => {
    for (const { view } of feed("all").filter((_, at) => at % 40 === 0)) {
      document.body.innerHTML = "";
      show({ view, viewer: null, yours: [] });
      for (const seat of [0, 1]) expect(find(`[data-zone=hand-${seat}]`).querySelector("[data-name], svg:has(g)")).toBeNull();
      for (const bulwark of seen("button", /unit-bulwark/)) expect(named(bulwark)).toContain("table-face-down");
    }
  });

  it("turns driven characters sideways, and lays bulwarks from the life outward", () => {
    const { view } = feed("0").find(({ view }) => view.sides[0].units.filter((unit: any) => unit.kind === "bulwark").length > 1 && view.sides[0].units.some((unit: any) => unit.driven));
    show({ view });
    const units = [...first("region", "table-side seat-P1")!.querySelectorAll<HTMLElement>("[data-unit]")];
    const label = (unit: HTMLElement): string => named(unit.querySelector("button")!);
    const drawn = units.filter((unit) => label(unit).includes("unit-bulwark")).map((unit) => Number(unit.dataset.unit));
    const placed = view.sides[0].units.filter((unit: any) => unit.kind === "bulwark").map((unit: any) => unit.uid);
    expect(drawn).toEqual(placed.toReversed());
    for (const unit of view.sides[0].units) expect(label(find(`[data-unit="${unit.uid}"]`))).toContain(unit.driven ? "table-driven" : "table-charged");
  });

  it("gives a standing order, and shows it to everybody", async () => {
    const { view, names } = moment("pass");
    const { order } = show({ view, decision: decision("chance", names), orders: [[], ["pass_turn"]] });
    expect(find("[data-zone=hand-1] p").textContent).toBe("table-order-pass_turn");
    first("button", /^orders/)!.click();
    flushSync();
    await click("[role=switch]");
    expect(order.mock.calls).toEqual([["pass_until_request", true]]);
  });

  it("is one stop for the keyboard, and Escape takes back", async () => {
    const { view, names } = moment("request end");
    show({ view, decision: decision("chance", names), attempt: async () => ({ next: null }) });
    expect(document.querySelectorAll('[data-name][tabindex="0"]')).toHaveLength(1);
    await click("button[data-action=end]");
    expect(find("[data-do=send]")).not.toBeNull();
    window.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
    flushSync();
    expect(find("[data-do=send]")).toBeNull();
  });
});
