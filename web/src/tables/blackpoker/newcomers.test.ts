/** What newcomers are shown and told: in words, without a browser. */
import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import type { Decision, GameEvent, Say } from "../../lib/table.ts";
import { before } from "./beginning.ts";
import { actionOf } from "./catalogue.ts";
import light from "./fixtures/light.json";
import { fold, type UnitView, type View } from "./fold.ts";
import { lean } from "./leaning.ts";
import { note } from "./notes.ts";
import { idle, ranked } from "./ranking.ts";
import { whyNot } from "./refusing.ts";
import { panelTitle, needWords, sentence } from "./saying.ts";
import { describe as tell } from "./words.ts";

function speaker(language: "ja" | "en"): Say {
  const words = new FluentBundle(language, { useIsolating: false });
  for (const file of [`src/text/${language}.ftl`, `../teban/games/blackpoker/text/${language}.ftl`, `src/tables/blackpoker/${language}.ftl`])
    words.addResource(new FluentResource(readFileSync(file, "utf8")), { allowOverrides: true });
  return (key, fields) => {
    const pattern = words.getMessage(key)?.value;
    if (!pattern) throw new Error(`no words: ${key}`);
    return words.formatPattern(pattern, fields);
  };
}
const SAY = { ja: speaker("ja"), en: speaker("en") };

interface Moment { events: GameEvent[]; view: View; seen: number; names: string[] | null; kind: string | null }
const feed = (viewer: string): Moment[] => structuredClone((light.viewers as any)[viewer]);
const unit = (uid: number, cards: string[] | null, over: Partial<UnitView> = {}): UnitView => ({ uid, kind: cards ? "soldier" : "bulwark", cards, driven: false, role: 0, size: cards ? 5 : null, labels: cards ? ["attacker", "blocker"] : ["blocker"], fresh: false, ...over });
function table(mine: UnitView[], theirs: UnitView[] = [], over: Partial<View> = {}): View {
  const side = (units: UnitView[], hand: string[] | number) => ({ life: 9, hand, grave: null, grave_top: null, grave_count: null, units, fog: [], pack: null, pack_cards: null, rare: 0, trumps: [], used: [] });
  return { turn: 0, turn_number: 3, chance: 0, passes: 0, stage: [], resolving: null, sides: [side(mine, ["S5", "H9"]), side(theirs, 7)], loser: null, format: "light", frame: "entry20", flipped: [], picks: [], ...over } as View;
}
const question = (kind: string, names: string[], source = ""): Decision => ({ kind, names, seat: 0, number: 1, legal: [], source, picks: 1, shown: [], flags: 0 });
const asking = (kind: string, action: string | null = null, picks: string[] = []) => ({ decision: question(action ? "chance" : kind, [], action ?? ""), question: question(kind, []), action, picks, blocking: { held: null as string | null } });

describe("who goes first", () => {
  it.each(["0", "1", "all"])("is played from the table before the deal, for viewer %s", (viewer) => {
    const { events, view } = feed(viewer)[0]!;
    const start = before(view, events)!;
    expect(start).toMatchObject({ turn_number: 0, chance: null });
    for (const side of start.sides) {
      expect([side.units, side.grave_top, Array.isArray(side.hand) ? side.hand.length : side.hand]).toEqual([[], null, 0]);
      expect([20, "10+"]).toContain(side.life);
    }
    expect(events.reduce(fold, start)).toEqual(view);
  });

  it("is not played again once somebody has decided", () => {
    const moments = feed("0").slice(0, 12);
    expect(before(moments.at(-1)!.view, moments.flatMap(({ events }) => events))).toBeNull();
    expect(before(moments[0]!.view, [])).toBeNull();
  });

  it("is told with both cards, and with every pair that was equal", () => {
    const tie: GameEvent = { kind: "compared", cards: [3, 16], seat: null };
    expect(tell(tie, SAY.ja)).toEqual({ words: "♠4 ♡4 は同じ数字。もう1枚ずつめくります", log: "", seat: null });
    expect(tell({ kind: "compared", cards: [3, 17], seat: 1 }, SAY.ja)).toBe("♡5 は ♠4 より大きいので、わたしが先攻です");
    expect(tell({ kind: "compared", cards: [8, 17], seat: 0 }, SAY.en)).toBe("♠9 is higher than ♡5: I go first");
  });

  it("lays the first card face down, as a bulwark, and says so before the table shows it", () => {
    const { events } = feed("0")[0]!;
    const dealt = events.filter(({ kind, source, to, seat }) => kind === "move" && source === "life" && to === "field" && seat === 0);
    expect(note(null, dealt).flights.map(({ card }) => card === null)).toEqual([true, false]);
    expect(tell(dealt[0]!, SAY.en, dealt.slice(1))).toMatch(/^\S+ enters, I lay \S+ as a bulwark$/);
  });

  it("lets the cards that were turned up lie until they go to the graves", () => {
    const { events } = feed("0")[0]!;
    const at = events.findIndex(({ kind }) => kind === "compared");
    const told = events.slice(0, at + 1).reduce((notes, event) => note(notes, [event]), null as ReturnType<typeof note> | null)!;
    expect(told.flights.filter(({ to }) => to === "flipped")).toHaveLength(2);
    const laid = events.slice(at + 1).reduce((notes, event) => note(notes, event.kind === "seen" ? [] : [event]), told);
    expect(laid.flights.filter(({ to }) => to === "flipped")).toHaveLength(0);
    expect(laid.flights.filter(({ from, to }) => from === "flipped" && to.startsWith("grave"))).toHaveLength(2);
  });
});

describe("headline and panel", () => {
  it("say the same while something is played, and never that somebody has the chance", () => {
    const disputes: string[] = [];
    for (const viewer of ["0", "1"]) {
      const moments = feed(viewer);
      let notes: any = null;
      for (const { events } of moments) for (const event of events) {
        notes = note(notes, [event]);
        const view = { ...moments[0]!.view, ...notes.story.scene, _: notes } as View;
        const { headline } = sentence(view, null, SAY.en);
        if (headline !== panelTitle(view, null, Number(viewer), SAY.en) || /chance/.test(headline)) disputes.push(headline);
      }
    }
    expect(disputes).toEqual([]);
  });

  it("wait for the same side once it is over", () => {
    for (const [chance, decision] of [[0, question("chance", ["pass"])], [0, null], [1, null]] as const) {
      const view = table([], [], { chance });
      const mine = chance === 0;
      expect(sentence(view, decision, SAY.en).headline).toBe(mine ? "Your chance" : "Your opponent has the chance");
      expect(panelTitle(view, decision, 0, SAY.en)).toBe(mine ? "You may" : "Waiting for the other side");
    }
  });
});

describe("what may be requested", () => {
  const keys = ["end", "attack", "set_bulwark", "summon_soldier", "summon_hero", "summon_ace", "equip", "up", "down", "twist", "throw"];
  const actions = keys.map((key) => actionOf(key)!);
  const order = (view: View): string[] => ranked(actions, view, 0).map(({ key }) => key);

  it("comes in the order in which it makes sense: first what builds and fights, then the end of the turn", () => {
    expect(order(table([unit(1, ["S6"])])).slice(0, 6)).toEqual(["summon_soldier", "summon_hero", "summon_ace", "set_bulwark", "attack", "end"]);
  });

  it("has an attack with nobody last (R-08)", () => {
    for (const mine of [[], [unit(1, null)], [unit(1, ["S6"], { driven: true })], [unit(1, ["S6"], { fresh: true })]]) {
      expect(order(table(mine)).at(-1)).toBe("attack");
      expect(idle(actionOf("attack")!, table(mine), 0)).toBe(true);
    }
    expect(idle(actionOf("attack")!, table([unit(1, ["SA"], { fresh: true, labels: ["attacker", "haste"] })]), 0)).toBe(false);
  });

  it("tells its cost in words", () => {
    const needs = (key: string, say: Say): string => needWords(actionOf(key)!, table([]), 0, say);
    expect([needs("summon_hero", SAY.ja), needs("up", SAY.ja), needs("end", SAY.ja)]).toEqual(["キーはJ–K、防壁を2枚ドライブ、1ダメージを受ける", "キーは♡A–10、手札を1枚捨てる", "コストなし"]);
    expect(needs("summon_soldier", SAY.en)).toBe("key 2–10, drive a bulwark, take 1 damage");
  });
});

describe("a refused click says why", () => {
  const mine = [unit(1, ["S6"], { driven: true }), unit(2, ["H7"], { fresh: true }), unit(3, null)];
  const view = table(mine, [unit(4, ["D8"])]);
  const why = (name: string, chosen: Parameters<typeof whyNot>[2], say = SAY.ja): string => whyNot(view, name, chosen, 0, say);

  it("whatever is clicked, and at every question", () => {
    expect(why("P2.0", { ...asking("chance"), decision: null, question: null })).toBe("いまは相手が決めるところです。");
    expect(why("P2.0", asking("chance"))).toBe("先に、起こすアクションを一覧から選びます。");
    expect(why("H9", asking("key", "down"))).toBe("♡9は「ダウン」のキーカードにできません。キーは♠A–10です。");
    expect(why("P2", asking("target", "down"), SAY.en)).toBe("life cannot be the target of Down: that takes any soldier.");
    expect(why("S5", asking("discard", "down", ["request down", "S5"]))).toBe("キーカードに使うカードは捨てられません。");
    expect(why("P1.0", asking("drive", "summon_soldier"))).toBe("コストにドライブできるのは、自分のチャージの防壁だけです。");
    expect(["P1.0", "P1.1", "P1.2", "P2.0"].map((name) => why(name, asking("attackers")))).toEqual([
      "♠6はドライブしているので、アタックできません。", "♡7はこのターンに出たばかりなので、アタックできません。", "防壁はアタックできません。", "アタックできるのは、自分の兵士だけです。",
    ]);
    expect(why("P1.0", asking("blockers"))).toBe("♠6はドライブしているので、ブロックできません。");
    expect(why("P2.0", asking("blockers"))).toBe("先に、ブロックする自分のキャラクターを選びます。");
    expect(why("grave.1", asking("draw_second"))).toBe("墓地は、いまの質問の答えになりません。もう1枚引きますか？");
  });

  it("for every question there is, in both languages", () => {
    const kinds = [...new Set(readFileSync("src/tables/blackpoker/ja.ftl", "utf8").match(/^table-ask-\w+/gm)!.map((key) => key.slice("table-ask-".length)))].filter((kind) => !["blocked", "chance"].includes(kind));
    for (const say of [SAY.ja, SAY.en]) for (const kind of kinds) for (const name of ["P1.0", "P2", "stage.0", "grave.0", "H9"]) {
      expect(why(name, { ...asking(kind), action: ["key", "target", "drive", "discard", "sacrifice"].includes(kind) ? "down" : null }, say)).not.toMatch(/いまは選べません|cannot be picked now|[{}]|undefined/);
    }
  });
});

describe("cards lean", () => {
  const from = { x: 100, y: 300 };
  it.each([
    [{ x: 300, y: 300 }, 18], [{ x: 0, y: 300 }, -18], [{ x: 110, y: 100 }, 6], [{ x: 300, y: 100 }, 18], [{ x: 0, y: 100 }, -18], [{ x: 300, y: 600 }, -18],
  ])("towards what lies at %o", (to, degrees) => expect(lean(from, to, 18)).toBe(degrees));
});

const TEXTS = ["../teban/games/blackpoker/text", ...["", "/decks", "/lessons", "/lists"].map((part) => `src/tables/blackpoker${part}`)];

describe("words", () => {
  it.each(TEXTS)("call what is paid a cost, as the rulebook does, in %s", (folder) => {
    expect(readFileSync(`${folder}/en.ftl`, "utf8")).not.toMatch(/pric(e|ing)/i);
  });

  it("name every card that ends a next generation", () => {
    for (const say of [SAY.ja, SAY.en]) for (const key of ["table-does-next_generation", "action-next_generation-how"]) for (const card of ["Joker", "A", "J", "Q", "K"]) expect(say(key)).toContain(card);
  });

  it("pay a cost that does not read like a count", () => {
    expect([SAY.ja("told-cost-life", { number: 1 }), SAY.en("told-cost-life", { number: 1 })]).toEqual(["1ダメージを受ける", "taking 1 damage"]);
  });
});
