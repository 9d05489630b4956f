import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeAll, expect, test } from "vitest";
import { page } from "../../build/words.ts";
import { guided, worded } from "../../src/lib/rules.ts";
import { change } from "../../src/lib/settings.svelte.ts";
import { learn, named } from "../../src/lib/text.svelte.ts";

const DOCS = join(import.meta.dirname, "../../../docs");
const GAMES = readdirSync(join(DOCS, "../web/src/tables"));
const LANGUAGES = ["ja", "en"] as const;
const PAGES = GAMES.flatMap((game) => readdirSync(DOCS).filter((file) => file.startsWith(game) && file.endsWith(".ja.md")).map((file) => file.slice(0, -6)));
const EVERY = PAGES.flatMap((name) => LANGUAGES.map((language) => [name, language] as const));

const gameOf = (name: string): string => guided(name, GAMES) ?? name;
const html = (name: string, language: string): string => page(readFileSync(join(DOCS, `${name}.${language}.md`), "utf8")).pieces.map((piece) => ("html" in piece ? piece.html : "")).join("");
const codes = (text: string): string[] => [...text.matchAll(/<code>([^<]*)<\/code>(?!<!--)/g)].map((one) => one[1]!);
/** What a page marks: the code and its kind. */
const marks = (text: string): [string, string][] => [...text.matchAll(/<code>([^<]*)<\/code><!-- (\w+) -->/g)].map((one) => [one[1]!, one[2]!]);
const labels = (text: string): string[] => [...text.matchAll(/<b>(.*?)<\/b>/g)].map((one) => one[1]!);

beforeAll(() => Promise.all(GAMES.map((game) => learn(game))));
afterEach(() => change({ language: "ja" }));

test("every game has its rules among the pages, and some have guides", () => {
  expect(PAGES).toEqual(expect.arrayContaining([...GAMES, "squfibo_parents", "jatsuna_guide", "jatsuna_balance"]));
});

test("a label is what is marked as one, and what is not stays a code", () => {
  change({ language: "en" });
  const text = "<code>own</code> <code>hard</code> <code>hard</code><!-- level --> <code>custom:playouts=5</code><!-- level --> <code>first</code><!-- option --> <code>wide</code><!-- layout -->";
  expect(worded(text, "jatsuna")).toBe(
    '<code>own</code> <code>hard</code> <b>Hard</b> <b>Custom: 5 playouts for each placement</b> <b>Who starts</b> <b>Wide triangle (official)</b>',
  );
});

test.each(EVERY)("%s.%s keeps every code that it does not mark", (name, language) => {
  change({ language });
  const text = html(name, language);
  expect(codes(worded(text, gameOf(name)))).toEqual(codes(text));
});

test.each(EVERY)("%s.%s marks only what its game has words for, and says these", (name, language) => {
  change({ language });
  const text = html(name, language);
  const game = gameOf(name);
  const said = worded(text, game);
  for (const [code, kind] of marks(text)) expect(named(game, kind), `${code} is no ${kind}`).toContain(code.split(":")[0]);
  expect(labels(said)).toHaveLength(marks(text).length);
  for (const [at, label] of labels(said).entries()) expect(label, marks(text)[at]!.join()).toMatch(/[\p{L}]/u);
  for (const label of labels(said)) expect(label).not.toMatch(/^(level|option|preset|order)-/);
  expect(said).not.toMatch(/<\/code><!--/);
});

test.each(PAGES)("%s marks the same in both languages", (name) => {
  const [ja, en] = LANGUAGES.map((language) => marks(html(name, language)).map(String).sort());
  expect(ja).toEqual(en);
});

test.each(GAMES)("the rules of %s name every level as the page does, each once at least", (game) => {
  const marked = new Set(marks(html(game, "ja")).filter(([, kind]) => kind === "level").map(([code]) => code.split(":")[0]));
  expect([...marked].sort()).toEqual([...named(game, "level")].sort());
});

test("the tables of what captured stones become are headed by what they are", () => {
  for (const [language, heads] of [["ja", ["自分の色（own）", "三すくみ（sansukumi）"]], ["en", ["the mover’s (own)", "three-way (sansukumi)"]]] as const) {
    change({ language });
    const cells = [...worded(html("jatsuna", language), "jatsuna").matchAll(/<th>(.*?)<\/th>/g)].map((one) => one[1]!.replace(/<[^>]+>/g, ""));
    expect(cells).toEqual(expect.arrayContaining([...heads]));
  }
});
