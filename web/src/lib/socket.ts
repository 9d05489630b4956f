/**
 * The line to one match. It comes back by itself, asks for what it missed, and sends again what
 * was never answered; the server knows a submission by its id and takes it once.
 */
import type { Incoming, Outgoing, Refusal } from "./wire.gen.ts";

export type Status = "connecting" | "open" | "lost" | "ended";

export interface Listener {
  message(message: Outgoing): void;
  status(status: Status): void;
}

export interface Tools {
  open(address: string): WebSocket;
  later(then: () => void, ms: number): number;
  never(timer: number): void;
  random(): number;
}

const TOOLS: Tools = {
  open: (address) => new WebSocket(address),
  later: (then, ms) => setTimeout(then, ms) as unknown as number,
  never: (timer) => clearTimeout(timer),
  random: Math.random,
};

const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
const PING_EVERY = 5000;
/** A line that brings nothing for so long after a question is dead, whatever the system says. */
const PATIENCE = 4000;
/** Refusals before the welcome after which trying again may help. */
const PASSING = new Set(["too_fast", "too_late", "too_many", "not_stored"]);

export class Line {
  readonly #address: string;
  readonly #token: string;
  readonly #watch: boolean;
  readonly #listener: Listener;
  readonly #tools: Tools;
  #socket: WebSocket | null = null;
  #waiting = new Map<string, Incoming>();
  #seen = 0;
  /** Whose feeds have come: each counts for itself, so several must begin anew after a lost line. */
  #viewers = new Set<number | null>();
  #tries = 0;
  #timer = 0;
  #ping = 0;
  #over = false;
  #greeted = false;

  constructor(address: string, token: string, watch: boolean, listener: Listener, tools: Partial<Tools> = {}) {
    this.#address = address;
    this.#token = token;
    this.#watch = watch;
    this.#listener = listener;
    this.#tools = { ...TOOLS, ...tools };
    this.#connect();
  }

  /** Sent at once if the line is up; a submission or a try waits for its answer and survives a lost line. */
  send(message: Incoming): void {
    if (message.type === "submit" || message.type === "try") this.#waiting.set(message.id, message);
    if (this.#greeted) this.#write(message);
  }

  /** Try now instead of when the wait is over. */
  hurry(): void {
    if (this.#over || this.#socket) return;
    this.#tools.never(this.#timer);
    this.#connect();
  }

  /** Something says that the network is gone or back: ask the line now, and believe only its answer. */
  doubt(): void {
    if (this.#greeted) this.#ask();
  }

  close(): void {
    this.#over = true;
    this.#tools.never(this.#timer);
    this.#tools.never(this.#ping);
    this.#socket?.close();
    this.#socket = null;
  }

  #connect(): void {
    this.#listener.status(this.#tries === 0 ? "connecting" : "lost");
    const socket = this.#tools.open(this.#address);
    this.#socket = socket;
    this.#greeted = false;
    socket.onopen = () => this.#write({ type: "hello", token: this.#token, since: this.#viewers.size > 1 ? 0 : this.#seen, watch: this.#watch });
    socket.onmessage = (event) => this.#read(String(event.data));
    socket.onclose = () => this.#lost(socket);
  }

  #read(data: string): void {
    const message = JSON.parse(data) as Outgoing;
    if (this.#greeted) this.#beat();
    if (message.type === "welcome") this.#welcomed();
    if (message.type === "update") {
      this.#seen = message.seen;
      this.#viewers.add(message.viewer);
    }
    if (message.type === "done" || message.type === "tried") this.#waiting.delete(message.id);
    if (message.type === "refused") this.#refused(message);
    this.#listener.message(message);
  }

  #refused({ id, code }: Refusal): void {
    if (id) this.#waiting.delete(id);
    else if (!this.#greeted && !PASSING.has(code)) {
      this.close();
      this.#listener.status("ended");
    }
  }

  #welcomed(): void {
    this.#tries = 0;
    this.#greeted = true;
    this.#listener.status("open");
    for (const message of this.#waiting.values()) this.#write(message);
    this.#beat();
  }

  /** Whatever arrives shows that the line is alive; after a while of nothing it is asked. */
  #beat(): void {
    this.#tools.never(this.#ping);
    this.#ping = this.#tools.later(() => this.#ask(), PING_EVERY);
  }

  #ask(): void {
    this.#tools.never(this.#ping);
    this.#write({ type: "ping" });
    this.#ping = this.#tools.later(() => this.#drop(), PATIENCE);
  }

  /** Closing a dead line takes as long as the system thinks it alive: nobody waits for that. */
  #drop(): void {
    const socket = this.#socket;
    if (!socket) return;
    socket.onmessage = socket.onclose = null;
    socket.close();
    this.#lost(socket);
  }

  #lost(socket: WebSocket): void {
    if (this.#over || socket !== this.#socket) return;
    this.#socket = null;
    this.#greeted = false;
    this.#tools.never(this.#ping);
    this.#tries += 1;
    this.#listener.status("lost");
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (this.#tries - 1));
    this.#timer = this.#tools.later(() => this.#connect(), wait * (0.5 + this.#tools.random() / 2));
  }

  #write(message: Incoming): void {
    if (this.#socket?.readyState === 1) this.#socket.send(JSON.stringify(message));
  }
}

export function address(match: string, at: Location = location): string {
  return `${at.protocol === "https:" ? "wss" : "ws"}://${at.host}/ws/${match}`;
}
