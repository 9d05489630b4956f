/** Where a sheet may lie without covering the board: the room says so, sheets ask. */
class Beside {
  /** In pixels of the window; null where no board is in sight. */
  place = $state.raw<DOMRect | null>(null);

  /** The part of the room that is not the board. */
  readonly mark = (node: HTMLElement): (() => void) => {
    const look = (): void => void (this.place = node.getBoundingClientRect());
    const watcher = new ResizeObserver(look);
    watcher.observe(node);
    addEventListener("resize", look);
    return () => {
      watcher.disconnect();
      removeEventListener("resize", look);
      this.place = null;
    };
  };
}

export const beside = new Beside();
