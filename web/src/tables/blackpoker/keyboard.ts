/** The table by keyboard: arrows walk to the nearest thing that may be picked, P passes, Enter sends, Escape takes back, ? tells all this. */
import { busy } from "../../lib/keys.ts";
import type { TableProps } from "../../lib/table.ts";
import { choosing } from "./choosing.svelte.ts";

const STEPS: Record<string, readonly [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export interface Box {
  x: number;
  y: number;
}

/** The nearest in a direction: what lies aside counts twice. Null if nothing lies there. */
export function nearest(from: Box, others: readonly Box[], [dx, dy]: readonly [number, number]): number | null {
  let best: number | null = null;
  let least = Infinity;
  others.forEach(({ x, y }, at) => {
    const ahead = (x - from.x) * dx + (y - from.y) * dy;
    const aside = Math.abs((x - from.x) * dy) + Math.abs((y - from.y) * dx);
    if (ahead > 1 && ahead + 2 * aside < least) [best, least] = [at, ahead + 2 * aside];
  });
  return best;
}

const middle = (element: Element): Box => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

export function keyed(event: KeyboardEvent, table: HTMLElement, { decision }: Pick<TableProps, "decision">, help: () => void): void {
  if (event.ctrlKey || event.metaKey || event.altKey || busy(event.target)) return;
  const step = STEPS[event.key];
  const inside = event.target instanceof Node && table.contains(event.target);
  if (step && inside) {
    // While something is to be picked, only along that; with Shift along everything.
    const open = event.shiftKey ? [] : [...table.querySelectorAll<HTMLElement>("[data-may]")];
    const spots = (open.length ? open : [...table.querySelectorAll<HTMLElement>("[data-name]")]).filter((one) => one !== document.activeElement);
    const at = nearest(middle(document.activeElement!), spots.map(middle), step);
    if (at !== null) spots[at]!.focus();
    event.preventDefault();
  } else if (event.key === "Escape" && choosing.begun) {
    void choosing.undo();
    event.preventDefault();
  } else if (event.key === "p" && decision?.names.includes("pass") && !choosing.begun) {
    choosing.say("pass");
    event.preventDefault();
  } else if (event.key === "?") {
    help();
    event.preventDefault();
  }
}

/** One thing of the table takes the focus: the one that has it, else the first that may be picked, else any that tells something. */
export function rove(table: HTMLElement): void {
  const spots = [...table.querySelectorAll<HTMLElement>("[data-name]")];
  const held = spots.find((one) => one === document.activeElement);
  const stop = held ?? spots.find((one) => one.dataset.may !== undefined) ?? spots.find((one) => one.ariaDisabled !== "true");
  for (const one of spots) one.tabIndex = one === stop ? 0 : -1;
}
