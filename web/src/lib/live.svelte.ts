/** A live match as this page knows it: what the line brought, ready to be shown. */
import { same } from "./playback.svelte.ts";
import { address, Line, type Status } from "./socket.ts";
import type { Attempt, Decision, Refusal, SeatInfo } from "./table.ts";
import type { Incoming, Outgoing, Over, Said, Update, Welcome } from "./wire.gen.ts";

export interface Hearing {
  welcome(): void;
  update(update: Update): void;
  said(said: Said): void;
  refused(refusal: Refusal): void;
}

export class Live {
  status = $state<Status>("connecting");
  welcome = $state.raw<Welcome | null>(null);
  seats = $state.raw<SeatInfo[]>([]);
  watchers = $state(0);
  thinking = $state.raw<number[]>([]);
  update = $state.raw<Update | null>(null);
  /** When the last update came, for clocks that run on. */
  at = $state(0);
  over = $state.raw<Over | null>(null);
  /** The seats whose players wait to play again. */
  again = $state.raw<number[]>([]);
  refused = $state.raw<Refusal | null>(null);
  /** A move that was made and not answered yet: while the line is down it is kept. */
  kept = $state<string | null>(null);
  readonly #line: Line;
  readonly #hearing: Hearing;
  /** What is being tried, until it is answered. */
  readonly #tries = new Map<string, (answer: Attempt) => void>();

  constructor(match: string, token: string, watch: boolean, hearing: Hearing) {
    this.#hearing = hearing;
    this.#line = new Line(address(match), token, watch, {
      message: (message) => this.#hear(message),
      status: (status) => (this.status = status),
    });
  }

  get decision(): Decision | null {
    return this.update?.decision ?? null;
  }

  submit(actions: string[]): void {
    const decision = this.decision;
    if (!decision) return;
    this.refused = null;
    this.kept = fresh();
    this.send({ type: "submit", seat: decision.seat, decision: decision.number, actions, id: this.kept });
  }

  /** What would have to be picked after these picks; nothing is changed by it. */
  attempt(actions: string[]): Promise<Attempt> {
    const decision = this.decision;
    if (!decision) return Promise.resolve({ refused: { code: "not_your_turn", fields: {} } });
    const id = fresh();
    return new Promise((answer) => {
      this.#tries.set(id, answer);
      this.send({ type: "try", seat: decision.seat, decision: decision.number, actions, id });
    });
  }

  send(message: Incoming): void {
    this.#line.send(message);
  }

  hurry(): void {
    this.#line.hurry();
  }

  doubt(): void {
    this.#line.doubt();
  }

  close(): void {
    this.#line.close();
  }

  #hear(message: Outgoing): void {
    switch (message.type) {
      case "welcome":
        this.welcome = message;
        this.seats = message.seats;
        this.#hearing.welcome();
        return;
      case "update":
        this.update = { ...message, decision: this.#asked(message.decision) };
        this.at = Date.now();
        this.thinking = message.thinking;
        this.refused = null;
        this.#hearing.update(message);
        return;
      case "thinking":
        this.thinking = message.seats;
        return;
      case "table":
        this.seats = message.seats;
        this.watchers = message.watchers;
        return;
      case "tried":
        this.#answered(message.id, { next: message.next });
        return;
      case "done":
        if (message.id === this.kept) this.kept = null;
        return;
      case "refused":
        if (message.id === this.kept) this.kept = null;
        if (this.#answered(message.id, { refused: message })) return;
        this.refused = message;
        this.#hearing.refused(message);
        return;
      case "said":
        this.#hearing.said(message);
        return;
      case "over":
        this.over = message;
        return;
      case "rematch":
        this.again = message.seats;
        return;
    }
  }

  /** After a lost line the same is asked again: it stays the same question, and what was begun for it stands. */
  #asked(decision: Update["decision"]): Update["decision"] {
    return same(decision, this.decision) ? this.decision : decision;
  }

  #answered(id: string, answer: Attempt): boolean {
    const wanted = this.#tries.get(id);
    this.#tries.delete(id);
    wanted?.(answer);
    return wanted !== undefined;
  }
}

const fresh = (): string => crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`;
