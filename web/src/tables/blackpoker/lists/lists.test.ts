import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { settings } from "../../../lib/settings.svelte.ts";
import { learn, sayFor } from "../../../lib/text.svelte.ts";
import { actionsIn } from "../catalogue.ts";
import { found } from "./finding.ts";
import Lists from "./Lists.svelte";
import Print from "./Print.svelte";

const LIGHT = { format: "light", frame: "entry20" };
const EXTRA = { format: "master", frame: "extra" };
const say = sayFor("blackpoker");
let shown: Record<string, unknown> | null = null;

async function show(what: typeof Lists | typeof Print, props: any): Promise<HTMLElement> {
  shown = mount(what as typeof Lists, { target: document.body, props });
  await vi.waitFor(() => expect(document.querySelector("[role=radiogroup], article")).not.toBeNull());
  flushSync();
  return document.body;
}
afterEach(() => {
  if (shown) void unmount(shown);
  settings.language = "ja";
});

describe("looking something up", () => {
  it("finds by name, by effect, by key cards and by a card in any writing", async () => {
    await learn("blackpoker", "lists");
    settings.language = "en";
    const names = (words: string) => found(actionsIn(LIGHT), words, say).map((action) => action.key);
    expect(names("counter")).toContain("counter");
    expect(names("zzz")).toEqual([]);
    expect(names("♥7")).toEqual(["summon_soldier", "equip", "up", "destroy_bulwark"]);
    expect(names("h7")).toEqual(names("♡7"));
    expect(names("ＨＴ")).toEqual(names("♡10"));
    expect(names("Joker")).toEqual(["search"]);
    expect(names(" ")).toHaveLength(19);
  });
});

describe("the lists", () => {
  it("show what the regulation has, and mark what may be requested now", async () => {
    const page = await show(Lists, { regulation: LIGHT, say, now: ["attack", "end"] });
    expect(page.querySelectorAll("details")).toHaveLength(19);
    expect(page.querySelectorAll("details[data-now]")).toHaveLength(2);
    expect([...page.querySelectorAll("[role=radio]")].map((tab) => tab.textContent)).toEqual(["アクション", "キャラクター", "フォグ"]);
  });
  it("have trumps where there are any", async () => {
    const page = await show(Lists, { regulation: EXTRA, say });
    expect(page.querySelectorAll("details")).toHaveLength(48);
    [...page.querySelectorAll<HTMLElement>("[role=radio]")].at(-1)!.click();
    flushSync();
    expect(page.querySelectorAll("article")).toHaveLength(4);
  });
  it("are whole on paper", async () => {
    const page = await show(Print, { say });
    expect(page.querySelectorAll("tbody tr").length).toBe(19 + 5 + 3);
    expect(page.textContent).not.toMatch(/undefined|action-|unit-|fog-|lists-/);
  });
});
