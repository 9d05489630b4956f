/** The drawing of the felt: lines and points for a board of any size, in a box of 640 × 640. */
export const FELT = 640;

export function gridLines(size: number): string {
  const step = FELT / size;
  return Array.from({ length: size - 1 }, (_, at) => {
    const where = ((at + 1) * step).toFixed(2);
    return `M0 ${where}H${FELT}M${where} 0V${FELT}`;
  }).join("");
}

/** The four points, two cells from the edges; small boards have none. */
export function points(size: number): [number, number][] {
  if (size < 6) return [];
  const near = (2 * FELT) / size;
  const far = FELT - near;
  return [
    [near, near],
    [far, near],
    [near, far],
    [far, far],
  ];
}
