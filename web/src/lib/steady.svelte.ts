import { untrack } from "svelte";

/** The same values, each by itself: whoever reads one hears of it only when that one has changed. */
export function steady<T extends object>(read: () => T): T {
  const values = {} as T;
  for (const key of Object.keys(untrack(read)) as (keyof T)[]) {
    const value = $derived(read()[key]);
    Object.defineProperty(values, key, { get: () => value, enumerable: true });
  }
  return values;
}
