import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { notices } from "../../lib/notices.svelte.ts";
import type { Decision, GameEvent, TableProps } from "../../lib/table.ts";
import { first, named, seen } from "../../../tests/seen.ts";
import { wanted, whyNot } from "./acting.ts";
import { choosing } from "./choosing.svelte.ts";
import en from "./en.ftl";
import type { View } from "./fold.ts";
import ja from "./ja.ftl";
import { arrivals, departures, left } from "./motion.ts";
import Rival from "./Rival.svelte";
import Side from "./Side.svelte";

const say = (key: string, fields?: Record<string, string | number>): string => (fields ? `${key} ${Object.values(fields).join(" ")}` : key);
const HAND = ["TREASURE_BOX", "GUARD_WILL", "TIME_BOMB"];
const VIEW: View = {
  board: ".".repeat(64), markers: [], sprouts: [], to_move: 0, turn: 9, charge: [5, 9], hands: [HAND, 4], decks: [10, 9], discard: ["GOLD_STONE", "CROSS_BOMB"],
  used: null, waiting: null, placements: 1, selection: null, passes: 0, count: null,
};
const TURN = ["use TREASURE_BOX", "use GUARD_WILL", "place d3", "place c4"];
let asked = 0;
const decide = (names: string[], over: Partial<Decision> = {}): Decision => ({ kind: "turn", seat: 0, number: (asked += 1), legal: [], names, source: "", picks: 1, shown: [], flags: 0, ...over });
const selection = (card: string, shown: string[] | null = null): View["selection"] => ({ seat: 0, card, picks: 0, chosen: null, shown });

let shown: Record<string, unknown>[] = [];

function show(over: Partial<TableProps>, component: any = Side): ReturnType<typeof vi.fn> {
  const submit = vi.fn();
  const settings = { language: "ja", theme: "auto", palette: "standard", motion: "reduced", speed: 1, effects: 0, music: 0, muted: true, games: {} } as const;
  const seats = [{ kind: "person" }, { kind: "computer" }] as TableProps["seats"];
  shown.push(mount(component, { target: document.body, props: { viewer: 0, view: VIEW, decision: null, submit, options: {}, seats, yours: [0], settings, say, refused: null, ...over } }));
  flushSync();
  return submit;
}

const find = (selector: string): HTMLElement | null => document.querySelector<HTMLElement>(selector);
const click = (selector: string): void => {
  find(selector)!.click();
  flushSync();
};
const press = (key: string, target: EventTarget = window): void => {
  target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  flushSync();
};
const held = (card: string): string => `[role=group] button[data-card=${card}]`;
/** What is told of the card that is looked at, and may be done with it. */
const panel = (): HTMLElement | null => find("section[data-card]");
const tap = (name: RegExp): void => {
  first("button", name)!.click();
  flushSync();
};

beforeEach(() => {
  choosing.begin();
  choosing.look(null);
  choosing.yours = [0];
  notices.shown = [];
  document.body.innerHTML = "";
});
afterEach(async () => {
  for (const one of shown) await unmount(one);
  shown = [];
  vi.useRealTimers();
});

describe("using a card", () => {
  it("takes a press on the card and one on 使用", () => {
    const submit = show({ decision: decide(TURN) });
    click(held("GUARD_WILL"));
    expect(submit).not.toHaveBeenCalled();
    click("[data-do=use]");
    expect(submit.mock.calls).toEqual([[["use GUARD_WILL"]]]);
  });
  it("works by keys alone", () => {
    const submit = show({ decision: decide(TURN) });
    press("1");
    press("u");
    expect(submit.mock.calls).toEqual([[["use TREASURE_BOX"]]]);
  });
  it("moves among the cards by arrows, with one stop for the tab key", () => {
    show({ decision: decide(TURN) });
    find(held("TREASURE_BOX"))!.focus();
    press("ArrowRight", find(held("TREASURE_BOX"))!);
    expect(document.activeElement?.getAttribute("data-card")).toBe("GUARD_WILL");
    press("End", document.activeElement!);
    expect(document.activeElement?.getAttribute("data-card")).toBe("TIME_BOMB");
    expect(document.querySelectorAll('[role=group] [tabindex="0"]')).toHaveLength(1);
  });
  it("puts the card back by a second press and by Escape", () => {
    show({ decision: decide(TURN) });
    click(held("GUARD_WILL"));
    click(held("GUARD_WILL"));
    expect(panel()).toBeNull();
    press("2");
    expect(panel()).not.toBeNull();
    press("Escape");
    expect(panel()).toBeNull();
  });
  it("shows the short text, and the long one as long as 詳細 is open", () => {
    show({ decision: decide(TURN) });
    click(held("GUARD_WILL"));
    const text = (): string => panel()!.textContent!;
    expect(text()).toContain("card-GUARD_WILL-short");
    expect(text()).not.toContain("card-GUARD_WILL-long");
    const [use, details] = panel()!.querySelectorAll<HTMLElement>("button[data-do]");
    expect([use!.dataset.do, details!.dataset.do]).toEqual(["use", "details"]);
    click("[data-do=details]");
    expect(text()).toContain("card-GUARD_WILL-long");
    click("[data-do=details]");
    expect(text()).not.toContain("card-GUARD_WILL-long");
  });
  it("labels a card with what it is, what it costs and whether it may be used", () => {
    show({ decision: decide(TURN) });
    expect(find(held("GUARD_WILL"))!.getAttribute("aria-label")).toMatch(/card-GUARD_WILL 2 hand-may-use/);
    expect(find(held("TIME_BOMB"))!.getAttribute("aria-label")).toMatch(/refused-too_expensive 13 5/);
  });
});

describe("a card that cannot be used", () => {
  const reason = (over: Partial<View>, decision: Decision | null, card = "GUARD_WILL"): string | undefined => whyNot(card, { ...VIEW, ...over }, 0, decision, say)?.key;
  it("says why", () => {
    const none = decide(["place d3"]);
    expect(reason({}, decide(TURN))).toBeUndefined();
    expect(reason({ to_move: 1 }, null)).toBe("refused-not_your_turn");
    expect(reason({}, null)).toBe("hand-why-playing");
    expect(reason({}, none, "TIME_BOMB")).toBe("refused-too_expensive");
    expect(reason({ used: "TREASURE_BOX" }, none)).toBe("refused-one_card_a_turn");
    expect(reason({ selection: selection("TRAP_WILL") }, decide(["target d4"], { kind: "target" }))).toBe("refused-selection_open");
    expect(reason({}, none)).toBe("refused-no_target");
    expect(reason({ count: [40, 24], to_move: null }, null)).toBe("refused-game_over");
  });
  it("is read in the panel, and its button sends nothing", () => {
    const submit = show({ decision: decide(TURN) });
    click(held("TIME_BOMB"));
    expect(panel()!.textContent).toContain("refused-too_expensive 13 5");
    expect(find("[data-do=use]")!.textContent).toBe("hand-poor");
    click("[data-do=use]");
    expect(submit).not.toHaveBeenCalled();
    expect(choosing.reason?.key).toBe("refused-too_expensive");
  });
  it("can be read in the rival's turn", () => {
    show({ view: { ...VIEW, to_move: 1 } });
    click(held("GUARD_WILL"));
    expect(panel()!.textContent).toContain("refused-not_your_turn");
  });
});

describe("a selection", () => {
  const aimed = (card: string, names: string[], picks = 0): Partial<TableProps> => ({
    view: { ...VIEW, used: card, selection: { ...selection(card)!, picks } },
    decision: decide(names, { kind: "target", source: card }),
  });
  it("hides 使用 and 詳細 and says what to choose", () => {
    choosing.look({ card: "GUARD_WILL", place: 1 });
    show(aimed("TRAP_WILL", ["target d4"]));
    expect([find("[data-do=use]"), find("[data-do=details]")]).toEqual([null, null]);
    expect(panel()!.textContent).toContain("hand-select-TRAP_WILL");
  });
  it("offers to stop or to take back exactly where the decision does", () => {
    const submit = show(aimed("SACRIFICE_WILL", ["target d4", "finish"], 1));
    expect(find("[data-do=cancel]")).toBeNull();
    click("[data-do=finish]");
    expect(submit.mock.calls).toEqual([[["finish"]]]);
  });
  it("takes a card back", () => {
    const submit = show(aimed("DESTROY_ONE_STONE", ["target d4", "cancel"]));
    expect(find("[data-do=finish]")).toBeNull();
    click("[data-do=cancel]");
    expect(submit.mock.calls).toEqual([[["cancel"]]]);
  });
  it("of a card to sell is made in the hand", () => {
    const submit = show({ view: { ...VIEW, used: "SELL_CARD_WILL", selection: selection("SELL_CARD_WILL") }, decision: decide(["pick GUARD_WILL", "pick TIME_BOMB"], { kind: "pick", source: "SELL_CARD_WILL" }) });
    expect([find("dialog"), find("[data-do=use]")]).toEqual([null, null]);
    tap(/^hand-sell/);
    expect([submit.mock.calls.length, choosing.reason?.key]).toEqual([0, "hand-sell-first"]);
    click(held("TIME_BOMB"));
    tap(/^hand-sell/);
    expect(submit.mock.calls).toEqual([[["pick TIME_BOMB"]]]);
  });
  it("promises no more for a card than will be booked", () => {
    const asked = (charge: [number, number]): Partial<TableProps> => ({ view: { ...VIEW, charge, used: "SELL_CARD_WILL", selection: selection("SELL_CARD_WILL") }, decision: decide(["pick TIME_BOMB"], { kind: "pick", source: "SELL_CARD_WILL" }) });
    show(asked([5, 9]));
    click(held("TIME_BOMB"));
    expect(seen("button", "hand-sell card-TIME_BOMB +13")).toHaveLength(1);
    document.body.innerHTML = "";
    choosing.look(null);
    show(asked([22, 9]));
    click(held("TIME_BOMB"));
    expect(seen("button", "hand-sell card-TIME_BOMB +8")).toHaveLength(1);
  });
  it("has words for every card that asks, in both languages", () => {
    const asking = ["SWAP_WITH_ENEMY", "SACRIFICE_WILL", "STRONG_WIND_WILL", "TRAP_WILL", "TEMPT_WILL", "DESTROY_ONE_STONE", "TIME_BOMB", "GUARD_WILL", "POSITION_SWAP_WILL", "SELL_CARD_WILL", "HEAVEN_BLESSING", "CONDEMN_WILL"];
    for (const card of asking) {
      const key = wanted({ ...VIEW, selection: selection(card) }, decide([], { source: card }), (key) => key);
      for (const words of [ja, en]) expect(words).toContain(`\n${key} =`);
    }
  });
});

describe("offers", () => {
  const OFFERS = ["GOLD_STONE", "TIME_BOMB", "TRAP_WILL", "WORK_WILL", "CHAIN_WILL"];
  const offered = (card = "HEAVEN_BLESSING"): Partial<TableProps> => ({
    view: { ...VIEW, used: card, selection: selection(card, OFFERS) },
    decision: decide(OFFERS.map((one) => `pick ${one}`), { kind: "pick", source: card, shown: OFFERS }),
  });
  it.each(["HEAVEN_BLESSING", "CONDEMN_WILL"])("of %s are picked by a press and the button", (card) => {
    const submit = show(offered(card));
    expect(document.querySelectorAll("dialog [role=radio]")).toHaveLength(5);
    click("dialog [data-card=TRAP_WILL]");
    expect(submit).not.toHaveBeenCalled();
    click("dialog [data-do=pick]");
    expect(submit.mock.calls).toEqual([[["pick TRAP_WILL"]]]);
    expect(find("dialog")).toBeNull();
  });
  it("are picked by keys", () => {
    const submit = show(offered());
    press("ArrowRight", find("[role=radiogroup]")!);
    press("ArrowRight", find("[role=radiogroup]")!);
    press("ArrowLeft", find("[role=radiogroup]")!);
    press("Enter", find("[role=radiogroup]")!);
    expect(submit.mock.calls).toEqual([[["pick TIME_BOMB"]]]);
  });
  it("leave the pass in reach where it is legal", () => {
    const { view, decision } = offered() as { view: View; decision: Decision };
    const submit = show({ view, decision: { ...decision, names: [...decision.names, "pass"] } });
    click("dialog [data-do=pass]");
    expect(submit.mock.calls).toEqual([[["pass"]]]);
    document.body.innerHTML = "";
    show(offered());
    expect(find("dialog [data-do=pass]")).toBeNull();
  });
  it("can be put aside to look at the board, and brought back", () => {
    show(offered());
    tap(/^hand-aside/);
    expect(find("dialog")).toBeNull();
    tap(/^hand-reopen/);
    expect(find("dialog")).not.toBeNull();
  });
});

describe("the pass", () => {
  it("is offered where it is legal, and not elsewhere", () => {
    const submit = show({ decision: decide(["use GUARD_WILL", "pass"]) });
    click("[data-do=pass]");
    expect(submit.mock.calls).toEqual([[["pass"]]]);
    document.body.innerHTML = "";
    show({ decision: decide(TURN) });
    expect(find("[data-do=pass]")).toBeNull();
  });
  it("stands once, beside what may be done with the card one looks at", () => {
    const submit = show({ decision: decide(["use GUARD_WILL", "pass"]) });
    click(held("GUARD_WILL"));
    expect(document.querySelectorAll("[data-do=pass]")).toHaveLength(1);
    click("section[data-card] [data-do=pass]");
    expect(submit.mock.calls).toEqual([[["pass"]]]);
  });
  it("is made by the page after a second if nothing else is legal", () => {
    vi.useFakeTimers();
    const submit = show({ decision: decide(["pass"], { kind: "pass" }) });
    expect(document.body.textContent).toContain("hand-pass-soon");
    vi.advanceTimersByTime(900);
    expect(submit).not.toHaveBeenCalled();
    vi.advanceTimersByTime(200);
    expect(submit.mock.calls).toEqual([[["pass"]]]);
  });
  it("is left to people as long as a card can be used", () => {
    vi.useFakeTimers();
    const submit = show({ decision: decide(["use GUARD_WILL", "pass"]) });
    vi.advanceTimersByTime(5000);
    expect(submit).not.toHaveBeenCalled();
  });
});

describe("what waits", () => {
  it("is told for the next stone and for one more placement", () => {
    show({ view: { ...VIEW, used: "PERMA_PROTECT_NEXT_STONE", waiting: "PERMA_PROTECT_NEXT_STONE" }, decision: decide(["place d3"]) });
    expect(first("status")!.textContent).toContain("hand-waiting card-PERMA_PROTECT_NEXT_STONE");
    document.body.innerHTML = "";
    show({ view: { ...VIEW, used: "DOUBLE_PLACE", waiting: null, placements: 1 }, decision: decide(["place d3"]) });
    expect(first("status")!.textContent).toContain("hand-one-more");
  });
  it("is told of the rival across the table", () => {
    show({ view: { ...VIEW, to_move: 1, used: "CHAIN_WILL", waiting: "CHAIN_WILL" } }, Rival);
    expect(document.body.textContent).toContain("hand-waiting-of seat-W card-CHAIN_WILL");
  });
});

describe("across the table", () => {
  /** How many cards are drawn in hands, and how many of them have something to read. */
  const drawn = (): number[] => {
    const cards = seen("image", /^hand-of/).flatMap((hand) => [...hand.querySelectorAll("svg")]);
    return [cards.length, cards.filter((card) => card.querySelector("text")).length];
  };
  it("a hand that is not told lies face down, and the piles are counted", () => {
    show({}, Rival);
    expect(drawn()).toEqual([4, 0]);
    expect(seen("image").map(named)).toEqual(["hand-of seat-W 4", "hand-deck-of seat-W 9 30", "hand-deck-of seat-B 10 30"]);
  });
  it("a watcher is shown both hands face down", () => {
    show({ viewer: null, yours: [], view: { ...VIEW, hands: [3, 4] } }, Rival);
    expect(drawn()).toEqual([7, 0]);
  });
  it("the discard pile can be browsed, the newest first", () => {
    show({}, Rival);
    tap(/^hand-discard-open/);
    expect([...document.querySelectorAll("dialog li span")].map((one) => one.textContent)).toEqual(["hand-discarded card-CROSS_BOMB 18", "hand-discarded card-GOLD_STONE 6"]);
  });
});

describe("cards on their way", () => {
  const drawn: GameEvent = { kind: "card_drawn", seat: 0, card: "GOLD_STONE" };
  it("come to the right end of the hand they are for", () => {
    expect([arrivals([drawn], 0), arrivals([drawn], 1)]).toEqual([{ count: 1, from: "deck" }, { count: 0, from: null }]);
    expect(arrivals([{ kind: "card_taken", seat: 0, victim: 1, card: "GOLD_STONE", to_deck: true }], 0).count).toBe(0);
  });
  it("go from their place, and nameless where the viewer is not told", () => {
    const played = { kind: "card_played", seat: 0, card: "GUARD_WILL", place: 1, cost: 2 };
    expect(departures([played], 0)).toEqual([{ card: "GUARD_WILL", place: 1, to: "pile" }]);
    const taken = { kind: "card_taken", seat: 0, victim: 1, card: null, to_deck: false };
    expect([left([taken], 1).length, departures([taken], 1).length]).toEqual([1, 0]);
  });
  it("move in the hand at the moment they are told of", () => {
    show({ view: { ...VIEW, _: { moment: [{ kind: "card_drawn", seat: 0, card: "TIME_BOMB" }], beat: 3 } } });
    expect([...document.querySelectorAll("[data-arrives] button")].map((one) => one.getAttribute("data-card"))).toEqual(["TIME_BOMB"]);
  });
});
