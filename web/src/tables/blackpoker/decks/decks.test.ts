import { beforeEach, describe, expect, it } from "vitest";
import { settings } from "../../../lib/settings.svelte.ts";
import { CARDS } from "../catalogue.ts";
import cases from "./cases.json";
import { lifeOf, makeup, problem } from "./checks.ts";
import { choose, chosen, discard, ready, shelve, shelved } from "./shelf.ts";
import { read, write } from "./text.ts";

describe("a deck as text", () => {
  it.each(cases.map((one) => [one.text, one] as const))("is read as the game reads it: %j", (text, one) => {
    const found = read(text);
    if ("why" in found) {
      expect({ refused: found.why, line: found.line }).toEqual({ refused: one.refused, line: one.line });
    } else {
      expect(found).toEqual({ name: one.name, cards: one.cards });
      expect(write(found)).toBe(one.written);
    }
  });
  it("names what cannot be read", () => expect(read("S A\nH hello")).toEqual({ why: "like", line: 2, got: "HHELLO" }));
});

describe("a deck", () => {
  it("needs forty cards, and none where the deck is given", () => {
    expect(problem(CARDS.slice(0, 39), "pack")).toEqual({ key: "few", fields: { count: 39, least: 40, most: 54, missing: 1 } });
    expect(problem(CARDS.slice(0, 40), "extra")).toBeNull();
    expect(problem(CARDS.slice(0, 40), "entry20")?.key).toBe("fixed");
  });
  it("says what it is made of, and the life it gives", () => {
    expect(makeup(CARDS)).toEqual({ soldier: 36, hero: 12, ace: 4, magician: 2 });
    expect(["pack", "rare_pack", "strategy", "extra"].map((frame) => lifeOf(CARDS, frame))).toEqual([30, 29, 29, 27]);
  });
});

describe("the shelf", () => {
  beforeEach(() => void (settings.games = { blackpoker: { quiet: true } }));
  const deck = { name: "黒", cards: CARDS.slice(0, 40) };
  it("keeps decks by name, beside what else the table keeps", () => {
    shelve({ name: "赤", cards: ["SA"] });
    shelve(deck);
    shelve({ name: "赤", cards: ["HA"] });
    expect(shelved()).toEqual([deck, { name: "赤", cards: ["HA"] }]);
    discard("黒");
    expect(shelved()).toHaveLength(1);
    expect(settings.games.blackpoker!.quiet).toBe(true);
  });
  it("passes over what it cannot read", () => {
    settings.games = { blackpoker: { decks: ["nonsense", 3, write(deck)] } };
    expect(shelved()).toEqual([deck]);
    settings.games = { blackpoker: { decks: "S A", deck: 7 } };
    expect([shelved(), chosen()]).toEqual([[], null]);
  });
  it("remembers the deck of the last match", () => {
    choose("S A\n");
    expect(chosen()).toBe("S A\n");
    choose(null);
    expect(chosen()).toBeNull();
  });
  it("has decks to start from that every free frame takes", () => {
    expect(ready().length).toBeGreaterThan(3);
    for (const { deck } of ready()) expect(problem(deck.cards, "pack")).toBeNull();
  });
});
