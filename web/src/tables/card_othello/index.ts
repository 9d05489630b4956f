/** The Card Othello table. What only a table needs is fetched with the first table. */
import { lazy } from "../../lib/lazy.ts";
import type { Playable } from "../../lib/playback.svelte.ts";
import { sound } from "../../lib/sound.ts";
import type { TableModule } from "../../lib/table.ts";
import Miniature from "./art/Miniature.svelte";
import { before, fold } from "./fold.ts";
import { note, rest } from "./notes.ts";
import SeatMark from "./SeatMark.svelte";
import { hear } from "./sounds.ts";
import { timing } from "./timing.ts";
import { counts, describe, sentence, when } from "./words.ts";

const table: TableModule & Playable = {
  Table: lazy(() => import("./Table.svelte")),
  Side: lazy(() => import("./Side.svelte")),
  Across: lazy(() => import("./Rival.svelte")),
  fold,
  before,
  timing,
  note,
  rest,
  hear,
  hush: () => sound.hush(),
  describe,
  logs: ["normal", "effects"],
  landscape: true,
  counts,
  when,
  sentence,
  miniature: Miniature,
  tutorial: lazy(() => import("./Tutorial.svelte")),
  gallery: lazy(() => import("./Gallery.svelte")),
  Figure: lazy(() => import("./Seated.svelte"), true),
  Gauge: lazy(() => import("./Gauge.svelte"), true),
  Preferences: lazy(() => import("./Preferences.svelte")),
  parts: { cards: lazy(() => import("./CardTable.svelte")) },
  Sums: lazy(() => import("./Sums.svelte")),
  Mark: SeatMark,
};

export default table;
