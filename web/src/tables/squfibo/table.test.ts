import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { notices } from "../../lib/notices.svelte.ts";
import { Playback } from "../../lib/playback.svelte.ts";
import type { Decision, TableProps } from "../../lib/table.ts";
import { cellName, NAMES } from "./cards.ts";
import { choosing } from "./choosing.svelte.ts";
import retry from "./fixtures/retry.json";
import standard from "./fixtures/standard.json";
import type { View } from "./fold.ts";
import table from "./index.ts";
import Side from "./Side.svelte";
import Sums from "./Sums.svelte";
import Table from "./Table.svelte";
import { sentence } from "./words.ts";

const say = (key: string, fields?: Record<string, string | number>): string => [key, ...Object.values(fields ?? {})].join(" ");
const SETTINGS = { language: "ja", theme: "auto", palette: "standard", motion: "reduced", speed: 1, effects: 0, music: 0, muted: true, games: {} } as const;
const VIEW: View = { board: Array(9).fill(null), placed: null, hands: [["R16", "B9"], 8], deck: 20, discard: [], pool: 21, stars: [0, 0], to_move: 0, turn: 5, reasons: [] };
const FULL = ["R1", "R4", "B9", "B1", "B4", "B9", "R16", "B16", "R9"];

function decide(kind: string, view: View): Decision {
  const empty = view.board.flatMap((card, cell) => (card === null ? [cellName(cell)] : []));
  const hand = view.hands[0];
  const names = kind === "place" && Array.isArray(hand) ? hand.flatMap((card) => empty.map((cell) => `place ${card} ${cell}`)) : kind === "discard" ? view.board.map((_, cell) => `discard ${cellName(cell)}`) : [];
  return { kind, seat: 0, legal: [], names, source: "", picks: 1, shown: [], flags: kind === "claim" ? 1 : 0, number: 1 };
}

let shown: Record<string, unknown>[] = [];
function show(kind: string, over: Partial<View> = {}, more: Partial<TableProps> = {}) {
  const view = { ...VIEW, ...over };
  const submit = vi.fn();
  const decision = decide(kind, view);
  const seats = [{ kind: "person" }, { kind: "computer" }] as TableProps["seats"];
  const props = { viewer: 0, view, decision, submit, options: {}, seats, yours: [0], settings: SETTINGS, say, refused: null, ...more };
  for (const component of [Table, Side]) shown.push(mount(component as any, { target: document.body, props }));
  flushSync();
  return { submit, decision, view };
}
const click = (selector: string): void => {
  const found = document.querySelector<HTMLElement>(selector);
  expect(found, selector).not.toBeNull();
  found!.click();
  flushSync();
};
const cell = (at: number): void => click(`[data-cell="${at}"]`);
const press = (key: string): void => {
  window.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  flushSync();
};
async function clear(): Promise<void> {
  for (const one of shown) await unmount(one);
  shown = [];
  document.body.innerHTML = "";
}

function forget(): void {
  Object.assign(notices, { shown: [], spoken: "", urgent: "" });
  choosing.begin();
  choosing.help = false;
}

beforeEach(forget);
afterEach(clear);

describe("a turn", () => {
  const board = ["R1", "R4", ...Array(7).fill(null)];

  it("sends the placement with the claim", () => {
    const { submit } = show("place", { board });
    click('[data-held="R16"]');
    cell(2);
    expect(submit).not.toHaveBeenCalled();
    for (const at of [2, 0, 1]) cell(at);
    click('[data-do="claim"]');
    expect(submit.mock.calls).toEqual([[["place R16 (1,3)", "claim (1,1) (1,2) (1,3)"]]]);
    cell(5);
    expect(submit).toHaveBeenCalledTimes(1);
  });

  it("sends any three cells, with or without the card, with or without cards", () => {
    const { submit } = show("place", { board });
    click('[data-held="B9"]');
    cell(8);
    for (const at of [7, 0, 3]) cell(at);
    click('[data-do="claim"]');
    expect(submit.mock.calls).toEqual([[["place B9 (3,3)", "claim (1,1) (2,1) (3,2)"]]]);
  });

  it("sends the placement with the end", () => {
    const { submit } = show("place", { board });
    click('[data-held="B9"]');
    cell(4);
    click('[data-do="end"]');
    expect(submit.mock.calls).toEqual([[["place B9 (2,2)", "end"]]]);
  });

  it("can take the card back, and by keyboard do everything", () => {
    const { submit } = show("place", { board });
    press("2");
    cell(4);
    expect(document.querySelector('[data-cell="4"] [data-card="B9"]')).not.toBeNull();
    press("Escape");
    expect(document.querySelector('[data-cell="4"] [data-card]')).toBeNull();
    press("1");
    cell(2);
    for (const at of [0, 1, 2]) cell(at);
    press("c");
    expect(submit.mock.calls).toEqual([[["place R16 (1,3)", "claim (1,1) (1,2) (1,3)"]]]);
  });

  it("claims without placing where the card lies already", () => {
    const { submit } = show("claim", { board, placed: 1 });
    for (const at of [0, 1, 4]) cell(at);
    press("c");
    expect(submit).toHaveBeenCalledWith(["claim (1,1) (1,2) (2,2)"]);
  });

  it("discards first from a full board, and asks for it with a button", () => {
    const { submit } = show("discard", { board: FULL });
    cell(4);
    cell(5);
    expect(submit).not.toHaveBeenCalled();
    click('[data-do="discard"]');
    expect(submit).toHaveBeenCalledWith(["discard (2,3)"]);
  });

  it("has the only card of the hand chosen already", () => {
    const { submit } = show("place", { board, hands: [["B16"], 3] });
    cell(2);
    press("e");
    expect(submit).toHaveBeenCalledWith(["place B16 (1,3)", "end"]);
  });

  it("gives a reason for every refused click and sends nothing", () => {
    const { submit } = show("place", { board });
    const why = (act: () => void): string => (act(), notices.shown.at(-1)!.words);
    expect(why(() => cell(0))).toBe("table-refused-card");
    expect(why(() => press("e"))).toBe("refused-place_first");
    click('[data-held="R16"]');
    expect(why(() => cell(0))).toBe("table-refused-occupied");
    cell(2);
    expect(why(() => click('[data-do="claim"]'))).toBe("table-refused-pick 3");
    for (const at of [0, 1, 2]) cell(at);
    expect(why(() => cell(3))).toBe("table-refused-three");
    expect(submit).not.toHaveBeenCalled();
  });
});

describe("before a claim nothing tells whether a role lies there (C4)", () => {
  const CARD = new RegExp(`table-card-[RB] (?:16|1|4|9)`, "g");
  /** Everything on the page but what is printed on the cards. */
  function seen(view: View, decision: Decision): string {
    document.querySelectorAll("[data-card]").forEach((card) => {
      card.innerHTML = "";
      card.setAttribute("data-card", "");
    });
    document.querySelectorAll("[data-held]").forEach((card) => card.setAttribute("data-held", ""));
    const html = document.body.innerHTML.replace(CARD, "CARD").replace(/\b(c|s)?\d+-back\b/g, "back").replace(/url\(#[^)]*\)|id="[^"]*"/g, "");
    return JSON.stringify([html, sentence(view, decision, say), notices.shown.map((one) => one.words), notices.spoken.replace(CARD, "CARD")]);
  }

  /** The same hand in both: a great role, a small one, and none, by one card on the board. */
  const BOARDS: Record<string, (string | null)[]> = {
    great: ["R1", "R4", null, "B9", null, null, null, null, "R9"],
    small: ["R16", "R16", null, "B9", null, null, null, null, "R9"],
    none: ["R1", "B4", null, "B9", null, null, null, null, "R9"],
    apart: ["R4", "R9", null, "B1", null, null, null, null, "B16"],
  };

  async function walk(board: (string | null)[], picks: number[], kind = "place"): Promise<string[]> {
    const over = kind === "claim" ? { board: board.with(2, "R16"), placed: 2 } : { board };
    const { view, decision } = show(kind, over);
    const steps = [seen(view, decision)];
    if (kind === "place") {
      click('[aria-pressed="false"]');
      cell(2);
      steps.push(seen(view, decision));
    }
    for (const pick of picks) {
      cell(pick);
      steps.push(seen(view, decision));
    }
    cell(8);
    steps.push(seen(view, decision));
    await clear();
    forget();
    return steps;
  }

  /** Where two pages begin to differ, in few words; empty where they never do. */
  function differing(one: string[], other: string[]): string {
    const step = one.findIndex((html, at) => html !== other[at]);
    if (step < 0) return one.length === other.length ? "" : "number of steps";
    const at = [...one[step]!].findIndex((letter, place) => letter !== other[step]![place]);
    return `step ${step}: ${one[step]!.slice(Math.max(0, at - 80), at + 80)}`;
  }

  it.each([["place", [2, 1, 0]], ["place", [0, 1, 3]], ["place", [2, 8]], ["claim", [0, 1, 2]], ["claim", [3, 1]]] as const)("step by step: %s, then %j", async (kind, picks) => {
    const found: Record<string, string[]> = {};
    for (const [name, board] of Object.entries(BOARDS)) found[name] = await walk(board, [...picks], kind);
    expect(found.great!.length).toBeGreaterThan(3);
    for (const name of ["great", "small", "apart"]) expect(differing(found[name]!, found.none!), name).toBe("");
  });

  it("and the test would see a difference if there were one", async () => {
    const one = await walk(BOARDS.great!, [2, 1, 0]);
    const other = await walk(BOARDS.great!, [2, 0, 1]);
    expect(differing(one, other)).not.toBe("");
  });

  it("every cell may be chosen for a claim", () => {
    show("claim", { board: BOARDS.great!.with(2, "R16"), placed: 2 });
    expect(document.querySelectorAll("[data-may]")).toHaveLength(9);
  });
});

describe("others", () => {
  it("see no card of the hand", () => {
    show("place", { hands: [8, 8] }, { viewer: null, yours: [], decision: null });
    expect(document.querySelector("[data-held]")).toBeNull();
    expect(NAMES.filter((card) => document.querySelector(`[data-card="${card}"]`))).toEqual([]);
  });
});

describe("a recorded game", () => {
  it.each([["standard", "0"], ["standard", "1"], ["retry", "all"]])("%s plays to its end without a disagreement for %s", async (name, viewer) => {
    vi.useFakeTimers();
    const feed = ({ standard, retry } as any)[name].viewers[viewer];
    const playback = new Playback(table as any, { speed: 1 });
    let since = 0;
    for (const moment of feed) {
      playback.push({ events: moment.events, view: moment.view, seen: moment.seen, since });
      since = moment.seen;
    }
    await vi.runAllTimersAsync();
    const { _, ...bare } = playback.view;
    expect([bare, playback.disagreements, playback.playing]).toEqual([feed.at(-1).view, 0, false]);
    expect(_.moving).toBeNull();
    vi.useRealTimers();
  });

  it("ends with what could be noticed", () => {
    const log = standard.viewers["0"].flatMap((moment) => moment.events as any[]);
    shown.push(mount(Sums, { target: document.body, props: { log, names: ["A", "B"], yours: [0], say } }));
    flushSync();
    expect(document.querySelectorAll("tbody tr")).toHaveLength(4);
    expect(document.querySelector("[data-score=noticed] td")!.textContent).toMatch(/^\d+$/);
  });
});
