/** Parts of a table that whoever only looks at its picture does not need. */
import type { Component } from "svelte";
import Lazy from "./Lazy.svelte";

/** The component of a module that is fetched when it is first shown. */
export function lazy<P extends Record<string, any>>(load: () => Promise<{ default: Component<P> }>): Component<P> {
  let found: Component<P> | undefined;
  const part = (): Component<P> | Promise<Component<P>> => found ?? load().then((module) => (found = module.default));
  return ((anchor: never, given: P) => Lazy(anchor, { load: part, given })) as unknown as Component<P>;
}
