import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { first } from "../../../tests/seen.ts";
import { notices } from "../../lib/notices.svelte.ts";
import { Playback } from "../../lib/playback.svelte.ts";
import type { Decision, TableProps } from "../../lib/table.ts";
import { choosing } from "./choosing.svelte.ts";
import own from "./fixtures/own.json";
import pact from "./fixtures/pact.json";
import sansukumi from "./fixtures/sansukumi.json";
import Gauge from "./Gauge.svelte";
import table from "./index.ts";
import { note, rest } from "./notes.ts";
import Side from "./Side.svelte";
import Sums from "./Sums.svelte";
import Table from "./Table.svelte";
import Tutorial from "./Tutorial.svelte";

type Feed = { events: any[]; view: any; names: string[] | null; kind: string | null; seen: number }[];
const feed = (game: any, viewer: string): Feed => game.viewers[viewer];
const say = (key: string, fields?: Record<string, string | number>): string => (fields ? `${key} ${Object.values(fields).join(" ")}` : key);
const SEATS = ["person", "computer", "computer"].map((kind) => ({ kind, name: "", level: "easy" })) as TableProps["seats"];

let shown: Record<string, unknown>[] = [];
function show(over: Partial<TableProps>, component: any = Table): ReturnType<typeof vi.fn> {
  const submit = vi.fn();
  const settings = { language: "ja", theme: "auto", palette: "standard", motion: "reduced", speed: 1, effects: 0, music: 0, muted: true, games: {} } as const;
  const props = { viewer: 0, view: null, decision: null, submit, options: {}, seats: SEATS, yours: [0], settings, say, refused: null, ...over };
  shown.push(mount(component, { target: document.body, props }));
  flushSync();
  return submit;
}
const cell = (name: string): HTMLElement => document.querySelector<HTMLElement>(`[data-name="${name}"]`)!;

function at(game: any, index: number): { view: any; decision: Decision | null; viewer: number } {
  const viewer = String(feed(game, "all")[index]!.view.to_move);
  const moments = feed(game, viewer);
  const moment = moments[index]!;
  const notes = rest(moments.slice(0, index + 1).flatMap((one) => one.events).reduce((before, event) => note(before, [event]), null as any));
  const decision = moment.names && { kind: moment.kind!, seat: Number(viewer), legal: [], names: moment.names, source: "", picks: 1, shown: [], flags: 0, number: index + 1 };
  return { view: { ...moment.view, _: notes }, decision, viewer: Number(viewer) };
}
const capturing = (game: any): number => feed(game, "all").findIndex((_, index) => index > 12 && at(game, index).decision?.kind === "capture" && at(game, index).decision!.names.length < 12);
const click = (element: HTMLElement): void => {
  element.click();
  flushSync();
};

beforeEach(() => {
  // A stand-in for a browser reports every animation that is cut short.
  (Element.prototype as any).animate = undefined;
  notices.shown = [];
  choosing.begin();
  choosing.at = null;
  document.body.innerHTML = "";
});
afterEach(async () => {
  for (const one of shown) await unmount(one);
  shown = [];
});

describe("the table", () => {
  const here = at(own, capturing(own));

  it("sends the cell that is clicked, and no second one for the same decision", () => {
    const submit = show({ ...here, yours: [here.viewer] });
    const [first, second] = here.decision!.names as [string, string];
    click(cell(first));
    click(cell(second));
    expect(submit.mock.calls).toEqual([[[first]]]);
  });

  it("gives a reason for every refused click and sends nothing", () => {
    const submit = show({ ...here, yours: [here.viewer] });
    const board: string = here.view.board;
    const named = (index: number): string => `(${Math.floor(index / 7) + 1},${(index % 7) + 1})`;
    const stone = named([...board].findIndex((found) => "OCP".includes(found)));
    const idle = named([...board].findIndex((found, index) => found === "." && !here.decision!.names.includes(named(index))));
    const why = (name: string): string => (click(cell(name)), notices.shown.at(-1)!.words);
    expect([why("(4,4)"), why(stone), why(idle)]).toEqual(["refused-wall (4,4)", `refused-occupied ${stone}`, `refused-must_capture ${idle}`]);
    expect([submit.mock.calls.length, notices.shown.length]).toEqual([0, 1]);
  });

  it.each([["own", own], ["sansukumi", sansukumi]])("previews by %s what the captured stones would become", (_, game) => {
    const moment = at(game, capturing(game));
    show({ ...moment, yours: [moment.viewer] });
    const name = moment.decision!.names[0]!;
    cell(name).dispatchEvent(new PointerEvent("pointerenter", { pointerType: "mouse" }));
    flushSync();
    const marks = [...document.querySelectorAll("[data-becomes]")].map((one) => one.getAttribute("data-becomes"));
    expect(marks.length).toBeGreaterThan(0);
    if (game === own) expect(new Set(marks)).toEqual(new Set(["OCP"[moment.viewer]]));
    expect(cell(name).getAttribute("aria-label")).toContain(`table-captures ${marks.length}`);
  });

  it("asks twice by touch, and says beside the board what will come of it", () => {
    const submit = show({ ...here, yours: [here.viewer] });
    show({ ...here, submit, yours: [here.viewer] } as any, Side);
    const name = here.decision!.names.at(-1)!;
    cell(name).dispatchEvent(new PointerEvent("pointerdown", { pointerType: "touch", bubbles: true }));
    cell(name).dispatchEvent(new MouseEvent("click", { detail: 1, bubbles: true }));
    flushSync();
    expect(submit).not.toHaveBeenCalled();
    click(first("button", /^table-place-at/)!);
    expect(submit).toHaveBeenCalledWith([name]);
  });

  it("is walked by keys, with one tab stop", () => {
    show({ ...here, yours: [here.viewer] });
    const start = document.querySelector<HTMLElement>('[role=gridcell][tabindex="0"]')!;
    start.focus();
    start.dispatchEvent(new KeyboardEvent("keydown", { key: "PageUp", bubbles: true }));
    flushSync();
    expect(document.activeElement?.getAttribute("data-name")).toMatch(/^\(1,/);
    expect(document.querySelectorAll('[role=gridcell][tabindex="0"]')).toHaveLength(1);
  });

  it("says who is in it together before the first stone", () => {
    show({ ...at(pact, 0), yours: [0] });
    expect(notices.shown.map((notice) => notice.words)).toEqual(["table-pact seat-Ctable-andseat-P seat-O"]);
    shown.push(mount(Gauge, { target: document.body, props: { view: at(pact, 0).view, seat: 0, say } }));
    expect(document.body.textContent).toContain("table-hunted");
  });
});

describe("a recorded game", () => {
  it.each(["0", "1", "2", "all"])("plays from the roulette to its end without a disagreement for %s", async (viewer) => {
    vi.useFakeTimers();
    const playback = new Playback(table as any, { speed: 1 });
    let since = 0;
    feed(sansukumi, viewer).forEach((moment, index) => {
      playback.push({ events: moment.events, view: moment.view, seen: moment.seen, since });
      since = moment.seen;
      if (!index) expect([playback.playing, playback.view._.roulette]).toEqual([true, { first: 2, seat: viewer === "all" ? null : Number(viewer) }]);
    });
    await vi.runAllTimersAsync();
    const { _, ...bare } = playback.view;
    expect([bare, playback.disagreements, playback.playing]).toEqual([feed(sansukumi, viewer).at(-1)!.view, 0, false]);
    expect([_.moving, _.roulette]).toEqual([null, null]);
    vi.useRealTimers();
  });

  it("is summed up with a line and marks for each side", () => {
    const log = feed(own, "all").flatMap((moment) => moment.events);
    shown.push(mount(Sums, { target: document.body, props: { log, names: ["a", "b", "c"], say } }));
    flushSync();
    expect(document.querySelectorAll("svg[role=img] path[stroke]")).toHaveLength(3);
    for (const name of ["orb", "gem", "stella"]) expect(document.querySelectorAll(`figure use[href="#jatsuna-${name}"]`).length).toBeGreaterThan(2);
  });
});

describe("the tutorial", () => {
  it("is played to its end", async () => {
    vi.useFakeTimers();
    const done = vi.fn();
    shown.push(mount(Tutorial, { target: document.body, props: { done } }));
    for (let lesson = 0; lesson < 7; lesson++) {
      flushSync();
      click(document.querySelector<HTMLElement>("[data-may]")!);
      await vi.runAllTimersAsync();
      flushSync();
      expect(document.querySelector("[data-may]")).toBeNull();
      click(first("button", lesson < 6 ? /^(つぎへ|Next)$/ : /^(おわる|Finish)$/)!);
    }
    expect(done).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });
});
