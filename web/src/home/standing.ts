/** How a match stands that is not over, in words for one of its players. */
import type { MatchHead } from "../lib/api.ts";
import { nameOf, strengthOf } from "../frame/people.ts";
import { settings } from "../lib/settings.svelte.ts";
import type { Say, SeatInfo, TableModule } from "../lib/table.ts";
import { sayFor, sayOr } from "../lib/text.svelte.ts";

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
export function others(match: MatchHead, words: Say = sayFor(match.game)): string {
  const named = (info: SeatInfo): string => {
    const strength = strengthOf(info, words);
    return strength ? words("rival-level", { name: nameOf(info, words), strength }) : nameOf(info, words);
  };
  const all = match.seats.filter((_, seat) => seat !== match.yours?.[0]).map((seat) => named({ ...seat, here: true, gone_at: null }));
  return [...new Set(all)].join("・");
}

function turn(match: MatchHead, table: Told | undefined, words: Say): string {
  if (match.state === "open") return words("in-wait");
  if (!match.deciding?.length || !begun(match, table)) return words("in-play");
  return waits(match) ? words("your-turn") : words("their-turn", { name: others(match, words) });
}

/** How far it is, as the table itself counts. */
function progress(match: MatchHead, table: Told | undefined, words: Say): string {
  if (!table) return "";
  if (table.when && match.view) return table.when(match.view, words);
  return match.moments ? words("ply", { ply: match.moments }) : "";
}

/** Whose turn it is, how far it is, and what each side has, where the table counts something. */
export function standing(match: MatchHead, table?: Told, words: Say = sayFor(match.game)): string[] {
  const counts = match.view && table ? match.seats.map((_, seat) => table.counts(match.view, seat)) : [];
  return [turn(match, table, words), progress(match, table, words), counts.includes(null) ? "" : counts.join("–")].filter(Boolean);
}

const UNITS = [["day", 86_400_000], ["hour", 3_600_000], ["minute", 60_000]] as const;

/** `5分前`, `昨日`: when something last happened there. A game for children may say it in words of its own. */
export function when(at: number, words: Say, now = Date.now()): string {
  const usual = new Intl.RelativeTimeFormat(settings.language, { numeric: "auto" });
  const [unit, length] = UNITS.find(([, length]) => now - at >= length) ?? ["second", Infinity];
  const count = Math.floor((now - at) / length);
  return sayOr((key) => words(key, { count }), `when-${unit}`, usual.format(-count || 0, unit));
}
