/** Scenarios, as the server plays them. */
import { api, type Played } from "./api.ts";
import { enter } from "./me.svelte.ts";

/** It plays for people only, each in their turn: whoever was nobody yet becomes a guest. */
export async function playThrough(text: string, id = ""): Promise<Played> {
  await enter();
  return api.scenario(text, id);
}
