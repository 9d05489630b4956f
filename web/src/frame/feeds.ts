/** Everything each viewer was told, so that a page that changes hands still has the whole story. */
import type { GameEvent } from "../lib/table.ts";
import type { Update } from "../lib/wire.gen.ts";

export class Feeds {
  readonly #told = new Map<number | null, GameEvent[]>();
  #viewer: number | null | undefined = undefined;

  /** The update as it has to be shown: from the beginning where other eyes looked before. */
  take(update: Update): Update {
    const before = this.#told.get(update.viewer) ?? [];
    const whole = [...before.slice(0, update.since), ...(update.events as GameEvent[])];
    this.#told.set(update.viewer, whole);
    if (update.viewer === this.#viewer) return update;
    this.#viewer = update.viewer;
    return { ...update, since: 0, events: whole };
  }
}
