/** Short words for everybody: shown for a while, and read out by screen readers. */

export interface Notice {
  id: number;
  words: string;
  kind: "plain" | "no" | "win";
}

const STAY = 4500;
let next = 0;
export const notices = $state<{ shown: Notice[]; spoken: string; urgent: string }>({ shown: [], spoken: "", urgent: "" });

export function notify(words: string, kind: Notice["kind"] = "plain"): void {
  const id = (next += 1);
  notices.shown = [...notices.shown.slice(-2), { id, words, kind }];
  if (kind === "no") notices.urgent = words;
  else announce(words);
  setTimeout(() => dismiss(id), STAY);
}

export function dismiss(id: number): void {
  notices.shown = notices.shown.filter((notice) => notice.id !== id);
}

/** Read out only. The same words twice in a row are read twice. */
export function announce(words: string): void {
  notices.spoken = words === notices.spoken ? `${words}\u00a0` : words;
}
