/** What is heard at each moment, on the frame where things touch. */
import { settings } from "../../lib/settings.svelte.ts";
import { sound, type Effect } from "../../lib/sound.ts";
import type { GameEvent } from "../../lib/table.ts";

/** Five stones to choose from, as in the original. */
export const KNOCKS: readonly Effect[] = ["stone", "stone-2", "stone-3", "stone-4", "stone-5"];
const CONTACT = 90;

export function knock(): Effect {
  const wanted = settings.games.card_othello?.stone;
  return KNOCKS[typeof wanted === "number" ? wanted - 1 : 0] ?? "stone";
}

/** Late in the moment: a stone lands on its other side, or where it was going. */
const LANDING = 0.7;

const HEARD: Readonly<Record<string, Effect>> = {
  card_drawn: "card-draw",
  card_played: "card-lay",
  card_sold: "card-lay",
  card_resold: "card-turn",
  card_condemned: "card-turn",
  card_gained: "card-turn",
  card_taken: "card-turn",
  card_cancelled: "card-turn",
  stone_spawned: "grow",
  stone_restored: "restore",
  stone_recolored: "tempt",
  stones_transposed: "wind",
  stone_destroyed: "destroy",
  blast: "blast",
  marker_added: "special",
  trap_revealed: "reveal",
  trap_sprung: "trap",
  passed: "pass",
};

export function hear(events: GameEvent[], ms: number): void {
  for (const event of events) {
    if (event.kind === "stone_placed") sound.play(event.look ? "special" : knock(), Math.min(CONTACT, ms));
    else if (event.kind === "stone_flipped") sound.play(event.cause === "dragon" ? "dragon" : "flip", event.cause === "dragon" ? 0 : ms * LANDING * 0.75);
    else if (event.kind === "stone_moved") sound.play(event.cause === "wind" ? "wind" : knock(), event.cause === "wind" ? 0 : ms * LANDING * 0.6);
    else if (event.kind === "charge_changed" && event.delta > 0) sound.play("charge", ms * LANDING);
    else if (HEARD[event.kind]) sound.play(HEARD[event.kind]!);
  }
}
