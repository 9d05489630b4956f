/** The figures on the badges of Hidden Reversi, in a box of 100 × 100, drawn in `currentColor`. */
const turned = (figure: string, times: number): string =>
  Array.from({ length: times }, (_, at) => `<g transform="rotate(${(360 / times) * at} 50 50)">${figure}</g>`).join("");
const line = (d: string, width = 9): string =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const dot = (x: number, y: number, r: number): string => `<circle cx="${x}" cy="${y}" r="${r}"/>`;
const ring = (x: number, y: number, r: number, width = 8): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="currentColor" stroke-width="${width}"/>`;
const word = (text: string, size = 84, y = 80): string =>
  `<text x="50" y="${y}" text-anchor="middle" font-size="${size}" class="disp">${text}</text>`;
const star = (x: number, y: number, r: number): string => {
  const points = Array.from({ length: 10 }, (_, at) => {
    const far = at % 2 ? r * 0.42 : r;
    const angle = (Math.PI / 5) * at - Math.PI / 2;
    return `${(x + far * Math.cos(angle)).toFixed(1)} ${(y + far * Math.sin(angle)).toFixed(1)}`;
  });
  return `<path d="M${points.join("L")}Z"/>`;
};
const frame = line("M12 12H88V88H12Z", 8);
const level = (figure: string): string => line("M14 36 50 6 86 36", 9) + word(figure, 66, 96);
const tomoe = '<path d="M51 8a17 17 0 0 1 16 17c0 20-14 33-33 36 12-6 17-13 16-19A17 17 0 0 1 51 8Z"/>';
const eye = "M8 52S26 26 50 26s42 26 42 26-18 26-42 26S8 52 8 52Z";

export const BADGE_FIGURES: Record<string, string> = {
  A1: frame + dot(36, 36, 11) + ring(64, 36, 8, 6) + ring(36, 64, 8, 6) + dot(64, 64, 11),
  A2: turned('<circle cx="50" cy="25" r="16.5"/>', 5) + dot(50, 50, 7),
  A3: ring(50, 50, 36, 9) + star(50, 50, 24),
  A4: star(50, 28, 25) + star(24, 70, 25) + star(76, 70, 25),
  A5: word("十"),
  A6: word("五", 54, 46) + word("十", 54, 96),
  A7: word("百"),
  A8: frame + word("十", 60, 72),
  A9: frame + word("百", 60, 72),
  A10: level("一"),
  A11: level("二"),
  A12: level("三"),
  A13: level("四"),
  A14: level("五"),
  A15: level("六"),
  A16: '<path d="M50 12a38 38 0 0 1 0 76Z"/>' + ring(50, 50, 38, 7),
  A17: line("M10 10H90V90H10ZM10 37H90M10 63H90M37 10V90M63 10V90", 6) + dot(50, 50, 13),
  A18: line("M16 16H84V84H16ZM50 16V84M16 50H84", 7) + star(50, 50, 24),
  P1: line("M14 20 50 50 14 80", 10) + line("M50 20 86 50 50 80", 10),
  P2: line("M8 22 36 50 8 78", 9) + line("M36 22 64 50 36 78", 9) + line("M64 22 92 50 64 78", 9),
  P3: [20, 50, 80].flatMap((y) => [20, 50, 80].map((x) => dot(x, y, 13))).join(""),
  P4: [20, 50, 80].flatMap((y) => [20, 50, 80].map((x) => ring(x, y, 10, 5))).join(""),
  P5: line("M12 88V12H88", 10) + dot(42, 42, 20),
  P6: dot(20, 20, 17) + dot(80, 20, 17) + dot(20, 80, 17) + dot(80, 80, 17) + line("M37 37 63 63M63 37 37 63", 6),
  P7: turned(dot(14, 14, 10) + dot(38, 14, 10) + dot(62, 14, 10), 4),
  P8: turned(tomoe, 3),
  P9: dot(50, 50, 15) + turned(line("M50 26V8", 11), 5),
  P10: '<path d="M50 6 88 18V48C88 70 72 86 50 94 28 86 12 70 12 48V18Z"/>',
  P11: line("M28 24 72 76", 10) + line("M72 24 28 76", 10) + ring(50, 50, 42, 7),
  P12: line(eye, 8) + dot(50, 52, 13),
  P13: ring(50, 50, 40, 8) + line("M34 50H66", 10),
  P14: line(eye, 8) + `<path d="M50 36 62 52 50 68 38 52Z"/>`,
  P15: line("M12 64C12 34 34 16 56 20 76 24 84 42 78 58", 10) + '<path d="M92 50 74 82 60 48Z"/>',
  P16: line("M24 86V44", 18) + line("M56 86V34", 18) + star(82, 24, 20),
  P17: line("M20 38H80M20 62H80", 13),
  P18: line("M22 46H78V90H22ZM34 46V30a16 16 0 0 1 32 0V46", 9) + dot(50, 66, 8),
  P19: ring(50, 50, 40, 7) + '<path d="M50 28 68 50 50 72 32 50Z"/>',
  P20: '<path d="M30 92C20 78 16 66 12 52c-2-7 7-9 10-3l7 13-3-42c0-8 11-8 12 0l4 28 2-36c1-8 12-8 12 0l1 37 6-31c2-7 12-6 11 2l-4 36 8-10c5-6 13 0 9 7C78 72 72 84 66 92Z"/>',
  P21: line("M8 44C22 66 78 66 92 44", 9) + line("M24 62 16 76M50 68V84M76 62 84 76", 8),
  P22: line("M22 14V86M44 14V86", 11) + '<path d="M60 20 92 50 60 80Z"/>',
};

export const BADGES = Object.keys(BADGE_FIGURES);

/** What some bring besides, by the same count, where the extended items take part. */
export const BESIDES: Record<string, Record<string, number>> = {
  P5: { hint: 1 },
  P10: { plant: 1 },
  P12: { disarm: 1 },
  P13: { lens: 1 },
  P16: { appraise: 1 },
  P22: { memo: 1 },
};

/** What each badge brings the first time, and then every third. The same list as the rules have. */
export const REWARDS: Record<string, Record<string, number>> = {
  A2: { undo: 1 },
  A3: { undo: 1 },
  A4: { refill: 1 },
  A5: { blind: 1 },
  A6: { blind: 2 },
  A7: { blind: 2, refill: 2 },
  A8: { undo: 1 },
  A9: { refill: 1 },
  A12: { undo: 1 },
  A13: { undo: 1 },
  A14: { undo: 1 },
  A15: { undo: 1 },
  A17: { refill: 1 },
  P1: { undo: 1 },
  P2: { blind: 1 },
  P3: { blind: 1 },
  P4: { refill: 1 },
  P6: { refill: 1 },
  P7: { blind: 1 },
  P8: { undo: 1 },
  P9: { undo: 1 },
  P11: { blind: 1 },
  P14: { refill: 1 },
  P15: { undo: 1 },
  P18: { refill: 1 },
  P20: { undo: 1 },
};
