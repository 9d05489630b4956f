/** The rules pages: the documents of the repository, made into pages by the build. */
import type { Page } from "../../build/words.ts";

const PAGES = import.meta.glob<Page>("../../../docs/*.{ja,en}.md", { import: "default" });

export const written = (game: string): boolean => `../../../docs/${game}.ja.md` in PAGES;

export async function rulesOf(game: string, language: string): Promise<Page | null> {
  return (await PAGES[`../../../docs/${game}.${language}.md`]?.()) ?? null;
}
