/** What is displayed, and how what happened carries it forward. */
import type { GameEvent } from "../../lib/table.ts";
import type { Blackpoker } from "../../lib/wire.gen.ts";

export type View = Blackpoker.View;
export type SideView = Blackpoker.SideView;
export type UnitView = Blackpoker.UnitView;
export type RequestView = Blackpoker.RequestView;
export type FogView = Blackpoker.FogView;

/** Whatever looks different is told with it. */
export function fold(view: View, event: GameEvent): View {
  return event.kind === "seen" ? { ...view, ...event.parts } : view;
}
