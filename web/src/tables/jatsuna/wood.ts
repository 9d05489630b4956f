/** The drawing of the board: kaya wood in a box of 644 × 644, seven cells a side. */
export const WOOD = 644;
export const CELL = WOOD / 7;

export const LINES = Array.from({ length: 6 }, (_, at) => `M0 ${(at + 1) * CELL}H${WOOD}M${(at + 1) * CELL} 0V${WOOD}`).join("");
