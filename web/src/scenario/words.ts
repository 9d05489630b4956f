/** What a scenario wanted or found, for somebody who reads it. */
import type { Say } from "../lib/table.ts";
import { refusal } from "../lib/text.svelte.ts";

/** A phrase of the checker is a code with fields; everything else is a value of the file. */
export function worded(value: unknown, say: Say): string {
  if (value === null || value === undefined) return say("check-none");
  if (Array.isArray(value)) return value.length ? value.map((one) => worded(one, say)).join("\n") : say("check-none");
  if (typeof value !== "object") return String(value);
  const { code, ...fields } = value as { code?: string } & Record<string, unknown>;
  if (!code) return Object.entries(fields).map(([name, one]) => `${name}: ${worded(one, say)}`).join("\n");
  const said = Object.fromEntries(Object.entries(fields).map(([name, one]) => [name, name === "why" ? because(one, say) : worded(one, say)]));
  return say(`check-${code}`, said);
}

function because(why: unknown, say: Say): string {
  const { code, ...fields } = why as { code: string } & Record<string, unknown>;
  return refusal(say, code, fields).replace(/[.。]$/, "");
}
