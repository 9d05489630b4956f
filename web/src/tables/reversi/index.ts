/** The Hidden Reversi table. What only a table needs is fetched with the first table. */
import { lazy } from "../../lib/lazy.ts";
import type { Playable } from "../../lib/playback.svelte.ts";
import { sound } from "../../lib/sound.ts";
import type { GameEvent, TableModule } from "../../lib/table.ts";
import { collects } from "./collects.ts";
import { fold } from "./fold.ts";
import Miniature from "./Miniature.svelte";
import { note, rest } from "./notes.ts";
import SeatMark from "./SeatMark.svelte";
import { timing } from "./timing.ts";
import { counts, describe, sentence } from "./words.ts";

const CONTACT = 90;

/** The same sounds for every stone: a special must not be heard. */
function hear(events: GameEvent[], ms: number): void {
  const kind = events[0]!.kind;
  if (kind === "place") sound.play("stone", Math.min(CONTACT, ms));
  else if (kind === "flip") sound.play("flip", ms * 0.8);
  else if (kind === "natural_pass" || kind === "forced_pass") sound.play("pass");
  else if (kind === "item") sound.play("item");
}

const table: TableModule & Playable = {
  Table: lazy(() => import("./Table.svelte")),
  Side: lazy(() => import("./Side.svelte")),
  Across: lazy(() => import("./Pouch.svelte")),
  fold,
  timing,
  note,
  rest,
  hear,
  hush: () => sound.hush(),
  describe,
  counts,
  sentence,
  miniature: Miniature,
  tutorial: lazy(() => import("./Tutorial.svelte")),
  collects,
  Edge: lazy(() => import("./BadgeStrip.svelte")),
  Mark: SeatMark,
  Review: lazy(() => import("./Review.svelte")),
  Preferences: lazy(() => import("./Preferences.svelte")),
  gallery: lazy(() => import("./Gallery.svelte")),
};

export default table;
