import { expect, test } from "vitest";
import { Feeds } from "../../src/frame/feeds.ts";
import type { Update } from "../../src/lib/wire.gen.ts";

const update = (viewer: number | null, since: number, ...kinds: string[]) => ({ viewer, since, seen: since + kinds.length, events: kinds.map((kind) => ({ kind })) }) as unknown as Update;
const kinds = (found: Update) => [found.since, found.events.map((event) => event.kind).join("")];

test("whoever keeps looking is told only what is new", () => {
  const feeds = new Feeds();
  expect(kinds(feeds.take(update(0, 0, "a", "b")))).toEqual([0, "ab"]);
  expect(kinds(feeds.take(update(0, 2, "c")))).toEqual([2, "c"]);
});

test("whoever looks again after somebody else is told everything", () => {
  const feeds = new Feeds();
  feeds.take(update(0, 0, "a"));
  expect(kinds(feeds.take(update(1, 0, "x")))).toEqual([0, "x"]);
  expect(kinds(feeds.take(update(0, 1, "b", "c")))).toEqual([0, "abc"]);
});

test("what is told twice after a lost line is kept once", () => {
  const feeds = new Feeds();
  feeds.take(update(0, 0, "a", "b"));
  feeds.take(update(1, 0, "x"));
  expect(kinds(feeds.take(update(0, 0, "a", "b", "c")))).toEqual([0, "abc"]);
});
