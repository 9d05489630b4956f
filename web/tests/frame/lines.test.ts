import { expect, test } from "vitest";
import { lines } from "../../src/frame/lines.ts";

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
    { words: "place", seat: 0, turn: 1 },
    { words: "item", seat: 1, turn: 2 },
    { words: "place", seat: 1, turn: 2 },
    { words: "over", seat: null, turn: 3 },
  ]);
});
