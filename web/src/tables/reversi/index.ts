/** The Hidden Reversi table. */
import type { Playable } from "../../lib/playback.svelte.ts";
import { sound } from "../../lib/sound.ts";
import type { GameEvent, TableModule } from "../../lib/table.ts";
import { fold } from "./fold.ts";
import Miniature from "./Miniature.svelte";
import { note, rest } from "./notes.ts";
import Preferences from "./Preferences.svelte";
import Review from "./Review.svelte";
import SeatMark from "./SeatMark.svelte";
import Side from "./Side.svelte";
import Table from "./Table.svelte";
import Tutorial from "./Tutorial.svelte";
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

const table: TableModule & Playable & { Preferences: typeof Preferences } = {
  Table,
  Side,
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
  tutorial: Tutorial,
  Mark: SeatMark,
  Review,
  Preferences,
};

export default table;
