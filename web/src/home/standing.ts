/** How a match stands that is not over, in words for one of its players. */
import type { MatchHead } from "../lib/api.ts";
import { nameOf, strengthOf } from "../frame/people.ts";
import { settings } from "../lib/settings.svelte.ts";
import type { SeatInfo, TableModule } from "../lib/table.ts";
import { say, sayFor } from "../lib/text.svelte.ts";

type Told = Pick<TableModule, "counts" | "drawing" | "when">;

/** Whether it waits for me. */
export function waits(match: MatchHead): boolean {
  return match.deciding?.some((seat) => match.yours?.includes(seat)) ?? false;
}

/** Who begins is not told before the table has shown it, nor before it is known whether it does. */
const begun = (match: MatchHead, table?: Told): boolean => match.moments > 0 || (table !== undefined && !table.drawing);

/** Whether I may be told that it waits for me. */
export const mine = (match: MatchHead, table?: Told): boolean => waits(match) && begun(match, table);

/** Who else sits there, people at the same page too; computer players with their strength. */
export function others(match: MatchHead): string {
  const speak = sayFor(match.game);
  const named = (info: SeatInfo): string => {
    const strength = strengthOf(info, speak);
    return strength ? say("rival-level", { name: nameOf(info, say), strength }) : nameOf(info, say);
  };
  const all = match.seats.filter((_, seat) => seat !== match.yours?.[0]).map((seat) => named({ ...seat, here: true, gone_at: null }));
  return [...new Set(all)].join("・");
}

function turn(match: MatchHead, table?: Told): string {
  if (match.state === "open") return say("in-wait");
  if (!match.deciding?.length || !begun(match, table)) return say("in-play");
  return waits(match) ? say("your-turn") : say("their-turn", { name: others(match) });
}

/** How far it is, as the table itself counts. */
function progress(match: MatchHead, table?: Told): string {
  if (!table) return "";
  const speak = sayFor(match.game);
  if (table.when && match.view) return table.when(match.view, speak);
  return match.moments ? speak("ply", { ply: match.moments }) : "";
}

/** Whose turn it is, how far it is, and what each side has, where the table counts something. */
export function standing(match: MatchHead, table?: Told): string[] {
  const counts = match.view && table ? match.seats.map((_, seat) => table.counts(match.view, seat)) : [];
  return [turn(match, table), progress(match, table), counts.includes(null) ? "" : counts.join("–")].filter(Boolean);
}

const UNITS = [["day", 86_400_000], ["hour", 3_600_000], ["minute", 60_000]] as const;

/** `5分前`, `昨日`: when something last happened there. */
export function when(at: number, now = Date.now()): string {
  const words = new Intl.RelativeTimeFormat(settings.language, { numeric: "auto" });
  const [unit, length] = UNITS.find(([, length]) => now - at >= length) ?? ["second", Infinity];
  return words.format(-Math.floor((now - at) / length) || 0, unit);
}
