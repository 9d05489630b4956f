/** Parts of the page that are fetched when they are needed, however often that takes. */

/** Style sheets that did not come: the build's own loader asks for each once, and never again. */
const missing = new Set<string>();

globalThis.document?.addEventListener(
  "error",
  ({ target }) => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== "stylesheet") return;
    missing.add(target.href);
    target.remove();
  },
  // What failed to load tells nobody but itself, so it is met on the way there.
  { capture: true },
);

function sheet(href: string): Promise<void> {
  const link = document.createElement("link");
  [link.rel, link.href] = ["stylesheet", href];
  const there = new Promise<void>((done, failed) => {
    link.addEventListener("load", () => (missing.delete(href), done()));
    link.addEventListener("error", () => failed(new Error(`no style sheet at ${href}`)));
  });
  document.head.append(link);
  return there;
}

/** A part with its looks: those that could not be had before are asked for first. */
export async function part<T>(load: () => Promise<T>): Promise<T> {
  await Promise.all([...missing].map(sheet));
  return load();
}
