/**
 * What the person at this page is putting together: picks that lie on this page only, until they are
 * sent as a whole. What may be picked next is asked of the match, never worked out here.
 */
import type { Attempt, Decision, Refusal, TableProps } from "../../lib/table.ts";
import { Blocking } from "./blocking.svelte.ts";
import { actionOf } from "./catalogue.ts";
import { PLAYERS, unitPlace } from "./places.ts";

/** Closes a choice of as many picks as one likes. */
export const DONE = "done";
/** Picks that are not a set: what is picked first counts. */
const IN_ORDER: readonly string[] = ["bottom_order", "lance_order", "blockers"];
/** Picks of several things out of the same, which the rules take in one order only. */
const SETS = /^(key|drive|discard|end_discard|choose_)/;

export interface Step {
  question: Decision;
  pick: string;
}

type Acting = Pick<TableProps, "decision" | "submit" | "attempt">;

class Choosing {
  /** The picks so far, each with the question it answers. */
  steps = $state.raw<Step[]>([]);
  /** The question behind them; null once they are complete. */
  question = $state.raw<Decision | null>(null);
  /** What could only come after another pick of the same set, and what of it has been clicked already. */
  later = $state.raw<string[]>([]);
  wishes = $state.raw<string[]>([]);
  /** The hand card whose uses are being looked at. */
  card = $state<string | null>(null);
  readonly blocking = new Blocking();
  refused = $state.raw<Refusal | null>(null);
  /** The decision that has been answered already. */
  sent = $state<number | null>(null);
  #acting = $state.raw<Acting | null>(null);
  #known = new Map<string, Promise<Attempt>>();
  #turn = 0;

  /** A decision is put, or taken away: what was begun for another one is forgotten. */
  begin(acting: Acting, blockers: string[] = []): void {
    const before = this.#acting?.decision;
    this.#acting = acting;
    this.blocking.blockers = blockers;
    if (before && acting.decision && before.number === acting.decision.number && before.seat === acting.decision.seat) return;
    this.#known.clear();
    this.sent = null;
    this.refused = null;
    this.#clear();
    void this.#foresee();
  }

  get decision(): Decision | null {
    const decision = this.#acting?.decision ?? null;
    return decision && this.sent !== decision.number ? decision : null;
  }

  get picks(): string[] {
    return this.steps.map(({ pick }) => pick);
  }

  /** Whether something has been begun that can be taken back. */
  get begun(): boolean {
    return this.steps.length > 0 || this.wishes.length > 0 || this.card !== null || this.blocking.begun;
  }

  /** The request that is being declared. */
  get action(): string | null {
    const first = this.steps[0]?.pick;
    return first?.startsWith("request ") ? first.slice(8) : null;
  }

  /** Whether the picks can be sent as they are. */
  get ready(): boolean {
    if (!this.decision) return false;
    if (this.decision.kind === "blockers") return true;
    return this.question === null ? this.steps.length > 0 : this.question.names.includes(DONE);
  }

  /** Everything that may be clicked now: also what would have come earlier in the same set. */
  get open(): ReadonlySet<string> {
    if (!this.decision) return new Set();
    if (this.decision.kind === "blockers") return new Set(this.blocking.open);
    const names = this.question?.names ?? [];
    const run = this.#run();
    const earlier = run < this.steps.length ? this.steps[run]!.question.names : [];
    return new Set([...names, ...earlier, ...this.picks.slice(run), ...this.later].filter((name) => name !== DONE));
  }

  /** Look at what a card of the hand is good for. */
  look(card: string | null): void {
    this.refused = null;
    this.card = this.card === card ? null : card;
  }

  /** Ask for an action; a card one was looking at becomes its key where that is possible. */
  async request(action: string): Promise<void> {
    const card = this.card;
    if (!(await this.#put([`request ${action}`]))) return;
    this.card = null;
    if (card && this.question?.kind === "key") this.wishes = [card];
    await this.#grant();
  }

  /** Pick what may be picked, or put it back. */
  async pick(name: string): Promise<void> {
    if (!this.decision) return;
    if (this.decision.kind === "blockers") return this.#block(name, this.decision);
    if (this.question?.kind === "drive") return this.#gather(name);
    const picks = this.picks;
    const run = this.#run();
    if (picks.slice(run).includes(name)) return this.back(picks.lastIndexOf(name));
    if (this.question?.names.includes(name)) {
      if (await this.#put([...picks, name])) await this.#grant();
      return;
    }
    if (this.question === null && this.steps.at(-1)?.question.names.includes(name)) {
      await this.#put([...picks.slice(0, -1), name]);
      return;
    }
    if (this.wishes.includes(name)) {
      this.wishes = this.wishes.filter((one) => one !== name);
      return;
    }
    if (this.later.includes(name)) {
      this.wishes = [...this.wishes, name];
      return;
    }
    // The rules take sets in one order only; people click in any.
    const places = [...picks.keys()].slice(run);
    for (const changed of [...places.map((at) => picks.toSpliced(at, 0, name)), ...places.toReversed().map((at) => picks.with(at, name))]) {
      if (await this.#put(changed, true)) return;
    }
  }

  /** Take back one pick, and with it whatever cannot stand without it. */
  async back(at: number): Promise<void> {
    const picks = this.picks;
    if (at === 0 && this.action) return this.cancel();
    if (this.steps[at]?.question.kind === "drive") return this.#ungather(picks[at]!);
    if ((await this.#put(picks.toSpliced(at, 1), true)) || (await this.#put(picks.slice(0, at)))) await this.#grant();
  }

  /** Take back the last thing. */
  async undo(): Promise<void> {
    if (this.blocking.held) this.blocking.held = null;
    else if (this.wishes.length) this.wishes = this.wishes.slice(0, -1);
    else if (this.steps.length) await this.back(this.steps.length - 1);
    else this.cancel();
  }

  cancel(): void {
    this.refused = null;
    this.#clear();
    void this.#foresee();
  }

  /** Send what is put together. */
  send(): void {
    const decision = this.decision;
    if (!decision || !this.ready) return;
    const picks = decision.kind === "blockers" ? [...this.blocking.lines, DONE] : this.question ? [...this.picks, DONE] : this.picks;
    this.#send(picks, decision);
  }

  /** Send a pick that needs nothing more: a pass, yes, no. */
  say(word: string): void {
    if (this.decision && !this.steps.length) this.#send([word], this.decision);
  }

  /** Why an action is not offered now. */
  async why(action: string): Promise<Refusal | null> {
    return (await this.#ask([`request ${action}`])).refused ?? null;
  }

  #send(picks: string[], decision: Decision): void {
    this.sent = decision.number;
    this.#clear();
    this.#acting!.submit(picks);
  }

  #clear(): void {
    this.#turn += 1;
    this.steps = [];
    this.question = this.#acting?.decision ?? null;
    this.later = [];
    this.wishes = [];
    this.card = null;
    this.blocking.clear();
  }

  /** Where the picks of the same kind as the question begin. */
  #run(): number {
    const kind = this.question?.kind ?? this.steps.at(-1)?.question.kind;
    let from = this.steps.length;
    if (!kind || IN_ORDER.includes(kind)) return from;
    while (from > 0 && this.steps[from - 1]!.question.kind === kind && !this.steps[from - 1]!.pick.startsWith("request ")) from -= 1;
    return from;
  }

  /** Bulwarks that pay together: after the first in order the match may pick the rest, so they wait until all are clicked. */
  async #gather(name: string): Promise<void> {
    if (!this.open.has(name)) return;
    const wishes = this.wishes.includes(name) ? this.wishes.filter((one) => one !== name) : [...this.wishes, name];
    this.wishes = wishes;
    if (wishes.length < [...(actionOf(this.action ?? "")?.cost ?? "")].filter((letter) => letter === "B").length) return;
    for (const one of wishes.toSorted((a, b) => unitPlace(a) - unitPlace(b))) {
      if (this.question?.kind !== "drive" || !(await this.#put([...this.picks, one]))) break;
    }
    await this.#foresee();
  }

  /** One of them is taken back: the others wait again. */
  async #ungather(name: string): Promise<void> {
    const paid = this.steps.filter(({ question }) => question.kind === "drive").map(({ pick }) => pick);
    if (!(await this.#put(this.picks.slice(0, this.picks.indexOf(paid[0]!))))) return;
    this.wishes = paid.filter((one) => one !== name);
    await this.#foresee();
  }

  /** What was clicked too early is picked as soon as it may be; then look what could follow. */
  async #grant(): Promise<void> {
    const question = this.question;
    const granted = this.wishes.find((name) => question?.names.includes(name));
    if (granted) {
      this.wishes = this.wishes.filter((name) => name !== granted);
      if (await this.#put([...this.picks, granted])) await this.#grant();
      return;
    }
    await this.#foresee();
  }

  async #foresee(): Promise<void> {
    const question = this.question;
    this.later = [];
    if (!question || !SETS.test(question.kind)) {
      this.wishes = [];
      return;
    }
    const turn = this.#turn;
    const things = question.names.filter((name) => name !== DONE);
    const found = new Set<string>();
    const short = question.kind === "key" || question.kind === "drive";
    for (const name of short ? things : things.slice(-1)) {
      let picks = [...this.picks, name];
      for (;;) {
        const answer: Attempt = await this.#ask(picks);
        if (turn !== this.#turn) return;
        if (answer.refused || answer.next?.kind !== question.kind) break;
        const names = answer.next.names.filter((one) => one !== DONE);
        names.forEach((one) => found.add(one));
        if (short || !names.length) break;
        picks = [...picks, names.at(-1)!];
      }
    }
    this.later = [...found].filter((name) => !question.names.includes(name));
    this.wishes = this.wishes.filter((name) => found.has(name) || question.names.includes(name));
  }

  /** Make these the picks, if the match takes them; whether it does. */
  async #put(picks: string[], quietly = false): Promise<boolean> {
    const decision = this.decision;
    if (!decision) return false;
    const turn = (this.#turn += 1);
    const steps: Step[] = [];
    let question: Decision | null = decision;
    for (const [at, pick] of picks.entries()) {
      const answer: Attempt = question === null ? { refused: { code: "not_legal", fields: {} } } : await this.#ask(picks.slice(0, at + 1));
      // Something else has been clicked, or decided, meanwhile.
      if (turn !== this.#turn) return true;
      if (answer.refused) {
        if (!quietly) this.refused = answer.refused;
        return false;
      }
      steps.push({ question: question!, pick });
      question = answer.next;
    }
    this.steps = steps;
    // What was clicked too early was meant for this question, not for the next one.
    if (question?.kind !== this.question?.kind) this.wishes = [];
    this.question = question;
    this.refused = null;
    return true;
  }

  #ask(picks: string[]): Promise<Attempt> {
    const key = picks.join("\n");
    let found = this.#known.get(key);
    if (!found) {
      // Where there is nobody to ask, each pick is sent by itself.
      found = this.#acting?.attempt?.(picks) ?? Promise.resolve({ next: null });
      this.#known.set(key, found);
    }
    return found;
  }

  async #block(name: string, decision: Decision): Promise<void> {
    this.refused = null;
    if (!(await this.blocking.press(name, decision, (picks) => this.#ask(picks)))) this.refused = { code: "block_mixed", fields: {} };
  }
}

export const choosing = new Choosing();

/** Whether a name is a word rather than a thing on the table. */
export const isWord = (name: string): boolean => /^[a-z]+$/.test(name);
/** Whether a name is a player. */
export const isPlayer = (name: string): boolean => (PLAYERS as readonly string[]).includes(name);
