import { expect, test } from "vitest";
import { lines, linesOf } from "../../src/frame/lines.ts";

const module = { describe: (event: { kind: string }) => (event.kind === "turn" ? null : event.kind) };
const say = (key: string) => key;

test("a line tells the turn it happened in", () => {
  const events = [
    { kind: "place", seat: 0 },
    { kind: "turn", seat: 1, number: 2 },
    { kind: "item", seat: 1 },
    { kind: "place", seat: 1 },
    { kind: "turn", seat: 0, number: 3 },
    { kind: "over" },
  ];
  expect(lines(events, module, say)).toEqual([
    { words: "place", seat: 0, turn: 1, log: "" },
    { words: "item", seat: 1, turn: 2, log: "" },
    { words: "place", seat: 1, turn: 2, log: "" },
    { words: "over", seat: null, turn: 3, log: "" },
  ]);
});

test("a line goes to the log it names, and to the first if it names none", () => {
  const logs = ["normal", "effect"];
  const split = { logs, describe: (event: { kind: string }) => (event.kind === "boom" ? { words: "boom", log: "effect" } : event.kind) };
  const told = lines([{ kind: "place" }, { kind: "boom" }, { kind: "over" }], split, (key) => key);
  expect(linesOf("normal", told, split).map((line) => line.words)).toEqual(["place", "over"]);
  expect(linesOf("effect", told, split).map((line) => line.words)).toEqual(["boom"]);
  expect(linesOf("", told, { logs: undefined })).toHaveLength(3);
});
