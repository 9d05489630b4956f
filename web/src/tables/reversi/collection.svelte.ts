/** The badges of whoever sits at this page: those of before, and those of this match. */
import { api } from "../../lib/api.ts";
import type { View } from "./fold.ts";

export class Collection {
  /** What this person had earned before, where there is one person at this page. */
  #before = $state.raw<Record<string, number>>({});
  readonly #view: () => View;

  constructor(yours: () => readonly number[], view: () => View) {
    this.#view = view;
    const alone = $derived(yours().length === 1);
    $effect(() => {
      if (alone) api.badges("reversi").then((found) => (this.#before = found?.earned ?? {}), () => {});
    });
  }

  /** How often each has been earned. */
  get earned(): Record<string, number> {
    const all: Record<string, number> = { ...this.#before };
    for (const badge of this.#view().badges) all[badge] ??= 1;
    return all;
  }
}
