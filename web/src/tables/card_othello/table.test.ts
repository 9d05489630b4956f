import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { notices } from "../../lib/notices.svelte.ts";
import { Playback } from "../../lib/playback.svelte.ts";
import type { Decision, GameEvent, TableProps } from "../../lib/table.ts";
import { cellAt, choosing } from "./choosing.svelte.ts";
import first from "./fixtures/first.json";
import { fold, type View } from "./fold.ts";
import table from "./index.ts";
import { note, rest } from "./notes.ts";
import Sums from "./Sums.svelte";
import Table from "./Table.svelte";

const say = (key: string, fields?: Record<string, string | number>): string => (fields ? `${key} ${Object.values(fields).join(" ")}` : key);
const feed = (viewer: string): any[] => (first.viewers as any)[viewer];
const OPENING: View = {
  board: `${".".repeat(27)}WB${".".repeat(6)}BW${".".repeat(27)}`, markers: [], sprouts: [], to_move: 0, turn: 1, charge: [0, 0], hands: [[], 0], decks: [30, 30], discard: [], used: null, waiting: null, placements: 1, selection: null, passes: 0, count: null,
};
let number = 0;
const decide = (names: string[], kind = "turn"): Decision => ({ kind, seat: 0, number: (number += 1), legal: [], names, source: "", picks: 1, shown: [], flags: 0 });
const START = ["place d3", "place c4", "place f5", "place e6"];

let shown: Record<string, unknown>[] = [];

function show(over: Partial<TableProps>): { submit: ReturnType<typeof vi.fn>; cell: (name: string) => HTMLElement } {
  const submit = vi.fn();
  const settings = { language: "ja", theme: "auto", palette: "standard", motion: "reduced", speed: 1, effects: 0, music: 0, muted: true, games: {} } as const;
  const seats = [{ kind: "person" }, { kind: "computer" }] as TableProps["seats"];
  const props = { viewer: 0, view: OPENING, decision: null, submit, options: {}, seats, yours: [0], settings, say, refused: null, ...over };
  shown.push(mount(Table, { target: document.body, props }));
  flushSync();
  return { submit, cell: (name) => document.querySelector<HTMLElement>(`[data-name="${name}"]`)! };
}
const click = (element: HTMLElement): void => {
  element.click();
  flushSync();
};
const names = (selector: string): string[] => [...document.querySelectorAll<HTMLElement>(selector)].map((one) => one.dataset.name!);
const spotlight = (): Element => document.querySelector("[data-shown]")!;
/** The view and its notes after one moment. */
function during(view: View, ...events: GameEvent[]): any {
  const after = events.reduce(fold, view);
  return { ...after, _: note(rest(null, true, view), events, after) };
}

beforeEach(() => {
  vi.useFakeTimers();
  // The stand-in browser complains about what real ones do quietly.
  Element.prototype.animate = () => ({ cancel() {} }) as unknown as Animation;
  notices.shown = [];
  choosing.begin();
  choosing.at = null;
  choosing.look(null);
  document.body.innerHTML = "";
});
afterEach(async () => {
  for (const one of shown) await unmount(one);
  shown = [];
  vi.useRealTimers();
});

describe("the table", () => {
  it("sends the cell that is clicked, and no second one for the same decision", () => {
    const { submit, cell } = show({ decision: decide(START) });
    click(cell("d3"));
    click(cell("c4"));
    expect(submit.mock.calls).toEqual([[["place d3"]]]);
  });

  it("lets legal cells glow for who is to move, and for nobody else", () => {
    show({ decision: decide(START) });
    expect(names("[data-may]").sort()).toEqual(["c4", "d3", "e6", "f5"]);
    expect(document.querySelectorAll("[data-mark=glow]")).toHaveLength(4);
    document.body.innerHTML = "";
    show({ decision: null });
    expect(names("[data-may]")).toEqual([]);
  });

  it("lights the ground of targets while a card asks for one, and hints at no placement", () => {
    const selection = { seat: 0, card: "GUARD_WILL", picks: 0, chosen: null, shown: null };
    const { submit, cell } = show({ view: { ...OPENING, selection }, decision: decide(["target e4", "target d5"], "target") });
    expect(names("[data-aim]").sort()).toEqual(["d5", "e4"]);
    expect(document.querySelectorAll("[data-mark=glow], [data-mark=target]")).toHaveLength(0);
    click(cell("d3"));
    expect([submit.mock.calls.length, notices.shown.at(-1)!.words]).toEqual([0, "refused-not_a_target d3 card-GUARD_WILL"]);
    click(cell("e4"));
    expect(submit).toHaveBeenCalledWith(["target e4"]);
  });

  it("shows what a placement would flip while one points at it", () => {
    show({ decision: decide(START) });
    choosing.at = cellAt("d3");
    flushSync();
    expect(document.querySelectorAll("[data-mark=dot]")).toHaveLength(1);
    expect(document.querySelector('[data-name="d4"] [data-mark=dot]')).not.toBeNull();
  });

  it("gives a reason for every refused click and sends nothing", () => {
    const { submit, cell } = show({ decision: decide(START) });
    const why = (name: string): string => (click(cell(name)), notices.shown.at(-1)!.words);
    expect([why("d4"), why("a1")]).toEqual(["refused-occupied d4", "refused-brackets_nothing a1"]);
    expect([submit.mock.calls.length, notices.shown.length]).toEqual([0, 1]);
  });

  it("calls cards by their names when the server refuses", () => {
    show({ decision: decide(START), refused: { code: "no_cancel", fields: { card: "TRAP_WILL" } } });
    expect(notices.shown.at(-1)!.words).toContain("card-TRAP_WILL");
  });

  it("takes one tab stop, and labels it with what a stone there would flip", () => {
    const { cell } = show({ decision: decide(START) });
    expect(document.querySelectorAll('[role=gridcell][tabindex="0"]')).toHaveLength(1);
    expect(cell("d3").getAttribute("aria-label")).toMatch(/^d3.*table-turns 1/);
    cell("d3").dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
    flushSync();
    expect((document.activeElement as HTMLElement).dataset.name).toMatch(/^[a-h][1-8]$/);
  });
});

describe("a special stone", () => {
  const view = { ...OPENING, markers: [{ cell: cellAt("d4"), kind: "DRAGON", owner: 1, counter: 4 }] };
  const pointer = (kind: string, x: number): MouseEvent => new MouseEvent(kind, { bubbles: true, clientX: x, clientY: 5 });
  const sheet = (): HTMLElement | null => document.querySelector("dialog");

  it("explains itself after a long press, and the press chooses nothing", () => {
    const { submit, cell } = show({ view, decision: decide(START) });
    cell("d4").dispatchEvent(pointer("pointerdown", 5));
    vi.advanceTimersByTime(419);
    flushSync();
    expect(sheet()).toBeNull();
    vi.advanceTimersByTime(1);
    flushSync();
    expect(sheet()!.textContent).toContain("info-DRAGON");
    expect(sheet()!.textContent).toContain("info-safe-flip");
    expect(sheet()!.textContent).toContain("info-left 4");
    expect(submit).not.toHaveBeenCalled();
  });
  it("does not, if the finger wanders more than 8 px", () => {
    const { cell } = show({ view });
    cell("d4").dispatchEvent(pointer("pointerdown", 5));
    cell("d4").dispatchEvent(pointer("pointermove", 14));
    vi.advanceTimersByTime(1000);
    flushSync();
    expect(sheet()).toBeNull();
  });
  it("explains itself to a right click and to the key I; a plain stone has nothing to explain", () => {
    const { cell } = show({ view });
    cell("e4").dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true, button: 2 }));
    flushSync();
    expect(sheet()).toBeNull();
    cell("d4").dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true, button: 2 }));
    flushSync();
    expect(sheet()).not.toBeNull();
  });
});

describe("what is on the board while it plays", () => {
  it("has the final face on both sides of a stone that turns", () => {
    const flip = { kind: "stone_flipped", cell: cellAt("d4"), to: 0, cause: "move", group: 1 };
    const settings = { language: "ja", motion: "full", speed: 1, games: {} } as any;
    show({ view: during(OPENING, flip), settings });
    expect([...document.querySelectorAll<HTMLElement>('[data-name="d4"] use')].map((use) => use.getAttribute("href")).filter((href) => /^#st-[BW]/.test(href!))).not.toContain("#st-W");
  });
  it("never shows a revived stone in the other colour", () => {
    const view = { ...OPENING, markers: [{ cell: cellAt("d4"), kind: "REGEN", owner: 1, counter: 0 }] };
    const lost = { kind: "marker_removed", cell: cellAt("d4"), marker: "REGEN", owner: 1, group: 1 };
    for (const moment of [during(view, lost), during(fold(view, lost), { kind: "stone_restored", cell: cellAt("d4"), to: 1 })]) {
      show({ view: moment });
      expect(document.querySelector('[data-name="d4"] use[href="#st-B"]')).toBeNull();
      document.body.innerHTML = "";
    }
  });
  it("shows the card that is played, and the back of one that this viewer may not see", () => {
    show({ view: during({ ...OPENING, hands: [0, 1] }, { kind: "card_played", seat: 1, card: "TIME_BOMB", place: 0, cost: 13 }) });
    expect(spotlight().textContent).toContain("card-TIME_BOMB");
    document.body.innerHTML = "";
    show({ view: during(OPENING, { kind: "card_gained", seat: 1, card: null }) });
    expect(spotlight().querySelectorAll("svg")).toHaveLength(1);
    expect(spotlight().querySelector("text")).toBeNull();
  });
});

describe("the result", () => {
  it("has the charge each side gained and the cards it used", () => {
    shown.push(mount(Sums, { target: document.body, props: { log: [{ kind: "over", count: [40, 24], winner: 0, gained: [51, 38], played: [9, 7] }], names: ["B", "W"], say } }));
    flushSync();
    expect([...document.querySelectorAll("td")].map((cell) => cell.textContent)).toEqual(["51", "38", "9", "7"]);
  });
  it("has none where somebody gave up", () => {
    shown.push(mount(Sums, { target: document.body, props: { log: [], names: ["B", "W"], say } }));
    flushSync();
    expect(document.querySelector("table")).toBeNull();
  });
});

describe("a recorded game", () => {
  it.each(["0", "1", "all"])("plays to its end without a disagreement for %s", async (viewer) => {
    const playback = new Playback(table as any, { speed: 1 });
    let since = 0;
    for (const moment of feed(viewer)) {
      playback.push({ events: moment.events, view: moment.view, seen: moment.seen, since });
      since = moment.seen;
    }
    await vi.runAllTimersAsync();
    const { _, ...bare } = playback.view;
    expect([bare, playback.disagreements, playback.playing]).toEqual([feed(viewer).at(-1)!.view, 0, false]);
    expect([_.moving, _.flash, _.shown, _.moment]).toEqual([[], null, null, []]);
  });
});
