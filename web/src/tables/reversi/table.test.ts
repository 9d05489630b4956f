import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { api } from "../../lib/api.ts";
import { notices } from "../../lib/notices.svelte.ts";
import { Playback } from "../../lib/playback.svelte.ts";
import type { Decision, TableProps } from "../../lib/table.ts";
import { first } from "../../../tests/seen.ts";
import { choosing } from "./choosing.svelte.ts";
import items from "./fixtures/items.json";
import marks from "./fixtures/marks.json";
import plain from "./fixtures/plain.json";
import table from "./index.ts";
import { rest, note } from "./notes.ts";
import Side from "./Side.svelte";
import Table from "./Table.svelte";

type Feed = { events: any[]; view: any; names: string[] | null; kind: string | null; seen: number }[];
const feed = (game: any, viewer: string): Feed => game.viewers[viewer];
const say = (key: string, fields?: Record<string, string | number>): string => (fields ? `${key} ${Object.values(fields).join(" ")}` : key);
const seats = (rival: "person" | "computer") => [{ kind: "person" }, { kind: rival }] as TableProps["seats"];

let shown: Record<string, unknown>[] = [];

function show(over: Partial<TableProps>, component: any = Table): { submit: ReturnType<typeof vi.fn>; cell: (name: string) => HTMLElement } {
  const submit = vi.fn();
  const settings = { language: "ja", theme: "auto", palette: "standard", motion: "reduced", speed: 1, effects: 0, music: 0, muted: true, games: {} } as const;
  const props = { viewer: 0, view: null, decision: null, submit, options: { items: true, extended: true }, seats: seats("computer"), yours: [0], settings, say, refused: null, ...over };
  shown.push(mount(component, { target: document.body, props }));
  flushSync();
  return { submit, cell: (name) => document.querySelector<HTMLElement>(`[data-name="${name}"]`)! };
}

function at(game: any, viewer: string, index: number): { view: any; decision: Decision | null } {
  const moment = feed(game, viewer)[index]!;
  const events = feed(game, viewer).slice(0, index + 1).flatMap((one) => one.events);
  const notes = rest(events.reduce((before, event) => note(before, [event], moment.view), null as any));
  const decision = moment.names && { kind: moment.kind!, seat: Number(viewer), legal: [], names: moment.names, source: "", picks: 1, shown: [], flags: 0, number: index + 1 };
  return { view: { ...moment.view, _: notes }, decision };
}

const press = (key: string): void => {
  window.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  flushSync();
};
const click = (element: HTMLElement): void => {
  element.click();
  flushSync();
};

beforeEach(() => {
  vi.spyOn(api, "badges").mockResolvedValue({ earned: {}, items: {} });
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
  it("sends the cell that is clicked, and no second one for the same decision", () => {
    const { submit, cell } = show(at(marks, "0", 24));
    click(cell("c1"));
    click(cell("a1"));
    expect(submit.mock.calls).toEqual([[["c1"]]]);
  });

  it("places a special after S, and a normal stone after S twice", () => {
    const { submit, cell } = show(at(marks, "0", 24));
    press("s");
    press("s");
    press("S");
    click(cell("c1"));
    expect(submit).toHaveBeenCalledWith(["c1*"]);
  });

  it("gives a reason for every refused click and sends nothing", () => {
    const { submit, cell } = show(at(marks, "0", 24));
    const why = (name: string): string => (click(cell(name)), notices.shown.at(-1)!.words);
    expect([why("f6"), why("f5")]).toEqual(["refused-occupied f6", "refused-brackets_nothing f5"]);
    expect([submit.mock.calls.length, notices.shown.length]).toEqual([0, 1]);
  });

  it("says whose turn it is to somebody who clicks out of turn", () => {
    const { cell } = show({ ...at(marks, "0", 23), decision: null });
    click(cell("a1"));
    expect(notices.shown).toHaveLength(1);
  });

  it("labels a cell with what a move there would turn", () => {
    const { cell } = show(at(marks, "0", 24));
    expect(cell("c1").getAttribute("aria-label")).toMatch(/^c1.*2/);
    expect(document.querySelectorAll('[role=gridcell][tabindex="0"]')).toHaveLength(1);
  });

  it("aims an item at a stone, and puts it away with Escape", () => {
    const { submit, cell } = show(at(marks, "0", 24));
    press("4");
    expect(choosing.aim?.item).toBe("lens");
    press("Escape");
    expect(choosing.aim).toBeNull();
    press("4");
    click(cell("f5"));
    expect(submit).not.toHaveBeenCalled();
    click(cell("e5"));
    expect(submit).toHaveBeenCalledWith(["item lens e5"]);
  });

  it("uses an item without a target at once", () => {
    const { submit } = show(at(marks, "0", 24));
    press("2");
    expect(submit).toHaveBeenCalledWith(["item blind"]);
  });

  it("asks for the pass", () => {
    const viewer = [0, 1].find((seat) => feed(plain, String(seat)).some((moment) => moment.kind === "pass"))!;
    const index = feed(plain, String(viewer)).findIndex((moment) => moment.kind === "pass");
    const { submit } = show({ ...at(plain, String(viewer), index), viewer, yours: [viewer] });
    click(document.querySelector<HTMLElement>("dialog button")!);
    expect(submit).toHaveBeenCalledWith(["pass"]);
  });
});

describe("own specials", () => {
  const rings = (): number => document.querySelectorAll('use[href="#st-own"]').length;
  const index = feed(items, "0").findIndex((moment, at) => at > 4 && moment.names !== null);
  const games = { reversi: { mark_own: true } };
  const marked = (over: Partial<TableProps>): number => {
    const position = at(items, "0", index);
    position.view._.mine = [[...position.view.board].indexOf("B")];
    const { settings: _, ...rest } = over as any;
    show({ ...position, ...rest, settings: { language: "ja", motion: "reduced", speed: 1, games: over.settings?.games ?? {} } as any });
    return rings();
  };
  it("are not marked unless one asks for it", () => expect(marked({})).toBe(0));
  it("are marked faintly against a computer player", () => expect(marked({ settings: { games } as any })).toBe(1));
  it("are never marked against a person", () => expect(marked({ settings: { games } as any, seats: seats("person") })).toBe(0));
});

describe("beside the board", () => {
  it("somebody who watches is shown nothing private", () => {
    show({ ...at(marks, "all", 24), viewer: null, yours: [] }, Side);
    expect(document.querySelector("button")).toBeNull();
  });
  it("a player is shown stones, items with their counts, and all forty badges", () => {
    show(at(marks, "0", 24), Side);
    expect(first("region", /^(バッジ|Badges)$/)!.querySelectorAll("li")).toHaveLength(40);
    expect([...document.querySelectorAll("button [data-number]")].map((one) => one.getAttribute("data-number"))).toContain("2");
  });
});

describe("a table without items", () => {
  const off = { options: { items: false }, ...at(marks, "0", 24) };
  it("shows none beside the board", () => {
    show(off, Side);
    expect(document.querySelector("[data-number]")).toBeNull();
    expect(first("group")!.querySelectorAll("[aria-pressed]")).toHaveLength(2);
  });
  it("takes no key for one", () => {
    const { submit } = show(off);
    press("2");
    expect(submit).not.toHaveBeenCalled();
  });
  it("shows of the extended set nothing where only the basic one is used", () => {
    show({ ...off, options: { items: true, extended: false } }, Side);
    expect(document.querySelectorAll("button [data-number]")).toHaveLength(3);
  });
});

describe("a recorded game", () => {
  it.each(["0", "1", "all"])("plays to its end without a disagreement for %s", async (viewer) => {
    vi.useFakeTimers();
    const playback = new Playback(table as any, { speed: 1 });
    let since = 0;
    for (const moment of feed(items, viewer)) {
      playback.push({ events: moment.events, view: moment.view, seen: moment.seen, since });
      since = moment.seen;
    }
    await vi.runAllTimersAsync();
    const { _, ...bare } = playback.view;
    expect([bare, playback.disagreements, playback.playing]).toEqual([feed(items, viewer).at(-1)!.view, 0, false]);
    expect(_.moving).toBeNull();
    vi.useRealTimers();
  });
});
