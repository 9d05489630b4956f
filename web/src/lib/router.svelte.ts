/** Addresses of the page: plain paths, with the browser's own history. */

export type Route =
  | { name: "home" }
  | { name: "setup"; game: string }
  | { name: "play"; match: string }
  | { name: "replay"; match: string }
  | { name: "join"; code: string }
  | { name: "rules"; game: string | null }
  | { name: "tutorial"; game: string; lesson: string | undefined }
  | { name: "print"; game: string }
  | { name: "bring"; game: string }
  | { name: "you"; tab: string }
  | { name: "credits" }
  | { name: "gallery" }
  | { name: "scenario" }
  | { name: "missing" };

const PATTERNS: [RegExp, (...parts: string[]) => Route][] = [
  [/^\/$/, () => ({ name: "home" })],
  [/^\/new\/([\w-]+)$/, (game) => ({ name: "setup", game: game! })],
  [/^\/m\/([\w-]+)$/, (match) => ({ name: "play", match: match! })],
  [/^\/m\/([\w-]+)\/replay$/, (match) => ({ name: "replay", match: match! })],
  [/^\/j\/([^/]+)$/, (code) => ({ name: "join", code: decodeURIComponent(code!) })],
  [/^\/rules$/, () => ({ name: "rules", game: null })],
  [/^\/rules\/([\w-]+)$/, (game) => ({ name: "rules", game: game! })],
  [/^\/tutorial\/([\w-]+)(?:\/([\w-]+))?$/, (game, lesson) => ({ name: "tutorial", game: game!, lesson })],
  [/^\/print\/([\w-]+)$/, (game) => ({ name: "print", game: game! })],
  [/^\/bring\/([\w-]+)$/, (game) => ({ name: "bring", game: game! })],
  [/^\/you$/, () => ({ name: "you", tab: "badges" })],
  [/^\/you\/(badges|statistics|history|settings)$/, (tab) => ({ name: "you", tab: tab! })],
  [/^\/credits$/, () => ({ name: "credits" })],
  [/^\/gallery$/, () => ({ name: "gallery" })],
  [/^\/scenario$/, () => ({ name: "scenario" })],
];

export function parse(path: string): Route {
  const plain = path.length > 1 ? path.replace(/\/+$/, "") : path;
  for (const [pattern, route] of PATTERNS) {
    const found = pattern.exec(plain);
    if (found) {
      try {
        return route(...found.slice(1));
      } catch {
        return { name: "missing" };
      }
    }
  }
  return { name: "missing" };
}

export const here = $state({ path: location.pathname, query: location.search });

/** The answer to one word of the query, such as `simAspect`. */
export const asked = (name: string): string | null => new URLSearchParams(here.query).get(name);

/** Whoever checks a layout in another shape keeps it from screen to screen (`aspect.ts`). */
const CARRIED = "simAspect";

function carried(to: string): string {
  const shape = asked(CARRIED);
  const target = new URL(to, location.href);
  if (shape === null || target.searchParams.has(CARRIED)) return to;
  target.searchParams.set(CARRIED, shape);
  return target.pathname + target.search + target.hash;
}

export function go(path: string, replace = false): void {
  const to = carried(path);
  if (replace) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  arrive();
  scrollTo(0, 0);
}

function arrive(): void {
  here.path = location.pathname;
  here.query = location.search;
}

/** Follow the history and every plain click on a link of our own. */
export function follow(root: Document = document): void {
  addEventListener("popstate", arrive);
  root.addEventListener("click", (event) => {
    const link = (event.target as Element | null)?.closest?.("a[href]");
    if (!(link instanceof HTMLAnchorElement) || !ours(event, link)) return;
    const hash = link.hash && link.pathname === location.pathname;
    if (hash) return;
    event.preventDefault();
    go(link.pathname + link.search);
  });
}

function ours(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  return plain && !event.defaultPrevented && link.origin === location.origin && !link.target && !link.download;
}
