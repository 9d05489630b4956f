import { untrack } from "svelte";
import { dismiss, notices, notify } from "./notices.svelte.ts";
import { sound } from "./sound.ts";

/** Why the last click did nothing; the reason for the one before is forgotten. */
export function complain(words: string): void {
  untrack(() => {
    for (const notice of notices.shown) if (notice.kind === "no") dismiss(notice.id);
    notify(words, "no");
  });
  sound.play("refuse");
}
