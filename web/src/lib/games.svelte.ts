/** The games of this server that the page has a table for. */
import { api, type GameInfo } from "./api.ts";
import { drawable } from "./tables.ts";
import { settings } from "./settings.svelte.ts";
import { glance } from "./text.svelte.ts";

let asked: Promise<GameInfo[]> | null = null;

export function playable(): Promise<GameInfo[]> {
  asked ??= api
    .games()
    .then(async (games) => {
      const found = games.filter((game) => drawable(game.key));
      await Promise.all(found.map((game) => glance(game.key)));
      follow(found);
      return found;
    })
    .catch((error: unknown) => {
      asked = null;
      throw error;
    });
  return asked;
}

/** Whoever changes the language gets the words of it then. */
function follow(games: GameInfo[]): void {
  $effect.root(() => {
    $effect(() => {
      void settings.language;
      for (const game of games) void glance(game.key).catch(() => {});
    });
  });
}

export async function gameOf(key: string): Promise<GameInfo | undefined> {
  return (await playable()).find((game) => game.key === key);
}
