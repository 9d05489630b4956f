/** The Jatsuna table. What only a table needs is fetched with the first table. */
import { lazy } from "../../lib/lazy.ts";
import type { Playable } from "../../lib/playback.svelte.ts";
import { sound } from "../../lib/sound.ts";
import type { GameEvent, TableModule } from "../../lib/table.ts";
import { fold, type View } from "./fold.ts";
import Miniature from "./Miniature.svelte";
import { note, rest } from "./notes.ts";
import SeatMark from "./SeatMark.svelte";
import { hear } from "./sounds.ts";
import { timing } from "./timing.ts";
import { counts, describe, sentence } from "./words.ts";

/** The roulette shows what the first view says: who starts, and where the viewer sits. */
const opening = ({ first, seat, turn }: View): GameEvent[] => (turn === 1 ? [{ kind: "roulette", first, seat }] : []);

const table: TableModule & Playable = {
  Table: lazy(() => import("./Table.svelte")),
  Side: lazy(() => import("./Side.svelte")),
  open: true,
  drawing: (view) => Boolean(view._?.roulette),
  fold,
  timing,
  opening,
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
  Gauge: lazy(() => import("./Gauge.svelte"), true),
  Preferences: lazy(() => import("./Preferences.svelte")),
  Sums: lazy(() => import("./Sums.svelte")),
  Mark: SeatMark,
};

export default table;
