/** Looking something up in the list of actions. */
import type { Say } from "../../../lib/table.ts";
import { CARDS, keyOf, keysWords, type Action } from "../catalogue.ts";

/** The actions of each type, in order. */
export function grouped(actions: readonly Action[]): [string, Action[]][] {
  const types = [...new Set(actions.map((action) => action.type))];
  return types.map((type) => [type, actions.filter((action) => action.type === type)]);
}

/** A card as people write it: `♡7`, `h7`, `HT`, `joker`. */
function cardIn(words: string): string | undefined {
  const plain = words.normalize("NFKC").toUpperCase().replace(/[♠♤]/, "S").replace(/[♥♡]/, "H").replace(/[♦♢]/, "D").replace(/[♣♧]/, "C");
  if (plain === "JOKER") return "X1";
  return CARDS.find((card) => card === plain.replace(/^([SHDC])T$/, "$110"));
}

/** Those that a card can be the key of; otherwise those in whose name, keys or effect the words stand. */
export function found(actions: readonly Action[], words: string, say: Say): readonly Action[] {
  const wanted = words.trim().normalize("NFKC").toLowerCase();
  if (!wanted) return actions;
  const card = cardIn(wanted);
  if (card) return actions.filter((action) => keyOf(action, card));
  return actions.filter(({ key, type, keys }) => {
    const text = [say(`action-${key}`), say(`action-${key}-full`), say(`type-${type}`), keysWords(keys, say)].join(" ");
    return text.normalize("NFKC").toLowerCase().includes(wanted);
  });
}
