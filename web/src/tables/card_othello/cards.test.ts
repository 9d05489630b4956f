import { flushSync, mount, unmount, type Component } from "svelte";
import { expect, it, vi } from "vitest";
import catalog from "../../../../teban/games/card_othello/cards/catalog.json";
import type { Say } from "../../lib/table.ts";
import { settings } from "../../lib/settings.svelte.ts";
import { learn } from "../../lib/text.svelte.ts";
import { first } from "../../../tests/seen.ts";
import { CARDS, costOf, textOf, tier, tierText } from "./cards.ts";
import CardTable from "./CardTable.svelte";
import { WAITING } from "./fold.ts";
import Gallery from "./Gallery.svelte";
import Tutorial from "./Tutorial.svelte";

// A designer's change: two cards change places, and one of them its cost, its time and its words; a lesson's card gets dearer.
vi.mock("../../../../teban/games/card_othello/cards/catalog.json", async (original) => {
  const { default: file } = await original<{ default: typeof catalog }>();
  const [treasure, free, ...rest] = file.cards.map((card) => (card.id === "PERMA_PROTECT_NEXT_STONE" ? { ...card, cost: 17 } : card));
  return { default: { ...file, cards: [{ ...free!, cost: 21, when: "at_once", text: "card-CHEAP" }, treasure!, ...rest] } };
});

const say: Say = (key) => key;

/** What one finds in an empty page in which this is drawn. */
function drawn(component: Component<{ say: Say }>, wanted: string, parts: string): string[][] {
  const shown = mount(component, { target: document.body, props: { say } });
  flushSync();
  const found = [...document.querySelectorAll(wanted)].map((one) => [...one.querySelectorAll(parts)].map((part) => part.textContent!));
  void unmount(shown);
  return found;
}

it("takes order, costs, colours and words of the page from the catalogue", () => {
  expect(CARDS).toEqual(catalog.cards.map((card) => card.id));
  expect(CARDS.slice(0, 3)).toEqual(["FREE_PLACEMENT", "TREASURE_BOX", "PROTECTED_NEXT_STONE"]);
  expect([costOf("FREE_PLACEMENT"), costOf("TREASURE_BOX")]).toEqual([21, 0]);
  expect([textOf("FREE_PLACEMENT"), tier(21), tierText(21)]).toEqual(["card-CHEAP", 5, "tier-gold"]);
});

it("lets wait for a placement what the catalogue says", () => {
  expect(WAITING.has("FREE_PLACEMENT")).toBe(false);
  expect(WAITING.has("GOLD_STONE")).toBe(true);
});

it("lists on the rules page what the catalogue lists", () => {
  const rows = drawn(CardTable, "tbody tr", "td");
  expect(rows).toHaveLength(catalog.cards.length);
  expect(rows[0]).toEqual(["card-CHEAP", "FREE_PLACEMENT", "21", "tier-gold", "cards-when-at_once", "card-CHEAP-long"]);
  expect(rows[1]!.slice(0, 3)).toEqual(["card-TREASURE_BOX", "TREASURE_BOX", "0"]);
});

it("shows in the gallery what the catalogue lists", () => {
  const faces = drawn(Gallery, "svg:has(> text)", "text");
  expect(faces.slice(0, 2)).toEqual([["card-CHEAP", "21"], ["card-TREASURE_BOX", "0"]]);
});

it.each([
  ["ja", "つぎへ", "布石を17払い", "使用"],
  ["en", "Next", "It costs 17 charge", "Use"],
] as const)("asks in a lesson what the catalogue asks, and gives as much (%s)", async (language, onward, said, use) => {
  Object.assign(settings, { language, speed: 0 });
  await learn("card_othello");
  const shown = mount(Tutorial, { target: document.body });
  for (let lesson = 0; lesson < 3; lesson += 1) {
    first("button", onward)!.click();
    // What a lesson begins with is played, and a click meanwhile would skip that.
    await vi.waitFor(() => expect(document.body.textContent).toContain(`${lesson + 2} / 8`));
  }
  expect(document.body.textContent).toContain(said);
  document.querySelector<HTMLElement>("[role=group] button[data-card=PERMA_PROTECT_NEXT_STONE]")!.click();
  flushSync();
  expect(first("button", use)!.getAttribute("aria-disabled")).toBe("false");
  await unmount(shown);
});
