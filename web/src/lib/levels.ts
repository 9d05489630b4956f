/** Computer players by name: `strong`, or `custom:depth=5,seconds=2` with a number for each dial. */
import type { Dial, GameInfo } from "./api.ts";
import type { Say } from "./table.ts";

export const CUSTOM = "custom";

/** The levels that need no numbers, weakest first. */
export const plainLevels = (game: GameInfo): string[] => game.levels.filter((level) => levelKind(level) !== CUSTOM);

export const dialsOf = (game: GameInfo): [string, Dial][] => Object.entries(game.dials ?? {});

export function customName(numbers: Record<string, number>): string {
  return `${CUSTOM}:${Object.entries(numbers).map(([name, number]) => `${name}=${number}`).join(",")}`;
}

/** A level in words; a custom one with its numbers. */
export const levelName = (level: string, say: Say): string => say(`level-${levelKind(level)}`, numbersOf(level));

export function numbersOf(level: string): Record<string, number> {
  const parts = level.split(":")[1]?.split(",") ?? [];
  return Object.fromEntries(parts.map((part) => part.split("=")).map(([name, value]) => [name!, Number(value)]));
}

/** The level without its numbers. */
export const levelKind = (level: string): string => level.split(":")[0]!;
