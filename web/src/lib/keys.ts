/** Moving about a square board by keyboard. */

/** Where a key leads on the board; null if it leads nowhere. */
export function step(key: string, cell: number, size: number): number | null {
  const row = Math.floor(cell / size);
  const column = cell % size;
  const last = size - 1;
  const at = (y: number, x: number): number => Math.min(last, Math.max(0, y)) * size + Math.min(last, Math.max(0, x));
  switch (key) {
    case "ArrowLeft":
      return at(row, column - 1);
    case "ArrowRight":
      return at(row, column + 1);
    case "ArrowUp":
      return at(row - 1, column);
    case "ArrowDown":
      return at(row + 1, column);
    case "Home":
      return at(row, 0);
    case "End":
      return at(row, last);
    case "PageUp":
      return at(0, column);
    case "PageDown":
      return at(last, column);
    default:
      return null;
  }
}

/** Whether a key press belongs to something one writes or chooses in. */
export function busy(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && !!target.closest("input, textarea, select, dialog, [contenteditable]");
}
