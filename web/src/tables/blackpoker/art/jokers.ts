/** Two masks that cannot be taken for each other: a white fox before the full moon, a red tengu before the sun's rays. */
const FOX = [
  '<rect x="25.5" y="17" width="69" height="134" rx="3" fill="#1d2842"/><circle cx="60" cy="72" r="31" fill="#f1e3bd"/>',
  '<path d="M26 131.5C34 127 40 135 48 131S64 123 74 131C82 137 88 132 94 129.5M26 140.5C34 136 40 144 48 140S64 132 74 140C82 146 88 141 94 138.5" fill="none" stroke="#55648c" stroke-width="1.6"/>',
  '<path d="M38 84C34 94 34 104 38 116M82 84C86 94 86 104 82 116" stroke="#b4272c" stroke-width="2" fill="none"/><circle cx="38" cy="119" r="4" fill="#c79a3c"/><circle cx="82" cy="119" r="4" fill="#c79a3c"/><path d="M35.4 120.4H40.6M79.4 120.4H84.6" stroke="#1d2842" stroke-width="1"/>',
];
const FOX_MASK = [
  '<path d="M36 46 42 78C44 98 54 110 60 110S76 98 78 78L84 46 69 61C63 59.4 57 59.4 51 61Z" fill="#fffaf0" stroke="#1a1e29" stroke-width="1.6" stroke-linejoin="round"/>',
  '<path d="M39.5 53.5 43.5 72 49.4 63.6ZM80.5 53.5 76.5 72 70.6 63.6Z" fill="#b4272c"/>',
  '<path d="M46.5 80C50 76 54.6 77 56.8 82.4 53 83.4 49 83 46.5 80ZM73.5 80C70 76 65.4 77 63.2 82.4 67 83.4 71 83 73.5 80Z" fill="#1a1e29"/>',
  '<path d="M45 75.4C49 71 54 71.6 57 76M75 75.4C71 71 66 71.6 63 76" stroke="#b4272c" stroke-width="2" fill="none" stroke-linecap="round"/>',
  '<path d="M60 64 62.6 69 60 74 57.4 69Z" fill="#c79a3c"/><path d="M57.6 98.6C58.6 97.4 61.4 97.4 62.4 98.6L60 102Z" fill="#1a1e29"/>',
  '<path d="M60 102V104.4M60 104.4C57.4 106 55.4 105.6 54 104.4M60 104.4C62.6 106 64.6 105.6 66 104.4" stroke="#b4272c" stroke-width="1.3" fill="none" stroke-linecap="round"/>',
  '<path d="M44.6 91 51 92.4M45.8 95.6 51.6 95.2M75.4 91 69 92.4M74.2 95.6 68.4 95.2" stroke="#b4272c" stroke-width="1.4" stroke-linecap="round"/>',
];
const TENGU = [
  '<rect x="25.5" y="17" width="69" height="134" rx="3" fill="#e8d9b4"/>',
  '<path d="M60 80 53 17.5H67ZM60 80 80 17.5H94V22ZM60 80 94 48V64ZM60 80 94 96V112ZM60 80 94 138V150.5H80ZM60 80 67 150.5H53ZM60 80 40 150.5H26V138ZM60 80 26 112V96ZM60 80 26 64V48ZM60 80 26 22V17.5H40Z" fill="#d3b878"/>',
  '<path d="M37 90C33 100 34 110 38 120M83 90C87 100 86 110 82 120" stroke="#22335c" stroke-width="2" fill="none"/><circle cx="38" cy="123" r="4" fill="#22335c"/><circle cx="82" cy="123" r="4" fill="#22335c"/>',
];
const TENGU_MASK = [
  '<path d="M52 50 60 40 68 50V60H52Z" fill="#1a1e29"/><path d="M54 53H66" stroke="#c79a3c" stroke-width="1.6"/>',
  '<path d="M36 76C34 62 44 54 60 54S86 62 84 76C83 96 74 116 60 116S37 96 36 76Z" fill="#b4272c" stroke="#1a1e29" stroke-width="1.6"/>',
  '<path d="M38 72C42 63 52 64 57 72 51 69 44 69 38 76ZM82 72C78 63 68 64 63 72 69 69 76 69 82 76Z" fill="#fffaf0" stroke="#1a1e29" stroke-width=".8"/>',
  '<path d="M43 81C46 76 53 76 56 80 53 85 46 85 43 81ZM77 81C74 76 67 76 64 80 67 85 74 85 77 81Z" fill="#f1e3bd"/><circle cx="50" cy="80.6" r="2.4" fill="#1a1e29"/><circle cx="70" cy="80.6" r="2.4" fill="#1a1e29"/>',
  '<path d="M46 102C50 96 70 96 74 102 76 116 68 130 60 136 52 130 44 116 46 102Z" fill="#fffaf0" stroke="#1a1e29" stroke-width="1.2"/><path d="M53 108C57 111 63 111 67 108" stroke="#1a1e29" stroke-width="2" fill="none" stroke-linecap="round"/><path d="M60 116V128M53 115 55 123M67 115 65 123" stroke="#b9ae98" stroke-width="1.2"/>',
  '<path d="M56 78C55 88 53 96 54 104A6.5 6.5 0 0 0 67 104C67 96 65 88 64 78Z" fill="#c9413f" stroke="#1a1e29" stroke-width="1.4"/><path d="M58.5 84C58 92 57 97 57.6 103" stroke="#e58a80" stroke-width="1.8" fill="none" stroke-linecap="round"/>',
];

/** The whole picture; and the mask alone, with the box it fills, for a narrow card. */
export const JOKER_ART: Readonly<Record<string, { scene: string; mask: string; box: string }>> = {
  X1: { scene: [...FOX, ...FOX_MASK].join(""), mask: FOX_MASK.join(""), box: "34 44 52 68" },
  X2: { scene: [...TENGU, ...TENGU_MASK].join(""), mask: TENGU_MASK.join(""), box: "34 38 52 100" },
};
