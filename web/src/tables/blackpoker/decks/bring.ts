/** What a seat brings to a duel: a deck. */
import type { Bring } from "../../../lib/table.ts";
import { deckRule } from "../catalogue.ts";
import Pick from "./Pick.svelte";
import { choose, chosen } from "./shelf.ts";
import Workshop from "./Workshop.svelte";

const bring: Bring = { takes: ({ frame }) => !deckRule(String(frame)).fixed, last: chosen, keep: choose, Pick, Workshop };

export default bring;
