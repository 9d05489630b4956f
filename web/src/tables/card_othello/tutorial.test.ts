import { describe, expect, it } from "vitest";
import { costOf } from "./cards.ts";
import { cellAt } from "./choosing.svelte.ts";
import en from "./en.ftl";
import { fold, type View } from "./fold.ts";
import ja from "./ja.ftl";
import { count, preview } from "./rules.ts";
import { LESSONS, PLAYER } from "./tutorial.ts";

describe("the tutorial", () => {
  it.each(LESSONS.map((lesson, at) => [at + 1, lesson] as const))("lesson %i can be played, and every stone it places flips something", (_, lesson) => {
    let view = (lesson.opening ?? []).reduce<View>(fold, lesson.view);
    for (const step of lesson.steps) {
      const name = step.names[0]!;
      const [verb, what] = name.split(" ") as [string, string];
      if (verb === "place") expect(preview(view, cellAt(what), "B").length).toBeGreaterThan(0);
      if (verb === "use") expect([view.hands[PLAYER], view.charge[PLAYER] >= costOf(what)]).toEqual([expect.arrayContaining([what]), true]);
      if (verb === "target") expect(view.board[cellAt(what)]).toBe("B");
      let seen = view;
      for (const event of step.then(name, view)) {
        if (event.kind === "stone_placed") expect(preview(seen, event.cell, event.seat ? "W" : "B").length).toBeGreaterThan(0);
        if (event.kind === "charge_changed") expect([event.before, event.after]).toEqual([seen.charge[event.seat as 0 | 1], event.before + event.delta]);
        if (event.kind === "marker_ticked" || event.kind === "marker_removed") expect(seen.markers.some((marker) => marker.cell === event.cell && marker.kind === event.marker)).toBe(true);
        if (event.kind === "over") expect(event.count).toEqual([count(seen.board, "B"), count(seen.board, "W")]);
        seen = fold(seen, event);
      }
      view = seen;
    }
  });
  it("has a title, a text and an end for every lesson in both languages", () => {
    for (const words of [ja, en]) for (const at of LESSONS.keys()) for (const part of ["title", "text", "done"]) expect(words).toContain(`\ntutorial-${at + 1}-${part} =`);
  });
});
