/**
 * What a stone carries, as drawn on it: an enamel roundel with a figure of its own, so that no two need their hue to be
 * told apart. Everything lies in a box of 100 × 100 with the stone's middle at 50, 49.4.
 */
const WHITE = "#fff8e8";

const roundel = (ground: string, figure: string): string =>
  `<circle cx="50" cy="49.4" r="29.5" fill="#d9c28c"/><circle cx="50" cy="49.4" r="27.4" fill="${ground}"/><circle cx="50" cy="49.4" r="27.4" fill="url(#othello-enamel)"/><g transform="translate(50 49.4) scale(1.12)" fill="${WHITE}">${figure}</g>`;
/** A roundel with a rayed rim, for the restless god. */
const rayed = (ground: string, figure: string): string =>
  `<g fill="#d9c28c">${turned('<path transform="translate(50 49.4)" d="M-5-27 0-40 5-27Z"/>', 12)}</g>${roundel(ground, figure)}`;
/** The stones of one move: a coin that leaves only the rim of its side to be seen. */
const coin = (light: string, dark: string, edge: string, figure: string): string =>
  `<circle cx="50" cy="49.4" r="34.5" fill="${edge}"/><circle cx="50" cy="49.4" r="33" fill="${light}"/><path d="M50 16.4A33 33 0 0 1 50 82.4C76 70 76 29 50 16.4Z" fill="${dark}"/><circle cx="50" cy="49.4" r="33" fill="url(#othello-enamel)"/><g transform="translate(50 49.4)" fill="${edge}">${figure}</g>`;
const turned = (figure: string, times: number): string =>
  Array.from({ length: times }, (_, at) => `<g transform="rotate(${(360 / times) * at} 50 49.4)">${figure}</g>`).join("");
const around = (figure: string, times: number): string =>
  Array.from({ length: times }, (_, at) => `<g transform="rotate(${(360 / times) * at})">${figure}</g>`).join("");
const line = (d: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${WHITE}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

export const ENAMEL =
  '<radialGradient id="othello-enamel" cx=".35" cy=".28" r=".9"><stop offset="0" stop-color="#fff" stop-opacity=".38"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".3"/></radialGradient>';

/** Markers that stay on a stone. */
const STAYING = {
  PROTECTED: roundel("#5a6472", `<path d="M0-16 14-8V8L0 16-14 8V-8Z" fill="none" stroke="${WHITE}" stroke-width="2.6" stroke-dasharray="10.1 6"/>`),
  PERMA: roundel("#27599f", `<path d="M0-17.5 15.2-8.8V8.8L0 17.5-15.2 8.8V-8.8Z" fill="none" stroke="${WHITE}" stroke-width="3"/><path d="M0-10.4 9-5.2V5.2L0 10.4-9 5.2V-5.2Z"/>`),
  DRAGON: roundel("#86600f", '<path d="M-17 3.5C-12.5 2-9.5-1-7.5-5L-10-11-3-7.5C-1-12 3.5-16.5 9-17.5 6.5-14 5.5-10.5 6-7.5L14.5-11.5C11.5-8.5 10.5-5.5 11-2 17 3 16 12.5 8 17.5 10.5 11.5 8 7.5 2.5 7L-1 11-4.5 7.2-8 10.5-10 6.8-16 7.4Z"/><circle cx="-1.5" cy="-1.6" r="2.1" fill="#7d580c"/>'),
  BREEDING: roundel("#2a7348", '<path d="M-1.6 17C-1.8 10-2 6-1.2 1.6L1.8 1C1.3 6 1.6 11 1.9 17Z"/><path d="M-.5 3C-12 5-17.5-3-17-11.5-7-12.5 0-7-.5 3Z"/><path d="M1-1.5C1-11 8-16 17-15.5 17.5-6.5 11-.5 1-1.5Z"/>'),
  UDG: roundel("#3a1220", '<path d="M-14-15.5C-15-2.5-9 3.6-2 4.2V17.5H2V4.2C9 3.6 15-2.5 14-15.5L9.4-9.5C9.6-4 6-1 2.2-.7V-15L0-19.5-2.2-15V-.7C-6-1-9.6-4-9.4-9.5Z"/><path d="M-6 9H6V12H-6Z"/>'),
  HYPER: roundel("#a84a12", around('<path d="M.6-17.2a7 7 0 0 1 6.8 7c0 8-5.6 13.4-13.6 14.6 5-2.6 7-5.2 6.4-7.8A7 7 0 0 1 .6-17.2Z"/>', 3)),
  UHG: rayed("#4f2a7a", '<path d="M5-18-12 3H-2L-6 18 12-5H2L10-18Z"/>'),
  REGEN: roundel("#13696c", `<path d="M11.2-10.6A15.4 15.4 0 1 0 15.4 1" fill="none" stroke="${WHITE}" stroke-width="4.2" stroke-linecap="round"/><path d="M5.2-12.5 17.6-14.3 14.2-2.6Z"/><circle r="6"/>`),
  WORK: roundel("#8a5712", '<path d="M-5-6.2C-15.5 2-16 16.6 0 16.6S15.5 2 5-6.2Z"/><path d="M-9-16-3.4-12.6 0-16.6 3.4-12.6 9-16 5.4-8.8H-5.4Z"/><circle cx="0" cy="6" r="5.6" fill="#7a4d0e"/><path d="M-2 4H2V8H-2Z"/>'),
  BOMB: roundel("#9c2b25", `<circle cx="-2" cy="4.5" r="12"/><path d="M1.6-8.2 7.6-11 10-6 4.4-2.8Z"/><path d="M8.5-9.5C10-14 15-14 15-9.5" fill="none" stroke="${WHITE}" stroke-width="2" stroke-linecap="round"/><path d="M15-11.5 16.3-8.4 19.4-8 16.8-5.9 17.6-2.8 15-4.6 12.4-2.8 13.2-5.9 10.6-8 13.7-8.4Z" fill="#ffd166"/><path d="M-9.5 2A8 8 0 0 1-3.5-4.2" fill="none" stroke="#9c2b25" stroke-width="2.2" stroke-linecap="round"/>`),
  TRAP: `${roundel("#4b2f63", '<path d="M-17-3.2A17 14 0 0 1 17-3.2L12.8 2.2 8.5-4.8 4.3 2.2 0-4.8-4.3 2.2-8.5-4.8-12.8 2.2Z"/><path d="M-15 5.8-10.7 12.4-6.4 6.2-2.1 12.8 2.1 12.8 6.4 6.2 10.7 12.4 15 5.8A15.5 13 0 0 1-15 5.8Z"/>')}<circle cx="50" cy="49.4" r="35" fill="none" stroke="#b79fd0" stroke-width="1.8" stroke-dasharray="3.4 4.2"/>`,
};

/** What the next stone carries while it waits, or for the length of one move. */
const PASSING = {
  GOLD: coin("#f0b93a", "#c58a1c", "#5e3c04", `<circle r="9.5"/>${around('<path d="M-4-14 0-26 4-14Z"/>', 8)}`),
  SILVER: coin("#dde3ea", "#a9b4c2", "#323c4d", '<path d="M7-23A24 24 0 1 0 22 11 19 19 0 0 1 7-23Z"/>'),
  CROSS_BOMB: roundel("#693b98", around('<path d="M-2.6-3V-10H-7.5L0-19.5 7.5-10H2.6V-3Z"/>', 4) + '<path d="M-5-5H5V5H-5Z"/>'),
  FREE: roundel("#2f6fa8", '<path d="M0-17C3.5-14 4.5-10 4.5-5.5 11-8.5 17-6 21 1 14-.5 9 1.5 5.5 5.5L10 18 0 11-10 18-5.5 5.5C-9 1.5-14-.5-21 1-17-6-11-8.5-4.5-5.5-4.5-10-3.5-14 0-17Z"/>'),
  CHAIN: roundel("#6b5312", line("M-3-3-8.5 2.5A6.5 6.5 0 0 0 .7 11.7L4 8.4M3 3 8.5-2.5A6.5 6.5 0 0 0-.7-11.7L-4-8.4", 5)),
  PLUNDER: roundel("#3d3478", line("M1 1C4-3-3-7-7-2-11 5-3 13 5 11 15 8 17-4 10-11 6-15 0-16-5-15", 4.4)),
  DOUBLE: roundel("#7a4a10", `<circle cx="-6" cy="-5" r="10"/><circle cx="6.5" cy="6" r="11.5" fill="#7a4a10"/><circle cx="6.5" cy="6" r="9"/>`),
  STEAL: roundel("#2a5a52", '<path d="M-13-14 1-17 7 8-7 11Z"/><circle cx="7" cy="7" r="10" fill="#2a5a52"/><circle cx="7" cy="7" r="8"/><path d="M5 5H9V9H5Z" fill="#2a5a52"/>'),
};

export const FIGURES = { ...STAYING, ...PASSING };
export type Carried = keyof typeof FIGURES;
export const CARRIED = Object.keys(FIGURES) as Carried[];

/** Two leaves right on the stone: its ink is that of the other side, so that it reads on both. */
export const SPROUT =
  '<g transform="translate(50 51) scale(1.9)" fill="currentColor"><path d="M-1.6 17C-1.8 10-2 6-1.2 1.6L1.8 1C1.3 6 1.6 11 1.9 17Z"/><path d="M-.5 3C-12 5-17.5-3-17-11.5-7-12.5 0-7-.5 3Z"/><path d="M1-1.5C1-11 8-16 17-15.5 17.5-6.5 11-.5 1-1.5Z"/></g>';

const rivet = '<circle cx="50" cy="5.2" r="3.6" fill="#f4f8fd" stroke="#1a2740" stroke-width="1.6"/>';
export const GUARD = `<g fill="none"><circle cx="50" cy="49.4" r="44.2" stroke="#1a2740" stroke-width="8"/><circle cx="50" cy="49.4" r="44.2" stroke="#8fb2de" stroke-width="5"/></g>${turned(rivet, 8)}`;
