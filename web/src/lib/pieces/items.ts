/** The drawings of the items, as strokes in a box of 20 × 20. */
export const ITEM_PATHS: Record<string, string> = {
  undo: "M8 5 4 9l4 4M4 9h7a4.5 4.5 0 0 1 0 9H8",
  blind: "M2.5 10S5.5 5 10 5s7.5 5 7.5 5-3 5-7.5 5-7.5-5-7.5-5ZM4 16 16 4",
  refill: "M10 4v12M4 10h12",
  lens: "M8.5 3a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11ZM12.6 12.6 17.5 17.5M6 8.2A2.6 2.6 0 0 1 8.3 5.8",
  appraise: "M3 14.5 14.5 3 17 5.5 5.5 17ZM6 11.5l1.4 1.4M8.5 9l2 2M11 6.5l1.4 1.4",
  hint: "M10 2.5a5 5 0 0 1 3 9c-.7.6-1 1.2-1 2H8c0-.8-.3-1.4-1-2a5 5 0 0 1 3-9ZM8 16h4M8.8 18h2.4",
  plant: "M10 18v-8M10 12C5.5 12.5 3 9.5 3 6c4-.3 7 2 7 6ZM10 9.5C10 5.500 12.8 3.200 17 3.500c.2 3.700-2.500 6.300-7 6Z",
  disarm: "M5 9.500h10v8H5ZM7 9.500V6.500a3 3 0 0 1 5.700-1.300M10 12.500v2.200",
  memo: "M4.500 3h8.500l2.500 2.500V17h-11ZM7 8h6M7 11h6M7 14h3.500",
};

export const ITEMS = Object.keys(ITEM_PATHS);
/** The set every table with items has; the others belong to the extended set. */
export const BASIC_ITEMS = ["undo", "blind", "refill"];
