/** What players collect: badges, and the items these bring. */
import { BESIDES, REWARDS } from "../../lib/pieces/badges.ts";
import { BASIC_ITEMS, ITEMS } from "../../lib/pieces/items.ts";
import type { Collecting, Options } from "../../lib/table.ts";
import { rewardText } from "./words.ts";

export const collects: Collecting = {
  items: (options) => (!options || extended(options) ? ITEMS : BASIC_ITEMS),
  usable: (options) => !!options.items,
  brings(badge, options, say) {
    const reward = { ...REWARDS[badge], ...(options && extended(options) ? BESIDES[badge] : {}) };
    const parts = [];
    if (Object.keys(reward).length) parts.push(say("table-badge-brings", { reward: rewardText(reward, say) }));
    // Without a table it is said what would be brought at one with the extended items.
    if (!options && BESIDES[badge]) parts.push(say("table-badge-brings-extended", { reward: rewardText(BESIDES[badge], say) }));
    return parts.join(say("table-comma"));
  },
};

const extended = (options: Options): boolean => !!options.items && !!options.extended;
