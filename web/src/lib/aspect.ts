/** The shape that a layout is forced into for checking: `?simAspect=4:3`. */

/** `4/3` for a style sheet; null for anything that is no shape of a screen. */
export function ratio(asked: string | null): string | null {
  const found = /^(\d{1,2}):(\d{1,2})$/.exec(asked ?? "");
  if (!found) return null;
  const [across, down] = [Number(found[1]), Number(found[2])];
  return across && down ? `${across}/${down}` : null;
}
