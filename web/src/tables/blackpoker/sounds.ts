/** What is heard: cards that slide, land, turn and strike, on the frame where they touch. The same for every card. */
import { sound, type Effect } from "../../lib/sound.ts";
import type { GameEvent } from "../../lib/table.ts";
import { CONTACT } from "./timing.ts";

/** By where a card goes; from a life to a grave it is a wound. */
function landing({ source, to }: GameEvent): Effect {
  if (source === "life" && to === "grave") return "hit";
  if (to === "hand" || to === "life") return "card-draw";
  return to === "field" || to === "stage" ? "card-lay" : "card-turn";
}

const HEARD: Readonly<Record<string, Effect>> = { turn_up: "card-turn", show: "reveal", cancel: "counter", fizzle: "dud", drop: "dud", pass: "pass", turn: "turn" };

export function hear(events: GameEvent[], ms: number): void {
  const first = events[0]!;
  if (first.kind === "move") {
    const effect = landing(first);
    sound.play(effect, effect === "card-draw" ? 0 : ms * CONTACT);
  } else if (first.kind === "state") sound.play(first.driven ? "drive" : "card-turn", ms * 0.3);
  else if (HEARD[first.kind]) sound.play(HEARD[first.kind]!);
}
