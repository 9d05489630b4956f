/** Above everything, sheets included: what comes later lies higher, so it waits for the sheet that opens with it. */
export function above(node: HTMLElement): () => void {
  node.popover = "manual";
  const timer = setTimeout(() => node.showPopover?.());
  return () => clearTimeout(timer);
}
