/**
 * Furigana in our own words: `役《やく》`, or `｜立て札《たてふだ》` where more than the kanji
 * before it is meant.
 */
export interface Part {
  words: string;
  /** How it is read; empty where anybody can tell. */
  reading: string;
}

const MARKED = /(?:｜([^｜《》]+)|([\p{Script=Han}々]+))《([^《》]+)》/gu;

export function parts(text: string): Part[] {
  const found: Part[] = [];
  let at = 0;
  for (const one of text.matchAll(MARKED)) {
    if (one.index > at) found.push({ words: text.slice(at, one.index), reading: "" });
    found.push({ words: one[1] ?? one[2]!, reading: one[3]! });
    at = one.index + one[0].length;
  }
  if (at < text.length) found.push({ words: text.slice(at), reading: "" });
  return found;
}

/** Without the readings: for labels, titles, and whatever is read out. */
export const plain = (text: string): string => text.replace(MARKED, (_, marked, kanji) => marked ?? kanji);
