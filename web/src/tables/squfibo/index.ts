/** The SquFibo table. What only a table needs is fetched with the first table. */
import { lazy } from "../../lib/lazy.ts";
import type { Playable } from "../../lib/playback.svelte.ts";
import { sound } from "../../lib/sound.ts";
import type { TableModule } from "../../lib/table.ts";
import { fold } from "./fold.ts";
import Miniature from "./Miniature.svelte";
import { note, rest } from "./notes.ts";
import SeatMark from "./SeatMark.svelte";
import { hear } from "./sounds.ts";
import { timing } from "./timing.ts";
import { counts, describe, sentence } from "./words.ts";

const table: TableModule & Playable = {
  Table: lazy(() => import("./Table.svelte")),
  Side: lazy(() => import("./Side.svelte")),
  Across: lazy(() => import("./Across.svelte")),
  Cheer: lazy(() => import("./Cheer.svelte"), true),
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
  gallery: lazy(() => import("./Gallery.svelte")),
  Welcome: lazy(() => import("./Welcome.svelte")),
  Print: lazy(() => import("./Print.svelte")),
  Sums: lazy(() => import("./Sums.svelte")),
  Review: lazy(() => import("./Review.svelte")),
  Mark: SeatMark,
};

export default table;
