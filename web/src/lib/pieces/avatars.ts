/** Crests (紋) for people and computer players: a ground and a white figure in a box of 100 × 100. */
export interface Crest {
  ground: string;
  figure: string;
}

const turned = (figure: string, times: number): string =>
  Array.from({ length: times }, (_, at) => `<g transform="rotate(${(360 / times) * at} 50 50)">${figure}</g>`).join("");

export const CRESTS: Record<string, Crest> = {
  plum: { ground: "#24365f", figure: turned('<circle cx="50" cy="25" r="16.5"/>', 5) + '<circle cx="50" cy="50" r="7"/>' },
  moon: { ground: "#5a5546", figure: '<path d="M50 10A40 40 0 1 0 90 50 30 30 0 1 1 50 10Z"/><circle cx="62" cy="38" r="9"/>' },
  tomoe: {
    ground: "#6a3d2a",
    figure: turned('<path d="M51 8a17 17 0 0 1 16 17c0 20-14 33-33 36 12-6 17-13 16-19A17 17 0 0 1 51 8Z"/>', 3),
  },
  wave: {
    ground: "#1f5a6b",
    figure:
      '<path d="M8 66C14 34 34 18 56 22c16 3 24 16 20 28-3 9-14 12-20 5 8 0 10-6 7-10-4-5-14-4-18 3-5 9 2 20 14 20 12 0 20-6 33-6v24H8Z"/>',
  },
  fan: {
    ground: "#7a3550",
    figure: '<path d="M50 84 8 42A60 60 0 0 1 92 42Z"/><path d="M50 80 24 33M50 80 41 27M50 80 59 27M50 80 76 33" stroke="#7a3550" stroke-width="3.500" fill="none"/>',
  },
  crane: {
    ground: "#37475c",
    figure:
      '<path d="M50 12c5 0 9 4 9 9 0 5-3 8-3 14 14-6 30-4 38 8-12-2-18 1-22 6 8 1 13 5 16 12-10-4-18-2-23 3-4 4-9 18-15 26-6-8-11-22-15-26-5-5-13-7-23-3 3-7 8-11 16-12-4-5-10-8-22-6 8-12 24-14 38-8 0-6-3-9-3-14 0-5 4-9 9-9Z"/>',
  },
  pine: {
    ground: "#2c5a41",
    figure:
      '<path d="M50 10C66 12 78 22 80 34 70 40 58 40 50 36 42 40 30 40 20 34 22 22 34 12 50 10Z"/><path d="M50 38c18 2 32 11 35 24-12 7-27 6-35 1-8 5-23 6-35-1 3-13 17-22 35-24Z"/><path d="M46 66h8v24h-8Z"/>',
  },
  peak: { ground: "#4b4a78", figure: '<path d="M6 82 40 20l10 12 10-12 34 62Z"/><path d="M40 20 31 38l8-4 6 8 5-8 6 8 5-8 8 4L60 20 50 32Z" fill="#4b4a78"/>' },
  fish: {
    ground: "#8a4a1c",
    figure: '<path d="M10 50C24 26 52 22 70 44L90 28c-4 14-4 30 0 44L70 56C52 78 24 74 10 50Z"/><circle cx="30" cy="46" r="4.500" fill="#8a4a1c"/><path d="M44 36c5 9 5 19 0 28M56 38c4 8 4 16 0 24" stroke="#8a4a1c" stroke-width="3.500" fill="none"/>',
  },
  bamboo: {
    ground: "#3f5f2b",
    figure: turned('<path d="M50 48C42 36 42 20 50 6 58 20 58 36 50 48Z"/>', 5) + '<circle cx="50" cy="50" r="6"/>',
  },
  maple: {
    ground: "#7c2f2b",
    figure:
      '<path d="M50 8 58 30 74 20 70 38 92 38 76 52 88 64 68 64 70 80 54 70 53 92H47L46 70 30 80 32 64 12 64 24 52 8 38 30 38 26 20 42 30Z"/>',
  },
  butterfly: {
    ground: "#5b4380",
    figure:
      '<path d="M48 50C30 16 10 14 8 26c-2 14 12 24 26 26C20 54 16 66 22 76c8 10 22 0 26-18ZM52 50C70 16 90 14 92 26c2 14-12 24-26 26 14 2 18 14 12 24-8 10-22 0-26-18Z"/><path d="M48.500 40h3v40h-3ZM49 40 40 26M51 40 60 26" stroke="#fdf8ec" stroke-width="2.500"/>',
  },
};

export const AVATARS = Object.keys(CRESTS);

/** Nobody is given the computers' crest by chance. */
const GIVEN = AVATARS.filter((one) => one !== "moon");

/** The crest of this name; another text always gets the same one. */
export function crest(name: string): Crest {
  const sum = [...name].reduce((total, letter) => (total * 31 + letter.codePointAt(0)!) >>> 0, 7);
  return CRESTS[name] ?? CRESTS[GIVEN[sum % GIVEN.length]!]!;
}
