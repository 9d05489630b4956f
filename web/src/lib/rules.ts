/** The rules pages: the documents of the repository, made into pages by the build. */
import type { Page } from "../../build/words.ts";
import { levelName } from "./levels.ts";
import { plain } from "./ruby.ts";
import type { Say } from "./table.ts";
import { sayFor, sayOr } from "./text.svelte.ts";

const PAGES = import.meta.glob<Page>("../../../docs/*.{ja,en}.md", { import: "default" });

export const written = (game: string): boolean => `../../../docs/${game}.ja.md` in PAGES;

export async function rulesOf(game: string, language: string): Promise<Page | null> {
  return (await PAGES[`../../../docs/${game}.${language}.md`]?.()) ?? null;
}

/** Pages beside the rules, for parents, teachers and the like: `docs/GAME_NAME.ja.md`. */
export function guidesOf(game: string): string[] {
  const found = new RegExp(`/docs/(${game}_\\w+)\\.ja\\.md$`);
  return Object.keys(PAGES).flatMap((path) => found.exec(path)?.[1] ?? []);
}

/** The game whose rules a guide stands beside; nothing for the rules themselves. */
export const guided = (page: string, games: readonly string[]): string | undefined => games.find((game) => guidesOf(game).includes(page));

/** What a document marks, as in `hard`<!-- level -->, by the name it has in this game; all other codes stay. */
export function worded(html: string, game: string): string {
  const say = sayFor(game);
  return html.replace(LABEL, (_, name: string, kind: string) => `<b>${plain(label(kind, name, say))}</b>`);
}

const LABEL = /<code>([\w:=.,]+)<\/code><!-- (\w+) -->/g;

/** A level is called what the plates call it; with numbers of its own it says them. */
const label = (kind: string, name: string, say: Say): string =>
  kind === "level" ? sayOr(say, `level-${name}-short`, levelName(name, say)) : say(`${kind}-${name}`);

/** Every scenario that a rules page shows. */
export async function exercises(language: string): Promise<{ title: string; text: string }[]> {
  const pages = await Promise.all(Object.keys(PAGES).filter((path) => path.endsWith(`.${language}.md`)).map((path) => PAGES[path]!()));
  return pages.flatMap(({ pieces }) => pieces.flatMap((piece) => ("scenario" in piece ? [{ title: titleOf(piece.scenario), text: piece.scenario }] : [])));
}

export const titleOf = (scenario: string): string => /^title: "?(.+?)"?$/m.exec(scenario)?.[1] ?? "";
