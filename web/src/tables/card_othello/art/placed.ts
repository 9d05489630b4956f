/** A stone within another drawing, its middle at x, y. */
export function stone(colour: "B" | "W", x: number, y: number, r: number): string {
  const scale = r / 43;
  return `<g transform="translate(${(x - 50 * scale).toFixed(1)} ${(y - 49.4 * scale).toFixed(1)}) scale(${scale.toFixed(3)})"><use href="#st-shadow"/><use href="#st-${colour}"/></g>`;
}
