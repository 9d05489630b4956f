/** The table in words: labels, sentences, and what stands on the slips of the stage. */
import type { Decision, Say } from "../../lib/table.ts";
import { CARDS, keysWords, SIGNS, type Action } from "./catalogue.ts";
import type { FogView, RequestView, SideView, UnitView, View } from "./fold.ts";
import { forecast, planOf } from "./forecast.ts";
import type { Notes } from "./notes.ts";
import { aimed, AIM, ATTACKING, PLAYERS, requestAt, rival, trumpAt, unitAt, unitOf } from "./places.ts";

/** `H5` as people write it; numbers are what events call cards. */
export function cardName(card: string | number, say: Say): string {
  const name = typeof card === "number" ? CARDS[card]! : card;
  return name[0] === "X" ? say("keys-joker") : `${SIGNS[name[0]!]}${name.slice(1)}`;
}

export const actionName = (action: string, say: Say): string => say(`action-${action}`);
export const lifeWords = (life: number | string, say: Say): string => (typeof life === "number" ? String(life) : say("table-many"));

/** Keys and cost in words; a magician makes quick magic free of discards. */
export function needWords(action: Action, view: View, seat: number | null, say: Say): string {
  const free = action.type === "quick_magic" && seat !== null && view.sides[seat]!.units.some((unit) => unit.kind === "magician");
  const letters = [...action.cost].filter((letter) => letter !== "D" || !free);
  const costs = [...new Set(letters)].map((letter) => say(`table-cost-${letter}`, { number: letters.filter((one) => one === letter).length }));
  const keys = keysWords(action.keys, say);
  return [keys && say("table-cost-keys", { keys }), ...costs].filter(Boolean).join(say("table-comma")) || say("table-cost-nothing");
}

/** Whose it is: you, or the name on the plate. */
export const seatWord = (seat: number, viewer: number | null, say: Say): string => say(seat === viewer ? "table-you" : `seat-P${seat + 1}`);

/** A unit in a few signs: its cards, or that they are hidden. */
export function unitWords(unit: UnitView, say: Say): string {
  return unit.cards && unit.kind !== "bulwark" ? unit.cards.map((card) => cardName(card, say)).join("+") : say(`unit-${unit.kind}`);
}

export function unitLabel(view: View, seat: number, at: number, say: Say): string {
  const unit = view.sides[seat]!.units[at]!;
  const blocked = unit.role > 0 ? unitOf(view, unit.role) : null;
  return [
    say("table-unit", { seat: say(`seat-P${seat + 1}`), kind: say(`unit-${unit.kind}`), cards: unit.cards ? unit.cards.map((card) => cardName(card, say)).join(" ") : say("table-face-down") }),
    unit.size === null ? "" : say("table-size", { size: unit.size }),
    say(unit.driven ? "table-driven" : "table-charged"),
    unit.role === ATTACKING ? say("table-attacking") : blocked ? say("table-blocking", { unit: unitWords(blocked.unit, say) }) : "",
    ...unit.labels.filter((label) => !["attacker", "blocker"].includes(label)).map((label) => say(`table-label-${label}`)),
  ].filter(Boolean).join(say("table-comma"));
}

export function fogLabel(view: View, fog: FogView, say: Say): string {
  const bound = fog.kind === "close" ? null : unitOf(view, fog.bound);
  const what = say("table-fog", { fog: say(`fog-${fog.kind}`), cards: fog.cards.map((card) => cardName(card, say)).join(" ") });
  return [what, bound ? say("table-on", { target: unitWords(bound.unit, say) }) : "", fog.turn === view.turn_number ? "" : say("table-inert")].filter(Boolean).join(say("table-comma"));
}

export function packLabel(side: SideView, say: Say): string {
  return side.pack_cards ? say("table-pack-cards", { cards: side.pack_cards.map((card) => cardName(card, say)).join(" ") }) : say(`table-pack-${side.pack}`);
}

export const rareLabel = (side: SideView, say: Say): string => say("table-rare", { card: typeof side.rare === "string" ? cardName(side.rare, say) : say("table-face-down") });

export function trumpLabel(side: SideView, at: number, say: Say): string {
  const trump = side.trumps[at]!;
  const able = trump.card && ["S2", "H3", "D3", "C4"].includes(trump.card) ? say(`trump-${trump.card}-how`) : "";
  return [say("table-trump", { card: trump.card ? cardName(trump.card, say) : "" }), say(trump.up ? "table-face-up" : "table-face-down"), able].filter(Boolean).join(say("table-comma"));
}

/** Something on the table by its name, in words. */
export function placeWords(view: View, name: string, say: Say): string {
  const stand = unitAt(view, name);
  if (stand) return unitWords(stand.unit, say);
  const request = requestAt(view, name);
  if (request) return say("table-quoted", { what: actionName(request.action, say) });
  const trump = trumpAt(view, name);
  if (trump) return trump.card ? cardName(trump.card, say) : say("zone-trump");
  if ((PLAYERS as readonly string[]).includes(name)) return say(`seat-${name}`);
  return CARDS.includes(name) ? cardName(name, say) : name;
}

/** What is said of the target itself: it is cancelled or not. */
const CANCELS: ReadonlySet<string> = new Set(["cancels", "beats", "fails"]);

/** What a request on the stage will do, in a line. */
export function told(view: View, request: RequestView, say: Say): string {
  const target = aimed(view, request);
  const lost = request.target !== null && request.target[0] !== AIM.player && target === null;
  if (lost) return say("table-gone");
  const found = forecast(view, planOf(view, request));
  const aimedAt = target === null ? "" : placeWords(view, target, say);
  if (found && CANCELS.has(found.key)) return say("table-cancelling", { target: aimedAt, what: say(`forecast-${found.key}`, found.fields) });
  const aim = target === null ? "" : say("table-on", { target: aimedAt });
  const what = found ? say(`forecast-${found.key}`, found.fields) : target === null ? say(`table-does-${request.action}`) : "";
  return [aim, what].filter(Boolean).join(say("table-comma"));
}

/** Whose view this is: a single open hand is one's own. Null for whoever only watches. */
function viewerOf(view: View): number | null {
  const open = view.sides.flatMap((side, seat) => (Array.isArray(side.hand) ? [seat] : []));
  return open.length === 1 ? open[0]! : null;
}

/** Something said of a player: of you, of the other one, or of a seat. */
function saidOf(key: string, seat: number, view: View, say: Say): string {
  const viewer = viewerOf(view);
  if (seat === viewer) return say(`${key}-yours`);
  return say(`${key}-theirs`, { seat: say(viewer === null ? `seat-P${seat + 1}` : "table-other") });
}

export const chanceWords = (view: View, seat: number, say: Say): string => saidOf("table-chance", seat, view, say);

/** Whether what happened is still being shown: then nobody is asked, and the table is behind. */
export const playing = (view: View & { _?: Notes }): boolean => !!view._?.moment.length;

/** What is going on while something is shown. */
export function goingOn(view: View & { _?: Notes }, say: Say): string {
  const doing = view._?.story.doing;
  return doing ? say("table-resolving", { action: actionName(doing.action, say) }) : say(view.turn_number ? "table-playing" : "table-wait");
}

/** Whose turn it is, and what comes next if nobody asks for anything. */
export function sentence(view: View & { _?: Notes }, decision: Decision | null, say: Say): { headline: string; help: string } {
  if (playing(view)) return { headline: goingOn(view, say), help: "" };
  if (view.loser !== null) return { headline: saidOf("table-won", rival(view.loser), view, say), help: "" };
  if (decision && decision.kind !== "chance") return { headline: say(`table-ask-${decision.kind}`), help: decision.source in ASKERS ? "" : say("table-asked-by", { action: say(`action-${decision.source}`) }) };
  if (view.chance === null) return { headline: view.resolving ? say("table-resolving", { action: actionName(view.resolving.action, say) }) : say("table-wait"), help: "" };
  return { headline: decision ? say("table-chance-yours") : chanceWords(view, view.chance, say), help: following(view, decision, say) };
}

/** What stands over the panel: it says the same as the headline. */
export function panelTitle(view: View & { _?: Notes }, decision: Decision | null, viewer: number | null, say: Say): string {
  if (playing(view)) return goingOn(view, say);
  if (view.loser !== null) return say("table-over");
  return say(decision || (view.chance !== null && view.chance === viewer) ? "table-can" : view.turn_number ? "table-waiting" : "table-wait");
}

const ASKERS: Record<string, true> = { setup: true, grave: true, triggers: true, "": true };

function following(view: View, decision: Decision | null, say: Say): string {
  const top = view.stage.at(-1);
  const last = view.passes !== 0;
  if (top) return say(last ? "table-pass-last" : "table-pass-first", { action: actionName(top.action, say), what: told(view, top, say) });
  if (decision && decision.seat === view.turn) return say(decision.names.includes("pass") ? "table-help-main" : "table-help-end");
  return say(view.chance === view.turn ? "table-help-turn" : "table-help-quick");
}
