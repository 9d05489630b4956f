import { expect, test } from "vitest";
import { change, defaults, dress, merged, settings } from "../../src/lib/settings.svelte.ts";

test("whatever was stored, the settings are sound", () => {
  const base = defaults();
  for (const stored of [null, 3, "x", [], {}, { theme: "pink", speed: -1, effects: 7, motion: 1, games: null, muted: "yes" }]) {
    expect(merged(stored, base)).toEqual(base);
  }
});

test("what makes sense is kept", () => {
  expect(merged({ theme: "dark", speed: 0.5, muted: true, games: { x: { y: 1 } } }, defaults())).toMatchObject({ theme: "dark", speed: 0.5, muted: true, games: { x: { y: 1 } } });
});

test("a change is kept in the browser and shows on the root element", () => {
  change({ language: "en", theme: "dark", palette: "cb", motion: "reduced", speed: 0.5 });
  dress(document.documentElement);
  expect(merged(JSON.parse(localStorage.getItem("teban.settings")!))).toEqual({ ...settings });
  expect(document.documentElement.lang).toBe("en");
  expect({ ...document.documentElement.dataset }).toMatchObject({ theme: "dark", palette: "cb", motion: "reduced" });
  expect(document.documentElement.style.getPropertyValue("--speed")).toBe("0.5");
  change({ ...defaults() });
});
