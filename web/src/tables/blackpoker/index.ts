/** The BlackPoker table. What only a table needs is fetched with the first table. */
import { lazy } from "../../lib/lazy.ts";
import { part } from "../../lib/parts.ts";
import type { Playable } from "../../lib/playback.svelte.ts";
import { sound } from "../../lib/sound.ts";
import type { TableModule } from "../../lib/table.ts";
import Miniature from "./art/Miniature.svelte";
import { before } from "./beginning.ts";
import { fold } from "./fold.ts";
import { note, rest } from "./notes.ts";
import { playing, sentence } from "./saying.ts";
import SeatMark from "./SeatMark.svelte";
import { hear } from "./sounds.ts";
import { timing } from "./timing.ts";
import { describe } from "./words.ts";

const table: TableModule & Playable = {
  Table: lazy(() => import("./Table.svelte")),
  Side: lazy(() => import("./Side.svelte")),
  wide: true,
  named: true,
  fold,
  before,
  timing,
  note,
  rest,
  hear,
  hush: () => sound.hush(),
  describe,
  // The life lies on the table, with its number.
  counts: () => null,
  // Until it has been shown who goes first, nothing else tells it.
  drawing: (view) => view.turn_number === 0 && playing(view),
  sentence,
  miniature: Miniature,
  gallery: lazy(() => import("./Gallery.svelte")),
  Print: lazy(() => import("./lists/Print.svelte")),
  tutorial: lazy(() => import("./lessons/Tutorial.svelte")),
  lessons: ["first", "stage"],
  bring: () => part(() => import("./decks/bring.ts")).then((found) => found.default),
  Gauge: lazy(() => import("./Turn.svelte"), true),
  Mark: SeatMark,
};

export default table;
