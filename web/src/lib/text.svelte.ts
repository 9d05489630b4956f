/** Words for people. Rules and server speak in codes; every sentence comes from a Fluent file. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import en from "../text/en.ftl";
import ja from "../text/ja.ftl";
import commonEn from "../../../teban/text/en.ftl";
import commonJa from "../../../teban/text/ja.ftl";
import { settings } from "./settings.svelte.ts";
import type { Say } from "./table.ts";

type Fields = Record<string, string | number>;
type Language = "ja" | "en";

const PAGE: Record<Language, string[]> = { ja: [commonJa, ja], en: [commonEn, en] };
const FILES = import.meta.glob<string>("../../../teban/games/*/text/*.ftl", { import: "default" });
/** Words that only a table of this page needs; those in a folder of the table are fetched with that part. */
const TABLES = import.meta.glob<string>("../tables/*/**/*.ftl", { import: "default" });

const bundles = new Map<string, FluentBundle>();
/** How many parts of a game's words are there, by language and game. */
const loaded = $state<Record<string, number>>({});
const learning = new Map<string, Promise<void>>();
const games: Record<string, string> = {};

/** Where a game's words are in the reader's language. */
const here = (game: string): string => `${settings.language}/${game}`;

function bundle(language: Language, game: string): FluentBundle {
  const key = `${language}/${game}`;
  let found = bundles.get(key);
  if (!found) {
    found = new FluentBundle(language, { useIsolating: false });
    const sources = game && games[key] ? [...PAGE[language], games[key]] : PAGE[language];
    for (const source of sources) found.addResource(new FluentResource(source), { allowOverrides: true });
    bundles.set(key, found);
  }
  return found;
}

/**
 * Fetch a game's own words in both languages; until they are there its keys are shown as nothing.
 * A `part` is a folder of its table whose words only that part needs: long lists, lessons.
 */
export async function learn(game: string, part = ""): Promise<void> {
  await Promise.all((["ja", "en"] as const).map((language) => learnIn(language, game, part)));
}

/** The words in the reader's language only: enough to name and describe a game. */
export const glance = (game: string): Promise<void> => learnIn(settings.language, game);

async function learnIn(language: Language, game: string, part = ""): Promise<void> {
  if (part) await learnIn(language, game);
  const name = part ? `${game}/${part}` : game;
  const key = `${language}/${name}`;
  const found = learning.get(key) ?? fetched(language, game, name);
  learning.set(key, found);
  // What failed, because the line was down, is asked for again.
  found.catch(() => learning.delete(key));
  return found;
}

async function fetched(language: Language, game: string, name: string): Promise<void> {
  const loads = [FILES[`../../../teban/games/${name}/text/${language}.ftl`], TABLES[`../tables/${name}/${language}.ftl`]];
  const sources = await Promise.all(loads.map((load) => load?.() ?? ""));
  const key = `${language}/${game}`;
  games[key] = [games[key] ?? "", ...sources].join("\n");
  bundles.delete(key);
  loaded[key] = (loaded[key] ?? 0) + 1;
}

/** The names behind a prefix in the order of the file: `badge` gives every badge of the game. */
export function named(game: string, prefix: string): string[] {
  void loaded[here(game)];
  const found = (games[here(game)] ?? "").matchAll(new RegExp(`^${prefix}-(\\w+) =`, "gm"));
  return [...found].map((one) => one[1]!);
}

export function knows(key: string, game = ""): boolean {
  void loaded[here(game)];
  return bundle(settings.language, game).hasMessage(key);
}

function message(game: string, key: string, fields?: Fields): string {
  const known = loaded[here(game)];
  const words = bundle(settings.language, game);
  const pattern = words.getMessage(key)?.value;
  if (!pattern) return game && !known ? "" : key;
  const errors: Error[] = [];
  const said = words.formatPattern(pattern, fields, errors);
  if (import.meta.env.DEV && errors.length) console.error(key, errors);
  return said;
}

/** A message of the page itself. */
export const say: Say = (key, fields) => message("", key, fields);

const sayers = new Map<string, Say>();
/**
 * Messages at a game's table: its own words first, then the page's. It is another function only
 * where it says other words, so that nobody takes it for news or keeps what it said before.
 */
export function sayFor(game: string): Say {
  const key = `${here(game)} ${loaded[here(game)]}`;
  const say: Say = sayers.get(key) ?? ((key, fields) => message(game, key, fields));
  sayers.set(key, say);
  return say;
}

/** The name somebody gave a thing, or the page's own word for its key where there is one. */
export const sayOr = (speak: Say, key: string, otherwise: string): string => {
  const words = speak(key);
  return words === key || words === "" ? otherwise : words;
};

/** The same words with their furigana, where a game for children has them (`KEY-read`). */
export const withReadings = (speak: Say): Say => (key, fields) => sayOr((wanted) => speak(wanted, fields), `${key}-read`, speak(key, fields));

/** A refusal in one sentence, its codes and values put into words. */
export function refusal(speak: Say, code: string, fields: Record<string, unknown> = {}): string {
  const said: Fields = {};
  for (const [name, value] of Object.entries(fields)) said[name] = worded(speak, name, value);
  for (const name of ["expected", "got", "what"]) {
    const value = fields[name];
    if (typeof value !== "string") continue;
    const key = `${name}-${value}`;
    const words = speak(key, said);
    if (words !== key) said[name] = words;
  }
  const key = `refused-${code}`;
  const words = speak(key, said);
  return words === key || words === "" ? speak("refused-other", { code }) : words;
}

function worded(speak: Say, name: string, value: unknown): string | number {
  if (value === null || value === undefined) return speak("nothing");
  if (typeof value === "number") return value;
  if (Array.isArray(value)) return value.map(String).join(" ");
  if (typeof value === "object" && "code" in value) {
    const inner = value as { code: string; fields?: Record<string, unknown> };
    return refusal(speak, inner.code, inner.fields).replace(/[.。]$/, "");
  }
  const line = typeof value === "object" ? JSON.stringify(value) : String(value);
  return name === "field" || line.length <= 100 ? line : `${line.slice(0, 100)}…`;
}
