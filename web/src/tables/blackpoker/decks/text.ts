/** A deck as text, to be kept and shared: the game's own format, read and written here as the game does. */
import { CARDS, RANKS } from "../catalogue.ts";

export interface Deck {
  name: string;
  cards: string[];
}

/** Why a text is no deck: a card stands there twice, nothing can be read, or a name is no text. */
export interface Unreadable {
  why: "once" | "like" | "text";
  /** Where; 0 for the whole. */
  line: number;
  got: string;
}

const LETTERS: Record<string, string> = { "♠": "S", "♤": "S", "♥": "H", "♡": "H", "♦": "D", "♢": "D", "♣": "C", "♧": "C", "–": "-", "—": "-", "−": "-", "~": "-", "〜": "-", "\ufe0e": "", "\ufe0f": "" };
const RANK = "10|[A1-9TJQK]";
const RUN = new RegExp(`^([SHDCX]?)(${RANK})(?:-(${RANK}))?$`);
const SHORTEST_RUN = 3;

export const inOrder = (cards: Iterable<string>): string[] => {
  const held = new Set(cards);
  return CARDS.filter((card) => held.has(card));
};

export function read(text: string): Deck | Unreadable {
  let name = "";
  const cards = new Set<string>();
  for (const [at, line] of text.split(/\r\n|[\n\r\v\f\x1c-\x1e\x85\u2028\u2029]/).entries()) {
    const plain = line.normalize("NFKC").trim();
    if (plain.startsWith("#")) {
      const given = oneLine(line.trim().slice(1));
      if (!name && /[\p{C}]/u.test(given)) return { why: "text", line: at + 1, got: given };
      name ||= given;
      continue;
    }
    const found = cardsOf(plain.toUpperCase().replace(/[♠♤♥♡♦♢♣♧–—−~〜\ufe0e\ufe0f]/g, (sign) => LETTERS[sign]!));
    if (typeof found === "string") return { why: "like", line: at + 1, got: found };
    for (const card of found) {
      if (cards.has(card)) return { why: "once", line: at + 1, got: card };
      cards.add(card);
    }
  }
  return cards.size ? { name, cards: inOrder(cards) } : { why: "like", line: 0, got: "" };
}

/** The cards of a line; or the word that is none. */
function cardsOf(line: string): string[] | string {
  let suit = "";
  const cards: string[] = [];
  for (const word of line.replace(/\b([SHDCX])[\s:]+/g, "$1").split(/[\s,、/;]+/).filter(Boolean)) {
    const run = RUN.exec(word);
    suit = run?.[1] || suit;
    const [first, last] = [run?.[2], run?.[3] ?? run?.[2]].map((rank) => CARDS.indexOf(suit + (rank ?? "").replace("T", "10")));
    if (!run || first! < 0 || last! < first!) return word;
    cards.push(...CARDS.slice(first, last! + 1));
  }
  return cards;
}

export function write({ name, cards }: Deck): string {
  const lines = [..."SHDCX"].flatMap((suit) => {
    const ranks = inOrder(cards).filter((card) => card[0] === suit).map((card) => card.slice(1));
    return ranks.length ? [[suit, ...runs(ranks, suit === "X" ? ["1", "2"] : RANKS)].join(" ")] : [];
  });
  const titled = oneLine(name);
  return [...(titled ? [`# ${titled}`] : []), ...lines].map((line) => `${line}\n`).join("");
}

/** Neighbours as `9-K`, from three on. */
function runs(ranks: string[], all: readonly string[]): string[] {
  const groups: string[][] = [];
  for (const rank of ranks) {
    const group = groups.at(-1);
    if (group && all.indexOf(rank) === all.indexOf(group.at(-1)!) + 1) group.push(rank);
    else groups.push([rank]);
  }
  return groups.flatMap((group) => (group.length >= SHORTEST_RUN ? [`${group[0]}-${group.at(-1)}`] : group));
}

const oneLine = (name: string): string => name.split(/\s+/).filter(Boolean).join(" ");
