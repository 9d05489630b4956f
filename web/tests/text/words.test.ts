import { readFileSync, readdirSync, existsSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { afterEach, expect, test } from "vitest";
import { messages, page } from "../../build/words.ts";
import { change } from "../../src/lib/settings.svelte.ts";
import { knows, learn, named, refusal, say, sayFor } from "../../src/lib/text.svelte.ts";

const ROOT = join(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(join(ROOT, file), "utf8");
const keys = (source: string) => [...source.matchAll(/^([a-z][\w-]*) =/gm)].map((one) => one[1]!);
const fields = (source: string) => new Map(source.split(/\n(?=[a-z])/).map((entry) => [entry.split(" ")[0]!, [...new Set([...entry.matchAll(/\$(\w+)/g)].map((one) => one[1]!))].sort().join()]));
const pairs = ["src/text", ...readdirSync(join(ROOT, "src/tables")).filter((game) => existsSync(join(ROOT, "src/tables", game, "ja.ftl"))).map((game) => `src/tables/${game}`)];

afterEach(() => change({ language: "ja" }));

test.each(pairs)("%s says the same things in both languages, each once", (folder) => {
  const [ja, en] = [read(`${folder}/ja.ftl`), read(`${folder}/en.ftl`)];
  expect(keys(en)).toEqual(keys(ja));
  expect(new Set(keys(ja)).size).toBe(keys(ja).length);
});

test("both languages of the page use the same fields", () => {
  expect(fields(read("src/text/en.ftl"))).toEqual(fields(read("src/text/ja.ftl")));
});

test.each(pairs)("%s has no line that Fluent cannot read", (folder) => {
  for (const language of ["ja", "en"]) {
    const source = read(`${folder}/${language}.ftl`);
    expect([...new FluentResource(source).body].map((one) => one.id)).toEqual(keys(source));
  }
});

function sources(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true, recursive: true })
    .filter((file) => file.isFile() && /\.(svelte|ts)$/.test(file.name) && !/tables/.test(join(file.parentPath, file.name).slice(ROOT.length)))
    .map((file) => readFileSync(join(file.parentPath, file.name), "utf8"));
}

test("every word that the page says by name exists", () => {
  const own = new Set([...keys(read("src/text/ja.ftl")), ...keys(messages(read("../teban/text/ja.ftl")))]);
  const games = new Set(["name", "about", "minutes", "credit"]);
  const said = sources("src").flatMap((source) => [
    ...source.matchAll(/\b(?:say|speak|words)\(\s*"([\w-]+)"/g),
    ...source.matchAll(/\bsay\([^")]*\? "([\w-]+)"/g),
    ...source.matchAll(/\bsay\([^")]*\? "[\w-]+" : "([\w-]+)"/g),
  ]).map((one) => one[1]!);
  expect(said.length).toBeGreaterThan(120);
  expect(said.filter((key) => !own.has(key) && !games.has(key))).toEqual([]);
});

test("every refusal of the server has words", () => {
  const codes = ["refusals.py", "storage/refusals.py"].flatMap((file) => {
    const path = join(ROOT, "../teban/server", file);
    return existsSync(path) ? [...readFileSync(path, "utf8").matchAll(/^ {4}[A-Z_]+ = "(\w+)"/gm)].map((one) => one[1]!) : [];
  });
  const operator = /^database_/;
  // Those of which there is only so much stand in the middle of a sentence.
  expect(codes.filter((code) => !operator.test(code) && !knows(`refused-${code}`) && !knows(`what-${code}`))).toEqual([]);
});

test("a game's own words come first, in the language of the reader", async () => {
  await learn("reversi");
  expect(sayFor("reversi")("seat-B")).toBe("黒");
  expect(sayFor("reversi")("start")).toBe("はじめる");
  change({ language: "en" });
  expect(sayFor("reversi")("seat-B")).toBe("Black");
  expect(named("reversi", "badge")).toHaveLength(40);
});

test("a refusal is one sentence, its codes put into words", () => {
  expect(refusal(say, "not_your_turn")).toBe("いまはあなたの手番ではありません。");
  expect(refusal(say, "bad_value", { field: "size", got: 5, expected: "even_number_from_to", least: 4, most: 16 })).toBe("size が正しくありません: 5。必要なもの: 4 から 16 までの偶数");
  expect(refusal(say, "bad_value", { field: "do", got: "x", expected: "legal_action", why: { code: "game_over", fields: {} } })).toContain("対局はもう終わっています");
  expect(refusal(say, "never_heard_of", {})).toContain("never_heard_of");
});

test("a rules page keeps its text, gains a table of contents, and loses links to files", () => {
  const made = page("# A game\n\n[English](toy.en.md)\n\nSee [commands](commands.md#x).\n\n## One\n\ntext\n\n## Two *b*\n\n| a |\n|---|\n| 1 |\n");
  expect(made.title).toBe("A game");
  expect(made.parts).toEqual([{ id: "part-1", title: "One" }, { id: "part-2", title: "Two b" }]);
  const html = made.pieces.map((piece) => ("html" in piece ? piece.html : "")).join("");
  expect(html).not.toMatch(/<a |English|style=/);
  expect(html).toContain('<h2 id="part-2">');
});

test("a scenario in a rules page becomes a figure where it stands", () => {
  const made = page("# A game\n\n## One\n\nbefore\n\n```yaml\nid: a\ntitle: A stone\n```\n\n## Two\n\n```\nplain\n```\n");
  expect(made.pieces.map((piece) => Object.keys(piece)[0])).toEqual(["html", "scenario", "html"]);
  expect(made.pieces[1]).toEqual({ scenario: "id: a\ntitle: A stone\n" });
  expect(made.parts.map((part) => part.title)).toEqual(["One", "Two"]);
});

test("what only the terminal says stays there", () => {
  expect(keys(messages("a = 1\nhelp-x = no\n    more\nprompt-y = no\nb =\n    two\n"))).toEqual(["a", "b"]);
  expect(messages("terminal-x = no\nb =\n    two\n")).toBe("b =\n    two\n");
});
