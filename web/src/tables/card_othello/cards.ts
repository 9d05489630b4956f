/** What each card costs, in the order of the rulebook: the same as `teban/games/card_othello/cards/catalogue.py`. */
export const COSTS: Readonly<Record<string, number>> = {
  TREASURE_BOX: 0,
  FREE_PLACEMENT: 9,
  PROTECTED_NEXT_STONE: 1,
  SWAP_WITH_ENEMY: 13,
  SACRIFICE_WILL: 5,
  PERMA_PROTECT_NEXT_STONE: 12,
  STRONG_WIND_WILL: 9,
  TRAP_WILL: 10,
  TEMPT_WILL: 20,
  CHAIN_WILL: 22,
  REGEN_WILL: 15,
  DESTROY_ONE_STONE: 14,
  TIME_BOMB: 13,
  ULTIMATE_REVERSE_DRAGON: 30,
  BREEDING_WILL: 16,
  CROSS_BOMB: 18,
  HYPERACTIVE_WILL: 8,
  SELL_CARD_WILL: 8,
  PLUNDER_WILL: 4,
  WORK_WILL: 11,
  DOUBLE_PLACE: 24,
  HEAVEN_BLESSING: 3,
  CONDEMN_WILL: 6,
  GOLD_STONE: 6,
  SILVER_STONE: 3,
  STEAL_CARD: 7,
  GUARD_WILL: 2,
  ULTIMATE_DESTROY_GOD: 25,
  ULTIMATE_HYPERACTIVE_GOD: 28,
  POSITION_SWAP_WILL: 17,
};
export const CARDS = Object.keys(COSTS);
export const costOf = (card: string): number => COSTS[card] ?? 0;

/** What the drawing of a card is given. */
export const faceOf = (card: string, say: (key: string) => string): { card: string; name: string; cost: number } => ({ card, name: say(`card-${card}`), cost: costOf(card) });
