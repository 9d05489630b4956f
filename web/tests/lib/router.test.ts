import { afterEach, beforeAll, expect, test } from "vitest";
import { asked, follow, go, here, parse } from "../../src/lib/router.svelte.ts";

beforeAll(() => follow());
afterEach(() => {
  document.body.innerHTML = "";
  go("/");
});

test.each([
  ["/", { name: "home" }],
  ["/new/reversi", { name: "setup", game: "reversi" }],
  ["/m/yZAO5CgJ-x_1", { name: "play", match: "yZAO5CgJ-x_1" }],
  ["/m/abc/replay/", { name: "replay", match: "abc" }],
  ["/j/%E6%A1%9C-48", { name: "join", code: "桜-48" }],
  ["/rules", { name: "rules", game: null }],
  ["/bring/toy", { name: "bring", game: "toy" }],
  ["/tutorial/toy", { name: "tutorial", game: "toy" }],
  ["/tutorial/toy/second", { name: "tutorial", game: "toy", lesson: "second" }],
  ["/you", { name: "you", tab: "badges" }],
  ["/you/history", { name: "you", tab: "history" }],
])("%s has a screen", (path, route) => expect(parse(path)).toEqual(route));

test.each(["/nowhere", "/you/secrets", "/m/", "/j/%E6%A1", "/m/../api"])("%s has none", (path) => expect(parse(path)).toEqual({ name: "missing" }));

test("going somewhere changes the address, and back changes it back", async () => {
  go("/rules?x=1");
  expect([here.path, asked("x")]).toEqual(["/rules", "1"]);
  history.replaceState(null, "", "/you");
  dispatchEvent(new PopStateEvent("popstate"));
  expect(here.path).toBe("/you");
});

function link(html: string): HTMLAnchorElement {
  document.body.innerHTML = html;
  return document.querySelector("a")!;
}

test("a plain click on a link of our own stays on the page", () => {
  link(`<a href="/credits"><span>x</span></a>`);
  document.querySelector("span")!.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  expect(here.path).toBe("/credits");
});

test.each([
  [`<a href="https://example.org/">x</a>`, {}],
  [`<a href="/credits" target="_blank">x</a>`, {}],
  [`<a href="/credits">x</a>`, { ctrlKey: true }],
])("%s with %o is left to the browser", (html, keys) => {
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...keys });
  const stopped: boolean[] = [];
  const see = (seen: Event) => {
    stopped.push(seen.defaultPrevented);
    seen.preventDefault();
  };
  addEventListener("click", see);
  link(html).dispatchEvent(event);
  removeEventListener("click", see);
  expect([here.path, stopped]).toEqual(["/", [false]]);
});
