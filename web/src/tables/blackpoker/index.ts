/** The BlackPoker table. What only a table needs is fetched with the first table. */
import { lazy } from "../../lib/lazy.ts";
import type { Playable } from "../../lib/playback.svelte.ts";
import { sound } from "../../lib/sound.ts";
import type { TableModule } from "../../lib/table.ts";
import Miniature from "./art/Miniature.svelte";
import { fold } from "./fold.ts";
import { note, rest } from "./notes.ts";
import { sentence } from "./saying.ts";
import SeatMark from "./SeatMark.svelte";
import { hear } from "./sounds.ts";
import { timing } from "./timing.ts";
import { describe } from "./words.ts";

const table: TableModule & Playable = {
  Table: lazy(() => import("./Table.svelte")),
  Side: lazy(() => import("./Side.svelte")),
  wide: true,
  fold,
  timing,
  note,
  rest,
  hear,
  hush: () => sound.hush(),
  describe,
  // The life lies on the table, with its number.
  counts: () => null,
  sentence,
  miniature: Miniature,
  gallery: lazy(() => import("./Gallery.svelte")),
  Print: lazy(() => import("./lists/Print.svelte")),
  tutorial: lazy(() => import("./lessons/Tutorial.svelte")),
  lessons: ["first", "stage"],
  bring: () => import("./decks/bring.ts").then((part) => part.default),
  Gauge: lazy(() => import("./Turn.svelte")),
  Mark: SeatMark,
};

export default table;
