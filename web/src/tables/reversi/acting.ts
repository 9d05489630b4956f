/** What the controls beside the board do, by mouse, touch or key. */
import { BASIC_ITEMS, ITEMS } from "../../lib/pieces/items.ts";
import { sound } from "../../lib/sound.ts";
import type { Decision, Options, TableProps } from "../../lib/table.ts";
import { choosing, specialAllowed, uses } from "./choosing.svelte.ts";
import type { View } from "./fold.ts";

const ON_A_LINE = ["appraise"];
const ON_A_CELL = ["lens", "plant", "disarm"];

/** What a control needs to know of the table it acts on. */
export type Acting = Pick<TableProps, "view" | "decision" | "submit" | "options" | "say">;

export function itemed(view: View, options: Options): boolean {
  return !!options.items && view.items !== null;
}

/** Where items are used: the basic set always, and of the extended one what is held. */
export function shownItems(view: View, options: Options): string[] {
  if (!itemed(view, options)) return [];
  return ITEMS.filter((item) => BASIC_ITEMS.includes(item) || (options.extended && view.items![item]));
}

export function chooseStone(special: boolean, decision: Decision | null, view: View): void {
  if (special && decision && !specialAllowed(decision)) {
    choosing.refuse(view.initial ? "refused-no_special_left" : "refused-specials_off");
    return;
  }
  if (!decision) {
    choosing.refuse(view.count ? "refused-game_over" : "refused-not_your_turn");
    return;
  }
  choosing.aim = null;
  choosing.special = special;
  // The same sound both ways: somebody may be listening.
  sound.play("click");
}

export const toggleSpecial = (decision: Decision | null, view: View): void => chooseStone(!choosing.special, decision, view);

/** Why an item cannot be used, as far as the page can tell by itself. */
export function whyNot(item: string, decision: Decision | null, view: View): string | null {
  if (!decision) return view.count ? "refused-game_over" : "refused-not_your_turn";
  const { now, targets } = uses(decision, item);
  if (now || targets.length) return null;
  const held = view.items?.[item] ?? 0;
  if (!held) return "refused-not_held";
  if (decision.kind === "pass") return "refused-must_pass";
  if (view.item_used) return "refused-one_item_a_turn";
  if (held <= (view.waiting?.[item] ?? 0)) return "refused-not_yet_usable";
  return ON_A_CELL.includes(item) ? "table-refused-no-target" : null;
}

/** Use the item of this place in the list: at once, or by aiming it. */
export function press(at: number, { view, decision, submit, options, say }: Acting): void {
  const item = shownItems(view, options)[at];
  if (!item) return;
  const why = whyNot(item, decision, view);
  if (why) return choosing.refuse(why, { item: say(`item-${item}`) });
  if (choosing.aim?.item === item) {
    choosing.aim = null;
    return;
  }
  const { targets } = uses(decision, item);
  if (targets.length) {
    choosing.aim = { item, kind: ON_A_LINE.includes(item) ? "line" : "cell", targets };
    sound.play("click");
    return;
  }
  // Where only the rules know why not, they are asked: a refused use costs nothing.
  choosing.sent = decision!.number;
  submit([`item ${item}`]);
}
