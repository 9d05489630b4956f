/** The three stones, and the signs that can be laid over them; they stand in the page once, by id. */
import "../../lib/pieces/defs.ts";
import type { Side } from "./rules.ts";

const SVG = "http://www.w3.org/2000/svg";
const HUES = { orb: "var(--orb)", gem: "var(--gem)", stella: "var(--stella)" };
type Name = keyof typeof HUES;
const NAMES: Record<Side, Name> = { O: "orb", C: "gem", P: "stella" };

const lit = (hue: string, share: number): string => `color-mix(in srgb, ${hue} ${share}%, #fff)`;
const dim = (hue: string, share: number): string => `color-mix(in srgb, ${hue} ${share}%, #000)`;

function gradient(name: Name): string {
  const hue = HUES[name];
  return `<radialGradient id="jatsuna-light-${name}" cx=".34" cy=".26" r=".95"><stop offset="0" stop-color="${lit(hue, 58)}"/><stop offset=".42" stop-color="${hue}"/><stop offset="1" stop-color="${dim(hue, 56)}"/></radialGradient>`;
}

const facet = (path: string, light: number): string => `<path d="${path}" fill="${light > 0 ? "#fff" : "#000"}" opacity="${Math.abs(light)}"/>`;

/** The ten facets of the star, clockwise from its tip: light from the top left. */
const STAR = [[50, 5], [62.6, 33.6], [93.7, 36.8], [70.4, 57.6], [77, 88.2], [50, 72.5], [23, 88.2], [29.6, 57.6], [6.3, 36.8], [37.4, 33.6]] as const;
const LIGHTS = [0.34, -0.2, -0.26, -0.32, -0.1, -0.02, -0.04, 0.14, 0.24, 0.4];
const star = (right: number, down: number): string => `M${STAR.map(([x, y]) => `${x + right} ${y + down}`).join("L")}Z`;
const rays = STAR.map(([x, y], at) => {
  const [toX, toY] = STAR[(at + 1) % STAR.length]!;
  return facet(`M50 51L${x} ${y}L${toX} ${toY}Z`, LIGHTS[at]!);
}).join("");

const STONES: Record<Name, string> = {
  orb:
    `<circle cx="54" cy="57" r="44" fill="url(#g-sh)" opacity=".9"/><circle cx="50.5" cy="51" r="39" fill="${dim(HUES.orb, 40)}"/>` +
    '<circle cx="50" cy="49" r="38.4" fill="url(#jatsuna-light-orb)"/><circle cx="50" cy="49" r="26" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="2"/><path d="M20 42C23 27 35 17 51 17 38 21 30 30 26 43Z" fill="url(#g-gl)"/>',
  gem:
    `<path d="M54 9 100 57 54 105 9 57Z" opacity=".22"/><path d="M50.5 8 93 51 50.5 94 8 51Z" fill="${dim(HUES.gem, 40)}"/><path d="M50 6 92 49 50 92 8 49Z" fill="url(#jatsuna-light-gem)"/>` +
    facet("M50 6 50 28 29 49 8 49Z", 0.34) + facet("M50 6 92 49 71 49 50 28Z", 0.16) + facet("M8 49 29 49 50 70 50 92Z", -0.1) + facet("M92 49 71 49 50 70 50 92Z", -0.24) +
    '<path d="M50 28 71 49 50 70 29 49Z" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="1.6"/>',
  stella:
    `<path d="${star(4, 6)}" opacity=".24" stroke="#000" stroke-width="3" stroke-linejoin="round"/><path d="${star(0.5, 2.2)}" fill="${dim(HUES.stella, 40)}" stroke="${dim(HUES.stella, 40)}" stroke-width="4" stroke-linejoin="round"/>` +
    `<path d="${star(0, 0)}" fill="url(#jatsuna-light-stella)" stroke="${HUES.stella}" stroke-width="4" stroke-linejoin="round"/>${rays}`,
};

const letter = (text: string, y: number, size: number): string =>
  `<text x="50" y="${y}" text-anchor="middle" font-size="${size}" font-weight="700" font-family="var(--font-text)" fill="#fff" stroke="#000" stroke-opacity=".75" stroke-width="5" paint-order="stroke" stroke-linejoin="round">${text}</text>`;

/** Rings, stripes and dots, and the first letter of the name: each tells the side without its colour. */
const SIGNS: Record<Name, string> = {
  orb: `<g fill="none" stroke="#fff" stroke-width="4"><circle cx="50" cy="49" r="34"/><circle cx="50" cy="49" r="26"/></g>${letter("O", 63, 40)}`,
  gem: `<path d="M50 14 15 49M58.5 22 23.5 57M76.5 41 41.5 76M85 49 50 84" stroke="#fff" stroke-width="4" stroke-linecap="round"/>${letter("G", 63, 40)}`,
  stella: `<g fill="#fff"><circle cx="50" cy="17" r="4.5"/><circle cx="84" cy="41" r="4.5"/><circle cx="71" cy="80" r="4.5"/><circle cx="29" cy="80" r="4.5"/><circle cx="16" cy="41" r="4.5"/></g>${letter("S", 64, 38)}`,
};

function define(page: Document | undefined = globalThis.document): void {
  if (!page || page.getElementById("jatsuna-jewels")) return;
  const svg = page.createElementNS(SVG, "svg");
  svg.id = "jatsuna-jewels";
  svg.setAttribute("width", "0");
  svg.setAttribute("height", "0");
  svg.setAttribute("aria-hidden", "true");
  // Not `display: none`: gradients of a hidden drawing paint nothing.
  svg.style.position = "absolute";
  const names = Object.values(NAMES);
  const drawings = names.map((name) => `${gradient(name)}<g id="jatsuna-${name}">${STONES[name]}</g><g id="jatsuna-${name}-sign">${SIGNS[name]}</g>`);
  svg.innerHTML = `<defs>${drawings.join("")}</defs>`;
  page.body.prepend(svg);
}

define();

/** The address of a stone's drawing, or of its sign. */
export const jewel = (side: Side, sign = false): string => `#jatsuna-${NAMES[side]}${sign ? "-sign" : ""}`;

/** The colour of a side, for lines and bars. */
export const hue = (side: Side): string => HUES[NAMES[side]];
