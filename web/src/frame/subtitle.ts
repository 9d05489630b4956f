/** What kind of table this is, in a few words: `with special stones ・ move 31`. */
import type { GameInfo } from "../lib/api.ts";
import type { Say } from "../lib/table.ts";

export function subtitle(info: GameInfo | null, options: Record<string, unknown>, ply: number, say: Say): string {
  const preset = info && presetOf(info, options);
  return [preset ? say(`preset-${preset}`) : say("preset-own"), say("ply", { ply })].join("\u00a0・ ");
}

export function presetOf(info: GameInfo, options: Record<string, unknown>): string | undefined {
  const fits = (wanted: unknown, found: unknown) => wanted === null || wanted === undefined || JSON.stringify(wanted) === JSON.stringify(found);
  return Object.keys(info.presets).findLast((name) => Object.entries(info.presets[name]!).every(([key, wanted]) => fits(wanted, options[key])));
}
