import { expect, test } from "vitest";
import type { GameInfo, MatchHead, Tally } from "../../src/lib/api.ts";
import { customName, levelName, plainLevels } from "../../src/lib/levels.ts";
import { controls } from "../../src/lib/options.ts";
import { clock, outcome } from "../../src/lib/outcome.ts";
import { presetOf } from "../../src/frame/subtitle.ts";
import { Wish } from "../../src/setup/wish.svelte.ts";
import { climb, path, places, rows, summed } from "../../src/you/tallies.ts";

const GAME: GameInfo = {
  key: "toy",
  seats: ["B", "W"],
  players: 2,
  options: {
    $ref: "#/$defs/Options",
    $defs: {
      Options: {
        type: "object",
        properties: {
          size: { type: "integer", default: 8, minimum: 4, maximum: 16, multipleOf: 2 },
          stock: { anyOf: [{ type: "integer" }, { type: "null" }], default: null },
          items: { type: "boolean", default: false },
          frame: { $ref: "#/$defs/Frame", default: "pack" },
          odd: { type: "array" },
        },
      },
      Frame: { enum: ["entry", "pack"] },
    },
  },
  presets: { plain: { stock: 0 }, usual: {}, small: { size: 6 } },
  levels: ["weak", "middling", "strong", "custom:depth=4,seconds=1"],
  rival: "middling",
  dials: { depth: { least: 1, most: 9, usual: 4, whole: true }, seconds: { least: 0.1, most: 30, usual: 1, whole: false } },
  orders: [],
  phrases: [],
};

test("a schema becomes controls; what no control can show is left out", () => {
  expect(controls(GAME.options)).toEqual([
    { kind: "number", name: "size", standard: 8, least: 4, most: 16, step: 2, optional: false },
    { kind: "number", name: "stock", standard: null, least: 0, most: 99, step: 1, optional: true },
    { kind: "switch", name: "items", standard: false },
    { kind: "choice", name: "frame", standard: "pack", values: ["entry", "pack"] },
  ]);
});

test("without touching anything it is the usual game against the middle level", () => {
  expect(new Wish(GAME).ask()).toEqual({
    game: "toy",
    options: { size: 8, stock: null, items: false, frame: "pack" },
    seats: [{ kind: "me" }, { kind: "computer", level: "middling" }],
  });
});

test("of two options that go together only allowed pairs can be chosen, and they are the first thing to choose", () => {
  const Options = { type: "object", properties: { format: { $ref: "#/$defs/Format", default: "light", goes_with: { frame: { light: ["entry"], pro: ["pack", "extra"] } } }, frame: { $ref: "#/$defs/Frame", default: "entry" }, count: { type: "integer", default: 3 } } };
  const game = { ...GAME, options: { $ref: "#/$defs/Options", $defs: { Options, Format: { enum: ["light", "pro"] }, Frame: { enum: ["entry", "extra", "pack"] } } }, presets: { first: {}, second: { format: "pro", frame: "pack" } } };
  const wish = new Wish(game);
  const frame = wish.controls.find((control) => control.name === "frame")! as (typeof wish.controls)[number] & { kind: "choice" };
  expect(frame.values).toEqual(["entry", "pack", "extra"]);
  expect(wish.controls.filter((control) => wish.paired(control)).map(({ name }) => name)).toEqual(["format", "frame"]);
  expect(wish.presetsSayMore).toBe(false);
  expect(new Wish(GAME).presetsSayMore).toBe(true);
  expect(wish.values(frame)).toEqual(["entry"]);
  wish.set("format", "pro");
  expect([wish.options.frame, wish.values(frame), wish.preset]).toEqual(["pack", ["pack", "extra"], "second"]);
  wish.set("frame", "extra");
  wish.set("format", "light");
  expect(wish.options.frame).toBe("entry");
});

test("what I and my guest bring goes with our chairs, and with no other", () => {
  const wish = new Wish(GAME);
  wish.brought = { me: "S A", guest: "H A" };
  expect(wish.ask().seats).toEqual([{ kind: "me", private: "S A" }, { kind: "computer", level: "middling" }]);
  wish.rival = "guest";
  expect(wish.ask().seats[1]).toEqual({ kind: "guest", private: "H A" });
});

test("a preset sets everything, and a change of hand leaves it or finds another", () => {
  const wish = new Wish(GAME);
  wish.choose("plain");
  expect(wish.options.stock).toBe(0);
  wish.set("items", true);
  expect(wish.preset).toBe("");
  wish.set("items", false);
  expect(wish.preset).toBe("plain");
});

test("every kind of opponent has its chair", () => {
  const wish = new Wish(GAME);
  const other = () => wish.ask(() => 0.9).seats[0];
  wish.seat = -1;
  wish.level = "custom";
  wish.numbers.depth = 6;
  expect(other()).toEqual({ kind: "computer", level: "custom:depth=6,seconds=1" });
  wish.rival = "guest";
  expect(other()).toEqual({ kind: "guest" });
  wish.guest = " はると ";
  expect(other()).toEqual({ kind: "guest", name: "はると" });
  wish.rival = "friend";
  expect(other()).toEqual({ kind: "open" });
  wish.pace = "brisk";
  expect(wish.ask().clock).toEqual({ move: 10_000, bank: 60_000 });
});

test("computers can play among themselves, each at its own strength", () => {
  const wish = new Wish(GAME);
  wish.rival = "computers";
  wish.levels = ["weak", "custom"];
  expect(wish.ask().seats).toEqual([{ kind: "computer", level: "weak" }, { kind: "computer", level: "custom:depth=4,seconds=1" }]);
});

test("where more than two play, each seat may be filled by itself, and chance seats me otherwise", () => {
  const wish = new Wish({ ...GAME, seats: ["O", "C", "P"], players: 3 });
  expect(wish.ask(() => 0.5).seats.map((seat) => seat.kind)).toEqual(["computer", "me", "computer"]);
  wish.rival = "mixed";
  wish.seatAt(2, "me");
  wish.seatAt(1, "open");
  expect([wish.ask().seats, wish.invites]).toEqual([[{ kind: "computer", level: "middling" }, { kind: "open" }, { kind: "me" }], true]);
  wish.seatAt(0, "guest");
  wish.seatAt(1, "strong");
  expect([wish.ask().seats, wish.invites]).toEqual([[{ kind: "guest" }, { kind: "computer", level: "strong" }, { kind: "me" }], false]);
});

test("the custom level stands apart from the others", () => {
  expect(plainLevels(GAME)).toEqual(["weak", "middling", "strong"]);
  expect(customName({ depth: 2 })).toBe("custom:depth=2");
  expect(levelName("custom:depth=2,seconds=0.5", (key, fields) => `${key} ${fields?.depth} ${fields?.seconds}`)).toBe("level-custom 2 0.5");
  expect(levelName("weak", (key) => key)).toBe("level-weak");
});

test("the last preset that fits names the table", () => {
  expect(presetOf(GAME, { size: 6, stock: 1, items: false, frame: "pack" })).toBe("small");
  expect(presetOf({ ...GAME, presets: { plain: { stock: 0 } } }, { stock: 2 })).toBeUndefined();
});

test.each([
  [[1, 2], [0], "win"],
  [[1, 2], [1], "loss"],
  [[1, 1], [0], "draw"],
  [[1, 1, 3], [1], "draw"],
  [[1, 1, 3], [2], "loss"],
  [[2, 1], [], "decided"],
  [[2, 1], [0, 1], "decided"],
] as const)("ranks %o are for %o a %s", (ranks, yours, ended) => expect(outcome(ranks, yours)).toBe(ended));

test.each([[0, "0:00"], [1, "0:01"], [59_999, "1:00"], [61_000, "1:01"], [-5, "0:00"]])("%d ms are %s", (ms, shown) => expect(clock(ms)).toBe(shown));

const tally = (detail: string, name: string, count: number, game = "toy"): Tally => ({ game, kind: "outcome", name, detail, count });

test("results are summed by opponent, weakest first", () => {
  const found = rows([tally("strong", "lost", 2), tally("weak", "won", 3), tally("weak", "drawn", 1), tally("weak", "won", 9, "other"), { ...tally("weak", "won", 9), kind: "badge" }], "toy", GAME.levels);
  expect(found).toEqual([
    { against: "weak", won: 3, drawn: 1, lost: 0 },
    { against: "strong", won: 0, drawn: 0, lost: 2 },
  ]);
  expect(summed(found)).toEqual({ against: "", won: 3, drawn: 1, lost: 2 });
});

test("the line climbs with wins, in the order they were played", () => {
  const match = (updated: number, ranks: number[]) => ({ game: "toy", updated, result: { ranks }, yours: [0] }) as unknown as MatchHead;
  expect(climb([match(3, [2, 1]), match(1, [1, 2]), match(2, [1, 1])], "toy")).toEqual([1, 1, 0]);
  expect(path([1, 1, 0], 30, 10)).toBe("M0.0 10.0L10.0 0.0L20.0 0.0L30.0 10.0");
  expect(path([], 30, 10)).not.toContain("NaN");
});

test("places are counted over all matches and by opponent", () => {
  const seats = (level: string) => [{ kind: "person", level: "" }, { kind: "computer", level }, { kind: "computer", level }];
  const match = (level: string, ranks: number[], points: number[]) => ({ game: "toy", yours: [0], seats: seats(level), result: { ranks, points } }) as unknown as MatchHead;
  const played = [match("weak", [1, 2, 3], [20, 16, 12]), match("strong", [3, 1, 2], [9, 20, 19]), match("strong", [2, 1, 3], [15, 22, 11])];
  expect(places(played, "toy", 3, ["weak", "strong"])).toEqual([
    { against: "", reached: [1, 1, 1], average: 2, best: 20 },
    { against: "weak", reached: [1, 0, 0], average: 1, best: 20 },
    { against: "strong", reached: [0, 1, 1], average: 2.5, best: 15 },
  ]);
});
