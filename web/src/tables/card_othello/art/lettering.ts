/** How a name is set on a card: in few lines, and as large as its room allows. */
export interface Lettering {
  lines: string[];
  size: number;
}

const ROOM = 102;
/** How much narrower than drawn a line may be set. */
const NARROWEST = 0.72;
/** The height there is for a name on a card of which a strip is in sight. */
const HEIGHT = 48;
export const LEAD = 1.04;

/** Width in em, near enough for the display face: a Japanese character fills its square. */
export function width(text: string): number {
  const em = (letter: string): number => {
    if (letter > "\u2fff") return 1;
    if (/[MWmw]/.test(letter)) return 0.98;
    if (/[A-HJ-Z]/.test(letter)) return 0.77;
    if (/[bdghknpqu]/.test(letter)) return 0.63;
    return /[ijlft' ’-]/.test(letter) ? 0.34 : 0.54;
  };
  return [...text].reduce((sum, letter) => sum + em(letter), 0);
}

export function letter(name: string): Lettering {
  const whole = width(name);
  const words = name.split(" ");
  if (ROOM / whole >= 16 || words.length === 1) return { lines: [name], size: Math.min(whole > 3 ? 19.5 : 22, ROOM / whole) };
  const widest = (lines: string[]): number => Math.max(...lines.map(width));
  const lines = words
    .slice(1)
    .map((_, at) => [words.slice(0, at + 1).join(" "), words.slice(at + 1).join(" ")])
    .reduce((best, next) => (widest(next) < widest(best) ? next : best));
  return { lines, size: Math.min(15, ROOM / widest(lines)) };
}

const SOFT = "\u00ad";
/** Where a word may be parted, and where a name may go on in the next line: there, between words, behind a hyphen, before the kanji of another word. */
const PARTS = /(?<=[a-z])(?=[st]ion\b)/g;
const BREAKS = / |(?<=[-\u00ad])|(?<=\p{Script=Hiragana})(?=\p{Script=Han})|(?<=^\p{Script=Han}{2})(?=\p{Script=Han}{2})/u;

/** All ways to set these parts in so many lines at most. */
function settings(parts: readonly string[], most: number): string[][] {
  const rest = most < 2 ? [] : parts.slice(1).flatMap((_, at) => settings(parts.slice(at + 1), most - 1).map((lines) => [joined(parts.slice(0, at + 1)), ...lines]));
  return [[joined(parts)], ...rest];
}

/** A word that goes on in the next line ends in a hyphen. */
function joined(parts: readonly string[]): string {
  const line = parts.reduce((before, part) => (/[a-z]$/.test(before) ? `${before} ${part}` : before + part));
  return line.replace(/\u00ad$/, "-").replaceAll(SOFT, "");
}

/** The name in a strip of this width, however narrow: in up to three lines, the longest drawn narrower if it must be. */
export function letterStrip(name: string, room: number): Lettering {
  const size = (lines: string[], narrowing = 1): number => Math.min(18, HEIGHT / (lines.length * LEAD), room / (narrowing * Math.max(...lines.map(width))));
  const lines = settings(name.replace(PARTS, SOFT).split(BREAKS), 3).reduce((best, next) => (size(next) >= size(best) ? next : best));
  return { lines, size: size(lines, NARROWEST) };
}
