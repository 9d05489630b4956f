/** Parts of a table that whoever only looks at its picture does not need. */
import type { Component } from "svelte";
import Lazy from "./Lazy.svelte";
import { part } from "./parts.ts";

/** The component of a module that is fetched when it is first shown; a `quiet` one is too small to complain. */
export function lazy<P extends Record<string, any>>(load: () => Promise<{ default: Component<P> }>, quiet = false): Component<P> {
  let found: Component<P> | undefined;
  const get = (): Component<P> | Promise<Component<P>> => found ?? part(load).then((module) => (found = module.default));
  return ((anchor: never, given: P) => Lazy(anchor, { load: get, given, quiet })) as unknown as Component<P>;
}
