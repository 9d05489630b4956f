/** Wills about where stones stand: anywhere, further on, twice, elsewhere. */
import { stone } from "../placed.ts";
import { beams, cloud, glint, stars, type Scene } from "./paint.ts";

/** Board in perspective, seen from the near edge. */
const plain = (ground: string, line: string): string =>
  `<path d="M32 92H88L121 119H-1Z" fill="${ground}"/><path d="M32 92 -1 119M43 92 23 119M54 92 48 119M66 92 72 119M77 92 97 119M88 92 121 119M32 92H88M24 98.5H96M14 107H106" stroke="${line}" stroke-width="1.3" fill="none"/>`;
const WING = "M50 74C36 80 18 76 10 63 17 65 22 65 25 63 15 58 11 49 12 40 20 48 27 51 32 50 26 44 24 37 26 30 34 43 48 45 54 58Z";
const both = (art: string): string => `${art}<g transform="matrix(-1 0 0 1 120 0)">${art}</g>`;
/** A ring of the chain, lying along its direction. */
const ring = (x: number, y: number, turn: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})" fill="none"><rect x="-10" y="-5.5" width="20" height="11" rx="5.5" stroke="#171c28" stroke-width="6"/><rect x="-10" y="-5.5" width="20" height="11" rx="5.5" stroke="#c3ccd8" stroke-width="3.4"/><path d="M-5-6.2H5" stroke="#fff" stroke-width="1.3" stroke-linecap="round"/></g>`;
const bolt = (x: number, y: number, turn: number): string =>
  `<path transform="translate(${x} ${y}) rotate(${turn})" d="M0-1.8H8V1.8H0Z" fill="#171c28" stroke="#171c28" stroke-width="2"/>`;

export const MOTION = {
  FREE_PLACEMENT: {
    sky: ["#3a6cab", "#9cc6e0", "#fbe9c6"],
    art: `${beams(60, 119, 130, 4, [-50, -25, 25, 50], "#fff8de", 0.3)}${cloud(96, 34, 0.8, "#fdfaf0", "#a9bfd4")}${cloud(24, 88, 0.6, "#fdfaf0", "#a9bfd4")}${cloud(98, 86, 0.6, "#fdfaf0", "#a9bfd4")}
${plain("#2f6b52", "#8fc2a4")}<ellipse cx="60" cy="105" rx="15" ry="4" fill="#0d2a1e" opacity=".55"/>
${both(`<path d="${WING}" fill="#fdfaf3" stroke="#1c2f4c" stroke-width="2" stroke-linejoin="round"/><path d="M50 68C42 70 34 69 28 67M51 63C43 62 38 60 34 56" fill="none" stroke="#8fa6c0" stroke-width="1.6" stroke-linecap="round"/>`)}
${stone("B", 60, 66, 18)}${glint(84, 22, 6)}${glint(48, 40, 5)}<path d="M48 94 46 88M60 96V89M72 94 74 88" stroke="#fff8de" stroke-width="2.2" stroke-linecap="round"/>`,
  },
  CHAIN_WILL: {
    sky: ["#4a3008", "#b5842a", "#fbe3a0"],
    art: `${beams(60, 62, 110, 6, [15, 55, 95, 135, 175, 215, 255, 335], "#fff3cf", 0.35)}<path d="M7 104C34 98 86 98 113 104V119H7Z" fill="#5d3d0e"/>
${ring(30, 104, -40)}${bolt(36, 99, -40)}${ring(46, 78, -55)}${bolt(43, 84, -55)}${ring(73, 58, 12)}${bolt(64, 56, 12)}${ring(96, 60, -35)}${ring(106, 46, -60)}
${stone("B", 35, 93, 14)}${stone("B", 57, 60, 16)}${stone("B", 89, 71, 14)}
${ring(15, 114, -30)}${ring(74, 41, -55)}${ring(83, 25, -52)}${bolt(76, 36, -55)}${ring(93, 11, -52)}
<g fill="none" stroke="#fff6d6" stroke-width="2.4" stroke-linecap="round"><path d="M47 104C56 108 66 106 72 101M101 86C104 92 103 98 99 103M18 78C17 70 21 62 28 58"/></g>${glint(40, 43, 6)}${glint(103, 84, 7)}${glint(58, 92, 5)}`,
  },
  STRONG_WIND_WILL: {
    sky: ["#2f6d6a", "#8fbcae", "#efe9d2"],
    art: `<path d="M7 84 34 58 52 78 74 50 113 88V119H7Z" fill="#5c958c"/><path d="M66 60 74 50 83 59 78 62 74 58 70 63Z" fill="#f4f0e2"/>
<path d="M7 98C40 88 76 96 113 90V119H7Z" fill="#2d5f57"/><path d="M7 108C40 102 80 108 113 103V119H7Z" fill="#1c443f"/>
<path d="M20 108C24 92 22 78 40 62" stroke="#3b2a1c" stroke-width="4.4" fill="none" stroke-linecap="round"/><path d="M32 72C38 66 46 66 52 70" stroke="#3b2a1c" stroke-width="2.6" fill="none"/><g fill="#1d4a3c"><path d="M30 62C34 50 54 48 70 54 62 58 58 62 48 62 42 66 34 67 30 62Z"/><path d="M42 72C48 64 62 64 74 69 66 73 52 77 42 72Z"/><path d="M24 54C30 44 46 42 56 46 48 52 34 58 24 54Z"/></g>
<g fill="none" stroke="#fdf8e8" stroke-width="3" stroke-linecap="round"><path d="M12 34H66C78 34 82 22 74 18 68 15 62 20 65 25"/><path d="M30 42H92C104 42 108 31 101 27 96 24.6 91 28 93 32"/><path d="M14 26H44"/></g>
<g stroke="#fdf8e8" stroke-linecap="round"><path d="M36 88H62M30 95H58M42 81H60" stroke-width="2.6" opacity=".85"/></g>${stone("B", 84, 89.8, 17.2)}<g fill="#d9a23c"><path d="M88 58C92 54 97 55 98 58 94 61 90 61 88 58ZM102 72C105 69 109 70 110 72 107 75 104 75 102 72ZM50 50C53 47 57 48 58 50 55 53 52 53 50 50Z"/></g>`,
  },
  HYPERACTIVE_WILL: {
    sky: ["#b0561f", "#f0a650", "#fdebc0"],
    art: `<path d="M7 86C24 72 44 80 58 84S92 72 113 80V119H7Z" fill="#c9783a"/><path d="M7 99C40 92 80 96 113 92V119H7Z" fill="#8a4a1e"/>
<g stroke="#fff6dc" stroke-linecap="round" stroke-width="3"><path d="M10 52H34M14 64H36M8 76H30"/></g>${cloud(20, 106, 0.62, "#fbe6c4", "#8a5a2a")}${cloud(40, 111, 0.42, "#fbe6c4", "#8a5a2a")}
<g fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="M56 80 45 92 31 86M78 80 89 90 86 103" stroke="#2a150a" stroke-width="9"/><path d="M56 80 45 92 31 86M78 80 89 90 86 103" stroke="#f0b98a" stroke-width="5"/><path d="M33 92 27 80M79 106 94 105" stroke="#2a150a" stroke-width="7"/><path d="M33 92 27 80M79 106 94 105" stroke="#d9b36a" stroke-width="4"/></g>
<path d="M46 66 34 74 27 66M88 64 98 70 104 60" fill="none" stroke="#2a150a" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/><path d="M46 66 34 74 27 66M88 64 98 70 104 60" fill="none" stroke="#f0b98a" stroke-width="4.4" stroke-linecap="round" stroke-linejoin="round"/>
${stone("B", 68, 58, 26)}
<path d="M44 47C54 38 82 36 92 46L93 53C82 44 54 46 43 55Z" fill="#fdf8ec" stroke="#2a150a" stroke-width="1.6"/><path d="M45 49C36 42 30 46 22 40 24 48 32 50 38 51 32 54 26 52 20 56 28 61 38 58 45 53Z" fill="#fdf8ec" stroke="#2a150a" stroke-width="1.6" stroke-linejoin="round"/><circle cx="70" cy="43.5" r="3.4" fill="#c8323a"/>
<g fill="#fdf8ec"><ellipse cx="70" cy="61" rx="4.6" ry="6"/><ellipse cx="83" cy="60" rx="4" ry="5.6"/></g><circle cx="72" cy="62" r="2.4" fill="#10131c"/><circle cx="84.5" cy="61" r="2.2" fill="#10131c"/><path d="M71 72C75 76 81 75 84 71" fill="none" stroke="#fdf8ec" stroke-width="2.2" stroke-linecap="round"/>`,
  },
  DOUBLE_PLACE: {
    sky: ["#1a1240", "#6a4488", "#f6c868"],
    art: `${stars([48, 14, 1.2], [14, 48, 1.2], [32, 56, 1], [60, 26, 1], [110, 74, 1.2])}${plain("#2e264b", "#c9a86a")}
<g><path d="M26 76 92 7H113L110 12 48 96Z" fill="#ff9d3c"/><path d="M32 80 100 7H110L44 92Z" fill="#ffe08a"/><path d="M70 62 113 18V52L92 84Z" fill="#ff9d3c"/><path d="M75 66 113 27V44L87 80Z" fill="#ffe08a"/></g>
<ellipse cx="39" cy="105" rx="20" ry="5" fill="none" stroke="#ffe9b0" stroke-width="2"/><ellipse cx="39" cy="105" rx="28" ry="8" fill="none" stroke="#ffe9b0" stroke-width="1.2" opacity=".7"/>
${stone("B", 38, 87, 16)}${stone("B", 80, 73, 15)}
<g fill="#ffe9b0"><path d="M14 92 19 88 20 94ZM58 106 64 104 61 110ZM20 110 24 114 18 115ZM94 94 99 92 97 98Z"/></g>${glint(28, 74, 7)}${glint(70, 60, 6)}`,
  },
  POSITION_SWAP_WILL: {
    sky: ["#141c3c", "#494d98", "#c3b0e0"],
    art: `${stars([46, 14, 1.1], [108, 16, 1.1], [60, 50, 1])}${plain("#3a2f62", "#8f7cc0")}
${["31", "89"].map((x) => `<ellipse cx="${x}" cy="70" rx="18" ry="29" fill="#171238" stroke="#171238" stroke-width="9"/><ellipse cx="${x}" cy="70" rx="18" ry="29" fill="#f3ecff" stroke="#d9b65e" stroke-width="5"/><ellipse cx="${x}" cy="70" rx="12" ry="22" fill="none" stroke="#b7a2e6" stroke-width="3"/><ellipse cx="${x}" cy="70" rx="6" ry="13" fill="none" stroke="#b7a2e6" stroke-width="2"/>`).join("")}
${stone("B", 34, 73, 13.5)}${stone("W", 86, 73, 13.5)}
<g fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="M44 33C52 22 74 20 88 31M90 22 89 32 79 32M78 108C68 117 50 117 38 108M36 116 37 107 46 107" stroke="#171238" stroke-width="8"/><path d="M44 33C52 22 74 20 88 31M90 22 89 32 79 32M78 108C68 117 50 117 38 108M36 116 37 107 46 107" stroke="#ffe9a8" stroke-width="4.2"/></g>${glint(60, 70, 8)}`,
  },
} satisfies Record<string, Scene>;
