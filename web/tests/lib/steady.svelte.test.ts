import { flushSync } from "svelte";
import { expect, test } from "vitest";
import { steady } from "../../src/lib/steady.svelte.ts";

test("whoever reads one value hears of no other", () => {
  let one = $state(1);
  let other = $state(1);
  const heard: number[] = [];
  const stop = $effect.root(() => {
    const values = steady(() => ({ one, other }));
    $effect(() => void heard.push(values.one));
  });
  flushSync();
  other = 2;
  flushSync();
  expect(heard).toEqual([1]);
  one = 3;
  flushSync();
  expect(heard).toEqual([1, 3]);
  stop();
});
