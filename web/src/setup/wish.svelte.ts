/** What somebody is about to start: options, opponents and clock, with good defaults. */
import type { GameInfo, MatchWish, SeatWish } from "../lib/api.ts";
import { CUSTOM, customName, dialsOf } from "../lib/levels.ts";
import { controls, pairs, type Control, type Pair } from "../lib/options.ts";

/** `computers`: every seat is one, and I watch. `mixed`: each seat by itself, where there are more than two. */
export type Rival = "computer" | "guest" | "friend" | "anyone" | "computers" | "mixed";
/** Who takes a seat, where each is filled by itself: `me`, a `guest` here, an `open` one for a friend, or a level. */
export type Place = string;
export type Pace = "none" | "brisk" | "calm" | "long";

const CLOCKS: Record<Exclude<Pace, "none">, { move: number; bank: number }> = {
  brisk: { move: 10_000, bank: 60_000 },
  calm: { move: 30_000, bank: 180_000 },
  long: { move: 60_000, bank: 600_000 },
};

export class Wish {
  readonly game: GameInfo;
  readonly controls: Control[];
  readonly #pairs: Pair[];
  preset = $state("");
  options = $state<Record<string, unknown>>({});
  rival = $state<Rival>("computer");
  level = $state("");
  /** Of each seat, where computers play among themselves. */
  levels = $state<string[]>([]);
  /** Who sits at each seat, where that is `mixed`. */
  places = $state<Place[]>([]);
  /** Only for the level that people set up themselves. */
  numbers = $state<Record<string, number>>({});
  /** Where I sit; -1 leaves it to chance. */
  seat = $state(0);
  guest = $state("");
  /** What I bring along, and the other person here; null for what is usual. */
  brought = $state<{ me: string | null; guest: string | null }>({ me: null, guest: null });
  pace = $state<Pace>("none");

  constructor(game: GameInfo) {
    this.game = game;
    this.controls = controls(game.options);
    this.#pairs = pairs(game.options);
    // What the game would have people begin with, or what it is when nothing is said.
    this.choose(game.usual ?? "");
    this.choose(this.#matching() || (Object.keys(game.presets)[0] ?? ""));
    // Among many the roulette decides who is who.
    if (game.players > 2) this.seat = -1;
    this.numbers = Object.fromEntries(dialsOf(game).map(([name, dial]) => [name, dial.usual]));
    this.level = game.rival;
    this.levels = game.seats.map(() => this.level);
    this.places = game.seats.map((_, seat) => (seat ? this.level : "me"));
  }

  /** Whether somebody is to be asked to come. */
  get invites(): boolean {
    return this.rival === "friend" || (this.rival === "mixed" && this.places.includes("open"));
  }

  choose(preset: string): void {
    this.preset = preset;
    const given = this.game.presets[preset] ?? {};
    this.options = Object.fromEntries(this.controls.map((control) => [control.name, given[control.name] ?? control.standard]));
  }

  set(name: string, value: unknown): void {
    const options: Record<string, unknown> = { ...this.options, [name]: value };
    for (const { one, other, allowed } of this.#pairs) {
      const fitting = allowed[String(options[one])] ?? [];
      if (!fitting.includes(String(options[other]))) options[other] = fitting[0];
    }
    this.options = options;
    this.preset = this.#matching();
  }

  /** Whether an option is one of a pair: together they are the first thing to choose. */
  paired(control: Control): boolean {
    return this.#pairs.some(({ one, other }) => control.name === one || control.name === other);
  }

  /** The values of a choice that go with what the other of its pair is. */
  values(control: Control & { kind: "choice" }): string[] {
    const pair = this.#pairs.find(({ other }) => other === control.name);
    return pair?.allowed[String(this.options[pair.one])] ?? control.values;
  }

  /** Whether the presets say anything that choosing a pair does not. */
  get presetsSayMore(): boolean {
    const rest = this.controls.filter((control) => !this.paired(control));
    return rest.length === this.controls.length || Object.values(this.game.presets).some((given) => rest.some(({ name, standard }) => (given[name] ?? standard) !== standard));
  }

  /** Everything as the server wants it; `roll` decides where I sit if I left it to chance. */
  ask(roll: () => number = Math.random): MatchWish {
    const count = this.game.players;
    if (this.rival === "mixed") return { game: this.game.key, options: $state.snapshot(this.options), seats: this.places.map((place) => this.#placed(place)), ...this.#clock() };
    const mine = this.seat >= 0 && this.seat < count ? this.seat : Math.floor(roll() * count);
    const seats = Array.from({ length: count }, (_, seat): SeatWish => {
      if (this.rival === "computers") return { kind: "computer", level: this.#named(this.levels[seat]!) };
      return seat === mine ? this.#bringing({ kind: "me" }) : this.#other();
    });
    return { game: this.game.key, options: $state.snapshot(this.options), seats, ...this.#clock() };
  }

  /** There is one of me: whoever sat where I sit down now takes the seat I leave. */
  seatAt(seat: number, place: Place): void {
    const before = this.places.indexOf("me");
    if (place === "me" && before >= 0) this.places[before] = this.places[seat]!;
    this.places[seat] = place;
  }

  #placed(place: Place): SeatWish {
    if (place === "me" || place === "guest" || place === "open") return this.#bringing({ kind: place });
    return { kind: "computer", level: this.#named(place) };
  }

  #bringing(seat: SeatWish): SeatWish {
    const brought = seat.kind === "me" || seat.kind === "guest" ? this.brought[seat.kind] : null;
    return brought === null ? seat : { ...seat, private: brought };
  }

  #clock(): Pick<MatchWish, "clock"> {
    return this.pace === "none" ? {} : { clock: CLOCKS[this.pace] };
  }

  #other(): SeatWish {
    switch (this.rival) {
      case "computer":
        return { kind: "computer", level: this.#named(this.level) };
      case "guest":
        return this.#bringing(this.guest.trim() ? { kind: "guest", name: this.guest.trim() } : { kind: "guest" });
      default:
        return { kind: "open" };
    }
  }

  #named(level: string): string {
    return level === CUSTOM ? customName(this.numbers) : level;
  }

  #matching(): string {
    const names = Object.keys(this.game.presets);
    return names.find((name) => this.controls.every((control) => (this.game.presets[name]![control.name] ?? control.standard) === this.options[control.name])) ?? "";
  }
}
