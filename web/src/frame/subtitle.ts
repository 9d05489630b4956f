/** What kind of table this is and how far it is, in a few words: `with special stones ・ move 31`. */
import type { GameInfo } from "../lib/api.ts";
import type { Say, TableModule } from "../lib/table.ts";

/** Where a match is, as its table counts. */
export interface Moment {
  ply: number;
  view: any;
}

export function subtitle(info: GameInfo | null, module: TableModule, options: Record<string, unknown>, { ply, view }: Moment, say: Say): string {
  const preset = info && presetOf(info, options);
  const kind = preset ? say(`preset-${preset}`) : say("preset-own");
  // How far it is would tell who came before whoever is to move.
  if (module.drawing?.(view)) return kind;
  return [kind, module.when?.(view, say) ?? say("ply", { ply })].join("\u00a0・ ");
}

export function presetOf(info: GameInfo, options: Record<string, unknown>): string | undefined {
  const fits = (wanted: unknown, found: unknown) => wanted === null || wanted === undefined || JSON.stringify(wanted) === JSON.stringify(found);
  return Object.keys(info.presets).findLast((name) => Object.entries(info.presets[name]!).every(([key, wanted]) => fits(wanted, options[key])));
}
