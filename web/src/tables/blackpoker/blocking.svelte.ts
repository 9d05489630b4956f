/** A defence that is being put together: whom the defender puts before which attacker, by names of units. */
import type { Attempt, Decision } from "../../lib/table.ts";

const NONE = "none";

export class Blocking {
  /** Those that may block, in the order in which they are asked about. */
  blockers = $state.raw<string[]>([]);
  /** Each blocker with its attacker. */
  blocks = $state.raw<Record<string, string>>({});
  /** The blocker in hand. */
  held = $state<string | null>(null);
  #blockable = $state.raw<string[]>([]);

  /** Everything that may be clicked now: attackers only for a blocker in hand. */
  get open(): string[] {
    return this.held ? [...this.blockers, ...this.#blockable] : this.blockers;
  }

  get begun(): boolean {
    return this.held !== null || Object.keys(this.blocks).length > 0;
  }

  /** The answer for each blocker, in the order in which they are asked about. */
  get lines(): string[] {
    return this.#lines(this.blocks);
  }

  clear(): void {
    this.blocks = {};
    this.held = null;
  }

  /** A blocker, then whom it blocks; the same blocker again stands back. False where the two do not go together. */
  async press(name: string, decision: Decision, ask: (picks: string[]) => Promise<Attempt>): Promise<boolean> {
    if (this.blockers.includes(name)) {
      await this.#take(name, decision, ask);
      return true;
    }
    if (!this.held || !this.#blockable.includes(name)) return true;
    const blocks = { ...this.blocks, [this.held]: name };
    const answer = await ask(this.#lines(blocks));
    if (!answer.refused) this.blocks = blocks;
    this.held = null;
    return !answer.refused;
  }

  async #take(name: string, decision: Decision, ask: (picks: string[]) => Promise<Attempt>): Promise<void> {
    const { [name]: blocked, ...rest } = this.blocks;
    this.blocks = rest;
    if (blocked || this.held === name) {
      this.held = null;
      return;
    }
    this.held = name;
    const before = this.lines.slice(0, this.blockers.indexOf(name));
    const answer: Attempt = before.length ? await ask(before) : { next: decision };
    this.#blockable = (answer.refused ? [] : (answer.next?.names ?? [])).filter((one) => one !== NONE);
  }

  #lines(blocks: Record<string, string>): string[] {
    return this.blockers.map((one) => blocks[one] ?? NONE);
  }
}
