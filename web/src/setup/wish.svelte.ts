/** What somebody is about to start: options, opponents and clock, with good defaults. */
import type { GameInfo, MatchWish, SeatWish } from "../lib/api.ts";
import { CUSTOM, customName, dialsOf, plainLevels } from "../lib/levels.ts";
import { controls, type Control } from "../lib/options.ts";

export type Rival = "computer" | "guest" | "friend" | "anyone";
export type Pace = "none" | "brisk" | "calm" | "long";

const CLOCKS: Record<Exclude<Pace, "none">, { move: number; bank: number }> = {
  brisk: { move: 10_000, bank: 60_000 },
  calm: { move: 30_000, bank: 180_000 },
  long: { move: 60_000, bank: 600_000 },
};

export class Wish {
  readonly game: GameInfo;
  readonly controls: Control[];
  preset = $state("");
  options = $state<Record<string, unknown>>({});
  rival = $state<Rival>("computer");
  level = $state("");
  /** Only for the level that people set up themselves. */
  numbers = $state<Record<string, number>>({});
  /** Where I sit; -1 leaves it to chance. */
  seat = $state(0);
  guest = $state("");
  pace = $state<Pace>("none");

  constructor(game: GameInfo) {
    this.game = game;
    this.controls = controls(game.options);
    const names = Object.keys(game.presets);
    // The simplest comes first; the second is the game as its rulebook means it.
    this.choose(names[1] ?? names[0] ?? "");
    this.numbers = Object.fromEntries(dialsOf(game).map(([name, dial]) => [name, dial.usual]));
    const plain = plainLevels(game);
    this.level = plain[Math.floor((plain.length - 1) / 2)] ?? "";
  }

  choose(preset: string): void {
    this.preset = preset;
    const given = this.game.presets[preset] ?? {};
    this.options = Object.fromEntries(this.controls.map((control) => [control.name, given[control.name] ?? control.standard]));
  }

  set(name: string, value: unknown): void {
    this.options = { ...this.options, [name]: value };
    this.preset = this.#matching();
  }

  /** Everything as the server wants it; `roll` decides where I sit if I left it to chance. */
  ask(roll: () => number = Math.random): MatchWish {
    const count = this.game.players;
    const mine = this.seat >= 0 && this.seat < count ? this.seat : Math.floor(roll() * count);
    const seats = Array.from({ length: count }, (_, seat): SeatWish => (seat === mine ? { kind: "me" } : this.#other()));
    const clock = this.pace === "none" ? {} : { clock: CLOCKS[this.pace] };
    return { game: this.game.key, options: $state.snapshot(this.options), seats, ...clock };
  }

  #other(): SeatWish {
    switch (this.rival) {
      case "computer":
        return { kind: "computer", level: this.level === CUSTOM ? customName(this.numbers) : this.level };
      case "guest":
        return this.guest.trim() ? { kind: "guest", name: this.guest.trim() } : { kind: "guest" };
      default:
        return { kind: "open" };
    }
  }

  #matching(): string {
    const names = Object.keys(this.game.presets);
    return names.find((name) => this.controls.every((control) => (this.game.presets[name]![control.name] ?? control.standard) === this.options[control.name])) ?? "";
  }
}
