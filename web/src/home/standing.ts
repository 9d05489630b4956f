/** How a match stands that is not over, in words for one of its players. */
import type { MatchHead } from "../lib/api.ts";
import { say } from "../lib/text.svelte.ts";

/** Whether it waits for me. */
export function mine(match: MatchHead): boolean {
  return match.deciding?.some((seat) => match.yours?.includes(seat)) ?? false;
}

export function others(match: MatchHead): string {
  const unnamed = (kind: string) => say(kind === "computer" ? "computer-name" : kind === "open" ? "seat-empty" : "guest");
  return match.seats?.filter((_, seat) => !match.yours?.includes(seat)).map((seat) => seat.name || unnamed(seat.kind)).join("・") ?? "";
}

export function standing(match: MatchHead): string {
  if (match.state === "open") return say("in-wait");
  if (mine(match)) return say("your-turn");
  return match.deciding?.length ? say("their-turn", { name: others(match) }) : say("in-play");
}
