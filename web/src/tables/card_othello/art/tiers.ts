/** Tiers of cost (rulebook, section 11): 0 white, 1–5 grey, 6–10 green, 11–15 blue, 16–20 purple, 21 and more gold. */
export const tier = (cost: number): number => Math.min(5, Math.ceil(Math.max(0, cost) / 5));
