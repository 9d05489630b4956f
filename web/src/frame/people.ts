/** Those who sit at a table, in words. */
import { levelKind, levelName } from "../lib/levels.ts";
import type { Say, SeatInfo } from "../lib/table.ts";
import { sayOr } from "../lib/text.svelte.ts";

export const nameOf = (info: SeatInfo, say: Say): string => info.name || say(info.kind === "computer" ? "computer-name" : info.kind === "open" ? "seat-empty" : "guest");

/** How strong a computer player is, in few words; empty for people. */
export const strengthOf = ({ level }: Pick<SeatInfo, "level">, say: Say): string => (level ? sayOr(say, `level-${levelKind(level)}-short`, levelName(level, say)) : "");

/** Who plays which side: what a log begins with. Where sides have no words of their own, `titles` are what the players are called. */
export function beginning(seats: readonly SeatInfo[], titles: readonly string[], named: boolean, say: Say): string {
  const players = seats.map((info, seat) => {
    const strength = strengthOf(info, say);
    const name = (named && titles[seat]) || nameOf(info, say);
    const title = titles[seat] === name ? "" : (titles[seat] ?? "");
    return say(strength ? "log-begin-level" : "log-begin-seat", { seat: title, name, strength }).trim();
  });
  return say("log-begin", { players: players.join(say("log-begin-and")) });
}
