/** How a name is set on a card: in one line or two, and as large as its room allows. */
export interface Lettering {
  lines: string[];
  size: number;
}

const ROOM = 102;

/** Width in em, near enough for the display face: a Japanese character fills its square. */
function width(text: string): number {
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
