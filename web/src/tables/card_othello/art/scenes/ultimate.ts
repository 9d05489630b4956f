/** The three ultimates (究極): the dragon, the destroyer and the restless god. */
import { stone } from "../placed.ts";
import { cloud, flame, stars, round, type Scene } from "./paint.ts";

/** Drums of the restless god, which are stones: a wheel open at the foot. */
const DRUMS = [-120, -90, -60, -30, 0, 30, 60, 90, 120].map((angle, at) => {
  const [x, y] = [60 + 42 * Math.sin((angle * Math.PI) / 180), 64 - 42 * Math.cos((angle * Math.PI) / 180)];
  return stone(at % 2 ? "W" : "B", Number(round(x)), Number(round(y)), 8.5);
});
const bolt = (mirror: string): string =>
  `<path${mirror} d="M28 78 10 96H20L9 117 36 93H25L37 80Z" fill="#ffd34d" stroke="#3a2406" stroke-width="1.8" stroke-linejoin="round"/>`;

const DRAGON = "M17 98C40 117 106 112 99 83 93 60 27 84 27 52 27 30 52 28 70 38";

export const ULTIMATE = {
  ULTIMATE_REVERSE_DRAGON: {
    sky: ["#14233f", "#2f5a78", "#d9b878"],
    art: `<circle cx="64" cy="60" r="34" fill="#f6f0df"/><path d="M64 26A34 34 0 0 1 64 94 17 17 0 0 1 64 60 17 17 0 0 0 64 26Z" fill="#12182a"/><circle cx="64" cy="43" r="5" fill="#12182a"/><circle cx="64" cy="77" r="5" fill="#f6f0df"/>
<g fill="none" stroke-linecap="round"><path d="${DRAGON}" stroke="#10202a" stroke-width="18"/><path d="${DRAGON}" stroke="#e2b650" stroke-width="20" stroke-dasharray="2.2 5.6" stroke-linecap="butt"/><path d="${DRAGON}" stroke="#1f6b5c" stroke-width="14.5"/><path d="${DRAGON}" stroke="#3f9a80" stroke-width="8" stroke-dasharray="3 3" stroke-linecap="butt"/><path d="${DRAGON}" stroke="#f0d9a0" stroke-width="3.4" stroke-dasharray="5 2" stroke-linecap="butt"/></g>
<g transform="translate(78 43)"><path d="M-14-10C-24-14-26-22-33-22-29-14-30-8-20-2ZM-15 2C-24 0-28-4-34-2-28 3-26 9-16 9ZM-6 11C-12 16-12 20-18 23-10 24-4 20 2 14Z" fill="#b3402a" stroke="#10202a" stroke-width="1"/><path d="M-3-11C-9-17-10-24-18-27M-9-18C-13-18-17-17-20-14M6-12C4-18 6-24 2-30M4.6-20C8-22 9-25 9-28" fill="none" stroke="#10202a" stroke-width="5" stroke-linecap="round"/><path d="M-3-11C-9-17-10-24-18-27M-9-18C-13-18-17-17-20-14M6-12C4-18 6-24 2-30M4.6-20C8-22 9-25 9-28" fill="none" stroke="#f0d9a0" stroke-width="2.8" stroke-linecap="round"/><path d="M-18 4C-20-8-8-16 6-13 12-14 15-9 20-9.6 25-13 33-10 33-4 33 0 30 1.6 26 1.6L13 2.4C9 3 7 5 6 7 12 9 20 8.6 28 6.4 27 12 19 15.4 9 15 0 15-12 14-18 4Z" fill="#1f6b5c" stroke="#10202a" stroke-width="1.8" stroke-linejoin="round"/><path d="M6 7C7 5 9 3 13 2.4L26 1.6 27 6.6C20 8.6 12 9 6 7Z" fill="#8c1b22"/><path d="M25.5 1.6 24.4 5.4 22 1.9ZM18.4 2.2 17.4 5.6 15 2.4ZM24 7.4 22.4 4.4 20.6 8Z" fill="#fff8e8"/><path d="M2-7.6C5-10.4 10-9.4 11.6-5.6 8-4 4-4.6 2-7.6Z" fill="#ffd34d" stroke="#10202a" stroke-width="1.2"/><circle cx="7.4" cy="-6.6" r="1.5" fill="#10202a"/><path d="M0-10.4C5-13.6 11-12.6 13.4-8" fill="none" stroke="#10202a" stroke-width="1.8"/><circle cx="28.6" cy="-5.6" r="1.5" fill="#10202a"/><path d="M31-1C37 3 34 11 29 17M30 0C32 8 26 16 18 20" stroke="#e2b650" stroke-width="1.5" fill="none" stroke-linecap="round"/></g>
<g fill="#f8f1e0" stroke="#7d6a48" stroke-width="1"><path d="M5 112C4 102 16 98 21 105 26 97 39 100 38 109 46 106 52 112 50 121H4Z"/><path d="M70 121C68 110 80 107 85 112 90 104 103 106 103 114 110 110 116 114 116 121Z"/></g>`,
  },
  ULTIMATE_DESTROY_GOD: {
    sky: ["#15060c", "#64141f", "#e07a2c"],
    art: `${[[24, 104, 1.3], [96, 104, 1.3], [36, 80, 1.3], [84, 80, 1.3]].map(([x, y, s]) => flame(x!, y!, s!, "#c2331f", "#ff9d3c")).join("")}
<g stroke="#14060a" stroke-width="1.8" stroke-linejoin="round"><path d="M57 7H63V119H57Z" fill="#b8862d"/><path d="M32 10C30 34 40 44 57 45V38C46 36 42 30 42 20ZM88 10C90 34 80 44 63 45V38C74 36 78 30 78 20Z" fill="#e6bd5a"/><path d="M60 2 67 16 63 22V40H57V22L53 16Z" fill="#e6bd5a"/></g>
<g stroke="#14060a" stroke-width="2" stroke-linejoin="round"><path d="M30 66C24 66 23 80 31 84ZM90 66C96 66 97 80 89 84Z" fill="#32406e"/><path d="M31 56C30 92 44 108 60 113 76 108 90 92 89 56Z" fill="#3f5090"/></g><path d="M60 56H89C90 92 76 108 60 113 78 98 80 76 78 60Z" fill="#2a3768"/>
<path d="M28 60 31 40 43 50 60 34 77 50 89 40 92 60C80 55 40 55 28 60Z" fill="#e6bd5a" stroke="#14060a" stroke-width="2" stroke-linejoin="round"/><path d="M60 40 65 48 60 55 55 48Z" fill="#c8323a" stroke="#14060a" stroke-width="1.2"/><circle cx="39" cy="53" r="2.4" fill="#c8323a"/><circle cx="81" cy="53" r="2.4" fill="#c8323a"/>
<path d="M60 58C64 62 64 68 60 72 56 68 56 62 60 58Z" fill="#fff3c4" stroke="#14060a" stroke-width="1.4"/><circle cx="60" cy="65" r="2.2" fill="#c8323a"/>
<path d="M36 68 55 76C52 83 41 82 36 68ZM84 68 65 76C68 83 79 82 84 68Z" fill="#fff3c4" stroke="#14060a" stroke-width="1.6" stroke-linejoin="round"/><circle cx="47.5" cy="76" r="2.5" fill="#c8323a"/><circle cx="72.5" cy="76" r="2.5" fill="#c8323a"/><path d="M34 65 55 72M86 65 65 72" stroke="#14060a" stroke-width="3.4" stroke-linecap="round"/><path d="M56 84H64L62 88H58Z" fill="#1c2650"/>
<path d="M43 92C52 88 68 88 77 92 74 103 46 103 43 92Z" fill="#5a0f1a" stroke="#14060a" stroke-width="1.8"/><path d="M46 91 49 102 53 90ZM74 91 71 102 67 90Z" fill="#fff8e8" stroke="#14060a" stroke-width="1"/><path d="M54 90.5H66L65 94H55Z" fill="#fff8e8"/>
<g fill="#f4ecd9" stroke="#2a1810" stroke-width="1.2" stroke-linejoin="round"><path d="M9 92A12 12 0 0 1 21 82L19 92 23 98 14 106ZM112 86A12 12 0 0 0 100 80L103 90 98 97 108 102Z"/><path d="M24 108 31 105 30 113ZM92 106 98 112 90 114ZM104 110 109 108 108 114Z"/></g>`,
  },
  ULTIMATE_HYPERACTIVE_GOD: {
    sky: ["#190f34", "#52409a", "#f6d67a"],
    art: `${stars([46, 14, 1.1], [110, 14, 1.1], [12, 58, 1], [110, 56, 1])}<path d="M24 88A42 42 0 1 1 96 88" fill="none" stroke="#2a1a06" stroke-width="6"/><path d="M24 88A42 42 0 1 1 96 88" fill="none" stroke="#e6bd5a" stroke-width="3.4"/>${DRUMS.join("")}
${bolt("")}${bolt(' transform="matrix(-1 0 0 1 120 0)"')}
<path d="M60 36 66 46 76 36 75 48 90 44 83 56 97 60 85 66 95 78 82 77 88 96 73 91 60 100 47 91 32 96 38 77 25 78 35 66 23 60 37 56 30 44 45 48 44 36 54 46Z" fill="#fbf5ec" stroke="#2a1020" stroke-width="2" stroke-linejoin="round"/>
<path d="M44 56 40 40 51 50ZM76 56 80 40 69 50Z" fill="#e6bd5a" stroke="#2a1020" stroke-width="1.6" stroke-linejoin="round"/>
<path d="M41 60C41 52 50 49 60 49S79 52 79 60C80 80 72 93 60 96 48 93 40 80 41 60Z" fill="#d8562f" stroke="#2a1020" stroke-width="2"/><path d="M62 49C72 49 79 53 79 60 80 80 72 93 60 96 70 84 72 66 62 49Z" fill="#b03d20"/>
<g fill="#fff8e8" stroke="#2a1020" stroke-width="1.4"><circle cx="51" cy="66" r="6"/><circle cx="70" cy="66" r="6"/></g><circle cx="52.5" cy="67" r="2.4" fill="#2a1020"/><circle cx="68.5" cy="67" r="2.4" fill="#2a1020"/><path d="M43 59 56 61M77 59 64 61" stroke="#2a1020" stroke-width="3.4" stroke-linecap="round"/><path d="M56 74C58 77 62 77 64 74" fill="none" stroke="#2a1020" stroke-width="1.8" stroke-linecap="round"/>
<path d="M46 79C54 82 66 82 74 79 73 90 66 93 60 93S47 90 46 79Z" fill="#5a0f1a" stroke="#2a1020" stroke-width="1.6"/><path d="M48 80 52 86 55 81.5ZM72 80 68 86 65 81.5ZM54 92 60 88.5 66 92 60 93Z" fill="#fff8e8"/>
${cloud(32, 121, 1.1, "#fdf6e0", "#7d6a48")}${cloud(86, 121, 1.1, "#fdf6e0", "#7d6a48")}${cloud(60, 121, 0.9, "#fdf6e0", "#7d6a48")}`,
  },
} satisfies Record<string, Scene>;
