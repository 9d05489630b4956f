/** Cards that lean towards what they are about (§2.11.4, §2.11.5). */
import type { Attachment } from "svelte/attachments";

/** Degrees: what leans can be told from what lies straight. */
const LEAST = 6;
/** Beyond this, clearly below, the lower end of the card is the one that points. */
const LOWER = 100;

interface Point {
  x: number;
  y: number;
}

/** How far a card is turned from upright, so that one end of it points at the target. */
export function lean(from: Point, to: Point, most: number): number {
  const turn = (Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI;
  const nearest = Math.abs(turn) > LOWER ? turn - Math.sign(turn) * 180 : turn;
  return (Math.sign(nearest) || 1) * Math.min(most, Math.max(LEAST, Math.abs(nearest)));
}

const middle = (one: Element): Point => {
  const { left, top, width, height } = one.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

/** Gives `--lean` to what it is attached to, and anew whenever the table changes its shape or scrolls. `aim` names the target on the table; without one it is `otherwise`. */
export const leaning = (aim: () => string | null, most: number, otherwise: number): Attachment<HTMLElement> => (node) => {
  const name = aim();
  const table = node.closest(".room") ?? document.body;
  const turn = (): void => {
    const target = name === null ? null : table.querySelector(`[data-name="${name}"]`);
    node.style.setProperty("--lean", `${target ? lean(middle(node), middle(target), most) : otherwise}deg`);
  };
  // Once everything lies where it belongs.
  const soon = requestAnimationFrame(turn);
  const watch = new ResizeObserver(turn);
  watch.observe(table);
  table.addEventListener("scroll", turn, { capture: true, passive: true });
  return () => (cancelAnimationFrame(soon), watch.disconnect(), table.removeEventListener("scroll", turn, { capture: true }));
};
