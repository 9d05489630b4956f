/** After the end: where the specials were, and what each side could know at each move. */
import type { GameEvent } from "../../lib/table.ts";
import { cellAt, COLOURS, opening, runs } from "./rules.ts";

export interface Moment {
  ply: number;
  events: GameEvent[];
  view: { size: number; board: string };
}

/** What a private item told its user. */
export interface Told {
  seat: number;
  item: string;
  target: string;
  value: number;
}

export interface Step {
  ply: number;
  board: string;
  special: Set<number>;
  /** Known to everybody: the first four stones, and every stone that ever turned. */
  normal: Set<number>;
  /** Known to everybody: a line stopped there. */
  proven: Set<number>;
  /** At which stones the lines of this move stopped. */
  stopped: number[];
  told: Told[];
}

interface Change {
  cell: number;
  seat: number;
  turn: number;
  special: boolean;
  proven: Set<number>;
}

/** One step per moment, from the feeds of both seats: each names its own specials. */
export function timeline(feeds: readonly [Moment[], Moment[]]): Step[] {
  const size = feeds[0][0]?.view.size ?? 8;
  const walk = new Walk(size);
  return feeds[0].map((moment, at) => walk.step(moment, [moment.events, feeds[1][at]?.events ?? []]));
}

class Walk {
  board: string;
  turn = 1;
  special = new Set<number>();
  normal: Set<number>;
  proven = new Set<number>();
  told: Told[] = [];
  changes: Change[] = [];
  readonly size: number;

  constructor(size: number) {
    this.size = size;
    this.board = opening(size);
    this.normal = new Set([...this.board].flatMap((found, cell) => (found === "." ? [] : [cell])));
  }

  step(moment: Moment, feeds: readonly GameEvent[][]): Step {
    const stopped: number[] = [];
    moment.events.forEach((event) => this.#happen(event, moment.events, feeds, stopped));
    feeds.forEach((feed) => this.#listen(feed));
    this.board = moment.view.board;
    const { ply, view } = moment;
    const copy = (cells: Set<number>): Set<number> => new Set(cells);
    const { special, normal, proven, told } = this;
    return { ply, board: view.board, special: copy(special), normal: copy(normal), proven: copy(proven), stopped, told: [...told] };
  }

  #happen(event: GameEvent, all: GameEvent[], feeds: readonly GameEvent[][], stopped: number[]): void {
    if (event.kind === "place") this.#place(event, all, feeds, stopped);
    else if (event.kind === "disarm") this.#disarm(event.cell);
    else if (event.kind === "undo") this.#undo(event);
    else if (event.kind === "turn") this.turn = event.number;
    else if (event.kind === "item" && event.item === "plant") this.#plant(event.seat, feeds);
  }

  #place(event: GameEvent, all: GameEvent[], feeds: readonly GameEvent[][], stopped: number[]): void {
    const turned = new Set(all.filter((other) => other.kind === "flip").map((other) => other.cell as number));
    for (const run of runs(this.board, this.size, event.cell, COLOURS[event.seat]!)) {
      const stop = run.find((stone) => !turned.has(stone));
      for (const stone of run) if (turned.has(stone)) this.normal.add(stone);
      if (stop === undefined) continue;
      this.proven.add(stop);
      stopped.push(stop);
    }
    const own = feeds[event.seat]?.find((other) => other.kind === "place");
    if (own?.special) this.special.add(event.cell);
  }

  #plant(seat: number, feeds: readonly GameEvent[][]): void {
    const own = feeds[seat]?.find((event) => event.kind === "item" && event.item === "plant");
    if (!own?.target) return;
    const cell = cellAt(own.target, this.size);
    this.changes.push({ cell, seat, turn: this.turn, special: true, proven: new Set(this.proven) });
    this.special.add(cell);
  }

  #disarm(cell: number): void {
    const seat = this.board[cell] === "B" ? 0 : 1;
    this.changes.push({ cell, seat, turn: this.turn, special: false, proven: new Set(this.proven) });
    this.special.delete(cell);
    this.proven.delete(cell);
    this.normal.add(cell);
  }

  /** Stones are again what they were; what anybody has seen stays seen. */
  #undo(event: GameEvent): void {
    const undone = this.changes.filter((change) => change.turn > event.turn);
    for (const change of undone.filter((one) => one.special).reverse()) {
      this.special.delete(change.cell);
      // What has been proven since may have been the planted stone.
      for (const cell of [...this.proven]) if (this.board[cell] === COLOURS[change.seat] && !change.proven.has(cell)) this.proven.delete(cell);
    }
    for (const change of undone.filter((one) => !one.special)) {
      this.special.add(change.cell);
      this.proven.add(change.cell);
      this.normal.delete(change.cell);
    }
    for (const cells of [this.special, this.normal, this.proven]) for (const cell of [...cells]) if (event.board[cell] === ".") cells.delete(cell);
    this.changes = this.changes.filter((change) => change.turn <= event.turn);
    this.turn = event.turn;
  }

  #listen(feed: GameEvent[]): void {
    const asked = feed.find((event) => event.kind === "item");
    for (const event of feed)
      if (event.kind === "answer") this.told.push({ seat: event.seat, item: event.item, target: asked?.target ?? "", value: event.value });
  }
}

/** Stones of a side that its rival cannot tell to be special or not. */
export function candidates(step: Step, seat: number): number[] {
  return [...step.board].flatMap((found, cell) => (found === COLOURS[seat] && !step.normal.has(cell) && !step.proven.has(cell) ? [cell] : []));
}
