/** What is heard. C4: the same sounds for every card and every claim, until everybody has heard whether it is a role. */
import { sound } from "../../lib/sound.ts";
import type { GameEvent } from "../../lib/table.ts";

const CONTACT = 0.4;

export function hear(events: GameEvent[], ms: number): void {
  const kind = events[0]!.kind;
  if (kind === "place") sound.play("card-lay", ms * CONTACT);
  else if (kind === "discard") sound.play("card-turn");
  else if (kind === "claim") sound.play("declare");
  else if (kind === "remove") sound.play("card-turn");
  else if (kind === "draw") sound.play("card-draw");
  else if (kind === "stars") sound.play("notice");
}
