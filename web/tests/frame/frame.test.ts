import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test } from "vitest";
import Frame from "../../src/frame/Frame.svelte";
import { waiting } from "../../src/frame/again.ts";
import { speeches } from "../../src/frame/speeches.ts";
import { ratio } from "../../src/lib/aspect.ts";
import type { SeatInfo, TableModule } from "../../src/lib/table.ts";
import { first, named, seen } from "../seen.ts";
import Part from "./Part.svelte";

const say = (key: string): string => key;
const seat = (kind: SeatInfo["kind"], level = ""): SeatInfo => ({ kind, name: "", avatar: "", level, here: true, gone_at: null });
const seats = [seat("person"), seat("computer", "level3")];
const nothing = createRawSnippet(() => ({ render: () => "<i></i>" }));
const events = Array.from({ length: 9 }, (_, number) => ({ kind: number % 2 ? "move" : "boom", number }));

function module(over: Partial<TableModule> = {}): TableModule {
  return {
    Table: Part,
    fold: (view) => view,
    timing: {},
    describe: (event) => (event.kind === "boom" ? { words: `boom ${event.number}`, log: "effect" } : `move ${event.number}`),
    counts: () => null,
    sentence: () => ({ headline: "", help: "" }),
    miniature: Part,
    ...over,
  } as TableModule;
}

let shown: Record<string, unknown> | null = null;
function show(over: Partial<TableModule>, props: Record<string, unknown> = {}): void {
  const common = { say, seatNames: ["B", "W"], subtitle: "", viewer: 0, view: {}, decision: null, submit: () => {}, options: {}, seats, yours: [0], deciding: [], thinking: [], left: [], refused: null };
  const given = { ...common, module: module(over), log: events, sentence: { headline: "", help: "" }, tools: nothing, foot: nothing, ...props };
  shown = mount(Frame, { target: document.body, props: given as any });
  flushSync();
}
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
  document.body.innerHTML = "";
});

/** What the log of this name says, line by line; who plays which side is no line. */
const log = (name: string): HTMLElement => first("list", name)!;
const words = (list: Element): string[] => [...list.querySelectorAll("li > span:nth-child(3)")].map((one) => one.textContent!);

test("a table with one log has one panel for it, with every line", () => {
  show({});
  expect(seen("list").map((list) => words(list).length)).toEqual([9]);
});

test("the first log begins with who plays which side, and how strong a computer is", () => {
  const people = [{ ...seat("person"), name: "はる" }, seat("computer", "level3")];
  const spoken = (key: string, fields: Record<string, unknown> = {}): string => [key, ...Object.values(fields)].join(" ");
  show({ logs: ["normal", "effect"] }, { say: spoken, seats: people });
  const [normal, effect] = [log("log-normal"), log("log-effect")];
  expect(normal.querySelector("li:last-child")!.textContent).toBe("log-begin log-begin-seat seat-B はるlog-begin-andlog-begin-level seat-W computer-name level-level3");
  expect(effect.textContent).not.toContain("log-begin");
});

test("a second log shows its six newest lines, the newest first and marked", () => {
  show({ logs: ["normal", "effect"] }, { log: [...events, ...events.map((event) => ({ ...event, number: event.number + 10 }))] });
  expect(words(log("log-normal"))).toHaveLength(8);
  expect(words(log("log-effect"))).toEqual([18, 16, 14, 12, 10, 8].map((number) => `boom ${number}`));
  expect(log("log-effect").querySelector("[data-newest]")!.textContent).toContain("boom 18");
  expect(seen("heading", /^log-/).map((one) => one.firstChild!.textContent)).toEqual(["log-normal", "log-effect"]);
});

test("a table that needs a wide room says so; another one does not", async () => {
  show({ landscape: true });
  expect(seen("heading", "upright")).toHaveLength(1);
  await unmount(shown!);
  show({});
  expect(seen("heading", "upright")).toHaveLength(0);
});

test("a figure sits on each plate and learns how the match ended", () => {
  show({ Figure: Part }, { outcomes: ["loss", "win"] });
  expect([...document.querySelectorAll("[role=group] [data-part]")].map((one) => one.getAttribute("data-part"))).toEqual(["level3 win", " loss"]);
});

test("without a figure the crest stays", () => {
  show({});
  for (const plate of seen("group")) expect(plate.querySelectorAll("svg")).toHaveLength(1);
  expect(seen("group").map(named)).toEqual(["computer-name", "guest"]);
});

test("a computer player has a last word, the same for the same match", () => {
  const find = (_: string, prefix: string) => (prefix === "speech-level3-win" ? ["1", "2", "3"] : []);
  const [one] = speeches("toy", "match-a", seats, [2, 1], find);
  expect(one).toMatchObject({ seat: 1, key: expect.stringMatching(/^speech-level3-win-[123]$/) });
  expect(speeches("toy", "match-a", seats, [2, 1], find)).toEqual([one]);
  expect(speeches("toy", "match-a", seats, [1, 2], find)).toEqual([]);
  const said = ["a", "b", "c"].map((match) => speeches("toy", match, seats, [2, 1], find)[0]!.key);
  expect(new Set(said).size).toBe(3);
});

test("nobody speaks where the game has no words for it", () => {
  expect(speeches("reversi", "abc", seats, [2, 1])).toEqual([]);
});

test("whoever else waits to play again is named, and nobody is asked by themselves or by strangers", () => {
  const people = [seat("person"), { ...seat("person"), name: "はる" }];
  expect(waiting([1], people, [0], say)).toBe("はる");
  expect(waiting([0], people, [1], say)).toBe("guest");
  expect([waiting([1], people, [1], say), waiting([], people, [0], say), waiting([1], people, [], say)]).toEqual(["", "", ""]);
});

test.each([["16:9", "16/9"], ["16:10", "16/10"], ["3:2", "3/2"], ["4:3", "4/3"], ["5:4", "5/4"], ["9:16", "9/16"]])("%s is a shape", (asked, found) => expect(ratio(asked)).toBe(found));
test.each([null, "", "wide", "4:0", "0:3", "4/3", "4:3;color:red", "100:1"])("%s is none", (asked) => expect(ratio(asked)).toBeNull());
