/** Shapes that more than one scene needs. A scene fills x 7–113 and y 7–119; the cost seal hides its top left corner. */
export interface Scene {
  /** The graded sky, from the top down. */
  sky: [string, string, string];
  art: string;
}

const INK = "#10182a";

export const round = (value: number): string => String(Math.round(value * 10) / 10);

/** A flash of four points. */
export function glint(x: number, y: number, r: number, fill = "#fff6d6"): string {
  const q = round(r * 0.24);
  const b = round(r * 0.76);
  return `<path fill="${fill}" d="M${x} ${round(y - r)}l${q} ${b} ${b} ${q}-${b} ${q}-${q} ${b}-${q}-${b}-${b}-${q} ${b}-${q}Z"/>`;
}

/** An old coin with a square hole. */
export function coin(x: number, y: number, r: number, fill = "#f2b93b", edge = "#8f6511"): string {
  const h = round(r * 0.28);
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" stroke="${edge}" stroke-width="1.3"/><path d="M${x} ${y}m-${h}-${h}h${round(r * 0.56)}v${round(r * 0.56)}h-${round(r * 0.56)}Z" fill="${edge}"/>`;
}

/** Beams from a point: each of `at` is a direction in degrees, clockwise from the top. */
export function beams(x: number, y: number, far: number, half: number, at: number[], fill: string, opacity = 0.3): string {
  const end = (angle: number): string =>
    `${round(x + far * Math.sin((angle * Math.PI) / 180))} ${round(y - far * Math.cos((angle * Math.PI) / 180))}`;
  return `<path fill="${fill}" opacity="${opacity}" d="${at.map((angle) => `M${x} ${y}L${end(angle - half)} ${end(angle + half)}Z`).join("")}"/>`;
}

/** Twinkling points of a night sky. */
export const stars = (...at: [number, number, number][]): string =>
  `<g fill="#eef2fb">${at.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`).join("")}</g>`;

/** A little card seen from the back, its middle at x, y. */
export function slip(x: number, y: number, turn: number, scale = 1, ground = "#4b3a80"): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})"><rect x="-12" y="-17" width="24" height="34" rx="3" fill="#fdf8ec" stroke="${INK}" stroke-width="1.4"/><rect x="-9" y="-14" width="18" height="28" rx="1.5" fill="${ground}"/><path d="M0-9 6 0 0 9-6 0Z" fill="none" stroke="#e6d4a0" stroke-width="1.6"/></g>`;
}

/** A cloud with a flat foot; its foot's middle at x, y. */
export const cloud = (x: number, y: number, scale: number, fill = "#f8f1e0", edge = "#7d6a48"): string =>
  `<path transform="translate(${x} ${y}) scale(${scale})" fill="${fill}" stroke="${edge}" stroke-width="${round(1 / scale)}" d="M-23 0C-25-10-12-14-7-7-2-16 12-13 11-4 18-8 25-5 23 0Z"/>`;

/** A tongue of fire standing on x, y. */
export const flame = (x: number, y: number, scale: number, outer = "#e2562a", inner = "#ffc65a"): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><path fill="${outer}" d="M0 0C-14-2-17-15-9-25-8-20-6-18-4-18-7-27-2-37 5-43 3-33 15-25 14-12 13-4 8 0 0 0Z"/><path fill="${inner}" d="M1-1C-7-3-9-10-4-17-3-13-1-12 0-13 0-19 3-23 5-26 4-19 10-15 8-7 7-3 5-1 1-1Z"/></g>`;
