/** The words of this table, which stand beside the game's own. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { settings } from "../../lib/settings.svelte.ts";
import type { Say } from "../../lib/table.ts";
import en from "./en.ftl";
import ja from "./ja.ftl";

function bundle(language: "ja" | "en", source: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  made.addResource(new FluentResource(source));
  return made;
}

export const TABLE_WORDS = { ja: bundle("ja", ja), en: bundle("en", en) };

/** Says what this table has words for itself, and leaves the rest to `say`. */
export function speaking(say: Say, language: "ja" | "en" | null = null): Say {
  return (key, fields) => {
    const words = TABLE_WORDS[language ?? settings.language];
    const pattern = words.getMessage(key)?.value;
    return pattern ? words.formatPattern(pattern, fields) : say(key, fields);
  };
}
