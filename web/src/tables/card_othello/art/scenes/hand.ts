/** Wills about cards: given by heaven, and judged. */
import { beams, cloud, glint, slip, type Scene } from "./paint.ts";

export const HAND = {
  HEAVEN_BLESSING: {
    sky: ["#5f97d2", "#c6dff0", "#fdf2d0"],
    art: `${beams(64, 0, 140, 6, [140, 160, 180, 200, 220], "#fff8de", 0.6)}
${cloud(44, 24, 0.9, "#fdfaf0", "#b7c4d6")}${cloud(96, 22, 1.1, "#fdfaf0", "#b7c4d6")}
${slip(22, 74, -26, 0.74, "#2a7348")}${slip(98, 74, 26, 0.74, "#27599f")}${slip(38, 57, -12, 0.78, "#646b78")}${slip(82, 57, 12, 0.78, "#8f6511")}
<circle cx="60" cy="76" r="27" fill="#fff8de" opacity=".75"/><ellipse cx="60" cy="47" rx="17" ry="5" fill="none" stroke="#8f6511" stroke-width="4.6"/><ellipse cx="60" cy="47" rx="17" ry="5" fill="none" stroke="#ffdf7e" stroke-width="2.8"/>
${slip(60, 76, 0, 1.24, "#693b98")}${glint(84, 88, 7)}${glint(36, 92, 6)}${glint(80, 42, 5)}
${cloud(26, 121, 1.2, "#fdfaf0", "#b7c4d6")}${cloud(66, 122, 1, "#fdfaf0", "#b7c4d6")}${cloud(100, 121, 1.1, "#fdfaf0", "#b7c4d6")}`,
  },
  CONDEMN_WILL: {
    sky: ["#1c0d16", "#5a1d2a", "#c08d78"],
    art: `${beams(60, 64, 100, 5, [20, 70, 110, 160, 200, 250, 290], "#ffd9b0", 0.16)}<path d="M7 100C40 94 80 94 113 100V119H7Z" fill="#2a1018"/><ellipse cx="64" cy="106" rx="38" ry="5" fill="#12060b" opacity=".7"/>
<g stroke="#1c1016" stroke-width="1.8" stroke-linejoin="round" transform="translate(-8 -5)"><path d="M33 27C33 24 35 22 38 22H86C89 22 91 24 91 27V32L33 92Z" fill="#fdf8ec"/><path d="M38 27H86V30L38 80Z" fill="#4b3a80"/><path d="M60 42 67 53 52 69 46 62Z" fill="#e6d4a0"/></g>
<g stroke="#1c1016" stroke-width="1.8" stroke-linejoin="round" transform="translate(7 5)"><path d="M91 32V101C91 104 89 106 86 106H38C35 106 33 104 33 101V92Z" fill="#fdf8ec"/><path d="M86 44V101H38V94Z" fill="#4b3a80"/><path d="M67 57 74 65 60 85 53 72Z" fill="#e6d4a0"/></g>
<path d="M14 110 108 17" stroke="#f25a5a" stroke-width="14" opacity=".5"/>
<path d="M29 97 107 15C109 17 109.6 19 109 22L35 102Z" fill="#e9edf2" stroke="#171a24" stroke-width="1.8" stroke-linejoin="round"/><path d="M32 98.5 108 20C110 21 109.5 23 109 24L36 102Z" fill="#a9b4c4"/><path d="M30 98 106 19" stroke="#fff" stroke-width="1.4"/>
<path d="M36 106 23 93" stroke="#171a24" stroke-width="8" stroke-linecap="round"/><path d="M36 106 23 93" stroke="#d6a440" stroke-width="4.6" stroke-linecap="round"/><path d="M28 101 10 119" stroke="#171a24" stroke-width="10"/><path d="M27 102 10 119" stroke="#3a4a78" stroke-width="6.5"/><path d="M24 101 28 105M19 106 23 110M14 111 18 115" stroke="#f4ecd9" stroke-width="1.8"/>
${glint(98, 27, 9, "#ffffff")}<g fill="#fdf8ec"><path d="M92 66 99 63 97 71ZM20 58 26 54 27 62ZM100 84 106 84 102 90Z"/></g>`,
  },
} satisfies Record<string, Scene>;
