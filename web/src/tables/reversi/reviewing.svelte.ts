/** What a review shows on the board while it is open. */
import type { StoneMark } from "../../lib/pieces/Stone.svelte";

class Reviewing {
  marks = $state.raw<Map<number, StoneMark> | null>(null);
}

export const reviewing = new Reviewing();
