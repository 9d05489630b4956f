/** Wills that win a stone over, and the one that grows more of them. */
import { stone } from "../placed.ts";
import { glint, type Scene } from "./paint.ts";

/** Two leaves on the end of a twig. */
const leaves = (x: number, y: number, turn: number, scale = 1): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})" stroke="#12301f" stroke-width="1.2" stroke-linejoin="round"><path d="M0 0C-10 1-15-5-15-12-6-13 0-8 0 0Z" fill="#4fa35c"/><path d="M0 0C0-8 6-14 14-13 15-6 10 1 0 0Z" fill="#2a7348"/></g>`;
const petal = (x: number, y: number, turn: number): string =>
  `<path transform="translate(${x} ${y}) rotate(${turn})" d="M0-5C4-3 4 3 0 6-4 3-4-3 0-5Z" fill="#ffc9d4" stroke="#8a3a5a" stroke-width=".8"/>`;

export const CHARM = {
  SWAP_WITH_ENEMY: {
    sky: ["#233a5e", "#5a7ca8", "#eee2c6"],
    art: `<path d="M7 98H113V119H7Z" fill="#5a371d"/><path d="M7 98H113V101H7Z" fill="#8f5f36"/><path d="M16 30 104 22V101H16Z" fill="#fbf4e2" opacity=".35"/>
${stone("W", 54, 74, 30)}<path d="M52 43.5A30.5 30.5 0 0 0 50 104.5C60 100 46 94 57 88 44 82 66 76 55 70 66 64 46 60 57 54 50 50 58 48 52 43.5Z" fill="#12151d"/><path d="M31 68C33 58 40 51 50 49 43 54 38 60 36 70Z" fill="#fff" opacity=".3"/>
<path d="M80 54 108 16" stroke="#22130a" stroke-width="10" stroke-linecap="round"/><path d="M80 54 108 16" stroke="#c9944a" stroke-width="6.4" stroke-linecap="round"/><path d="M80 51 106 15.5" stroke="#f0cf94" stroke-width="1.6" stroke-linecap="round"/><path d="M94 30 99 34M88 38 93 42" stroke="#7a4f1e" stroke-width="1.6"/>
<path d="M72 52 85 61C82 72 72 80 55 82 62 74 62 62 72 52Z" fill="#12151d" stroke="#22130a" stroke-width="1.6" stroke-linejoin="round"/><path d="M73 51 86 60 83 64 70 55Z" fill="#8c1b22" stroke="#22130a" stroke-width="1.2"/><path d="M66 64C67 60 70 57 72 56" fill="none" stroke="#5d6780" stroke-width="1.8" stroke-linecap="round"/>
<g fill="#12151d"><path d="M92 106C98 103 106 105 107 109 104 113 94 113 90 110Z"/><circle cx="84" cy="112" r="2"/><circle cx="92" cy="92" r="2.4"/><circle cx="98" cy="84" r="1.5"/><circle cx="86" cy="86" r="1.4"/></g>`,
  },
  TEMPT_WILL: {
    sky: ["#280f38", "#74306c", "#eba6b6"],
    art: `<circle cx="76" cy="42" r="27" fill="#fde6c8"/><path d="M7 100C34 92 86 92 113 98V119H7Z" fill="#3d1a44"/>
<path d="M113 7C100 12 92 10 84 14M113 22C104 24 100 20 94 23" fill="none" stroke="#2a1010" stroke-width="2.6"/>${[[84, 14], [95, 11], [104, 14], [94, 23], [105, 22]].map(([x, y]) => `<circle cx="${x}" cy="${y}" r="4" fill="#ffc9d4" stroke="#8a3a5a" stroke-width=".8"/><circle cx="${x}" cy="${y}" r="1.2" fill="#c8323a"/>`).join("")}
<g stroke="#2a1030" stroke-width="2" stroke-linejoin="round"><path d="M64 62C80 64 92 80 92 108H58C60 100 54 96 56 84Z" fill="#fbf5ec"/><path d="M50 66C54 72 62 74 69 70L70 92C68 100 66 104 66 110H56C57 98 50 88 50 66Z" fill="#fbf5ec"/><path d="M30 60C38 57 41 51 46 46L47 27 57 39C60 38 63 38 66 39L76 28 76 48C80 58 74 70 62 72 50 72 40 68 30 64Z" fill="#fbf5ec"/></g>
<path d="M49.5 33 55 40 50 44ZM73.5 34 68 41 73 45Z" fill="#d85a6a"/><path d="M46 54C49 50 54 50 57 54 53 56 49 56 46 54Z" fill="#2a1030"/><path d="M47 50C50 47 55 47 58 50M64 52C66 50 69 50 71 53" fill="none" stroke="#c8323a" stroke-width="2" stroke-linecap="round"/><path d="M64 56C66 54 69 54 71 56" fill="none" stroke="#2a1030" stroke-width="1.8" stroke-linecap="round"/><path d="M28 59 35 58 34 64 29 63Z" fill="#2a1030"/><path d="M36 65C41 66 45 66 48 64" fill="none" stroke="#2a1030" stroke-width="1.4"/>
<path d="M90 92C108 92 112 108 96 114 70 122 30 120 15 108 7 100 10 88 20 84 17 94 28 100 44 102 64 104 80 104 90 92Z" fill="#fbf5ec" stroke="#2a1030" stroke-width="2" stroke-linejoin="round"/><path d="M15 108C7 100 10 88 20 84 17 94 28 100 38 101 32 104 22 106 15 108Z" fill="#d85a6a"/>
${stone("B", 36, 88, 13.5)}<path d="M36 94C30 90 28 87 29.5 84.5 31 82 35 82.5 36 85.5 37 82.5 41 82 42.5 84.5 44 87 42 90 36 94Z" fill="#ff8fa8"/>
${petal(16, 62, 30)}${petal(26, 74, -30)}${petal(102, 60, 20)}${petal(104, 82, -40)}${petal(44, 18, 40)}`,
  },
  BREEDING_WILL: {
    sky: ["#1f4a3c", "#74b27a", "#f4f2c8"],
    art: `<path d="M7 92C30 78 48 84 62 80S98 76 113 88V119H7Z" fill="#5d9460"/><path d="M7 106C30 94 90 94 113 106V119H7Z" fill="#5a3a20"/><path d="M7 106C30 94 90 94 113 106" fill="none" stroke="#35602f" stroke-width="4"/>
<g fill="none" stroke-linecap="round"><path d="M60 84C56 66 66 54 60 36M60 68C48 68 38 62 32 54M61 58C74 60 82 54 90 46M59 76C72 78 88 80 95 73" stroke="#12301f" stroke-width="5.6"/><path d="M60 84C56 66 66 54 60 36M60 68C48 68 38 62 32 54M61 58C74 60 82 54 90 46M59 76C72 78 88 80 95 73" stroke="#4fa35c" stroke-width="3"/></g>
${leaves(60, 42, 4, 1.1)}${leaves(45, 67, -52, 0.8)}${leaves(77, 58, 46, 0.8)}${leaves(82, 79, 150, 0.7)}
${stone("B", 60, 27, 9.5)}${stone("B", 29, 50, 9)}${stone("B", 94, 41, 9)}${stone("B", 100, 71, 8)}${stone("B", 60, 97, 18)}
${leaves(24, 106, 0, 0.8)}${leaves(97, 106, 0, 0.8)}${glint(82, 24, 6)}${glint(44, 38, 5)}`,
  },
} satisfies Record<string, Scene>;
