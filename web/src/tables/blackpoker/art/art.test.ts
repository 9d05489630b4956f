import { describe, expect, it } from "vitest";
import { CARDS, numberOf } from "../catalogue.ts";
import { back } from "./backs.ts";
import { COURTS } from "./courts.ts";
import { pips, rankOf, red, suitOf } from "./deck.ts";
import { JOKER_ART } from "./jokers.ts";

describe("the drawings of the cards", () => {
  it("have as many pips as their number, the lower half on its head", () => {
    for (const card of CARDS.filter((one) => suitOf(one) && numberOf(one) <= 10)) {
      const drawn = pips(rankOf(card)!);
      expect(drawn).toHaveLength(numberOf(card));
      expect(drawn.filter(({ turned }) => turned).length).toBe(drawn.filter(({ y }) => y > 84).length);
    }
  });

  it("have a figure for every court, and a picture of its own for each Joker and each back", () => {
    for (const card of CARDS) expect(suitOf(card) ? pips(rankOf(card)!).length > 0 || !!COURTS[rankOf(card)!] : !!JOKER_ART[card]).toBe(true);
    expect(new Set(Object.values(JOKER_ART).map(({ scene }) => scene)).size).toBe(2);
    expect(back(0)).not.toBe(back(1));
    expect(CARDS.filter(red)).toHaveLength(27);
  });
});
