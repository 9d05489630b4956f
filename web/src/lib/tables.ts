/** The games whose tables this page can draw, found by their folders. */
import { part } from "./parts.ts";
import type { TableModule } from "./table.ts";

const FOUND = import.meta.glob<TableModule | { default: TableModule }>("../tables/*/index.ts");

export const drawable = (game: string): boolean => `../tables/${game}/index.ts` in FOUND;

/** All of them, by key. */
export const drawn: readonly string[] = Object.keys(FOUND).map((path) => path.split("/")[2]!);

const loaded = new Map<string, Promise<TableModule>>();

export function tableOf(game: string): Promise<TableModule> {
  const load = FOUND[`../tables/${game}/index.ts`];
  if (!load) return Promise.reject(new Error(`no table for ${game}`));
  let found = loaded.get(game);
  if (!found) {
    found = part(load).then((module) => ("default" in module ? module.default : module));
    loaded.set(game, found);
    // What failed, because the line was down, is asked for again.
    found.catch(() => loaded.delete(game));
  }
  return found;
}
