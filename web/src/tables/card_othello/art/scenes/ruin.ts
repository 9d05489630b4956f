/** Wills that destroy. */
import { stone } from "../placed.ts";
import { flame, stars, type Scene } from "./paint.ts";

export const RUIN = {
  SACRIFICE_WILL: {
    sky: ["#170b1c", "#561d30", "#c0562f"],
    art: `${stars([48, 16, 1.1], [100, 20, 1.2], [16, 56, 1], [108, 50, 1])}<path d="M7 7H13L16 119H7ZM113 7H105L102 119H113Z" fill="#1c0e18"/>
${flame(38, 92, 1)}${flame(82, 92, 1)}${flame(60, 94, 1.8, "#d8442a", "#ffb545")}
${stone("W", 60, 72, 17)}${flame(46, 94, 0.52, "#ff8a3c", "#ffe08a")}${flame(74, 94, 0.52, "#ff8a3c", "#ffe08a")}
<g stroke="#140a10" stroke-width="1.6"><path d="M32 88H88V98H32Z" fill="#8d8790"/><path d="M23 98H97V108H23Z" fill="#6f6975"/><path d="M14 108H106V121H14Z" fill="#544e5b"/></g><path d="M33 89H87V91.5H33ZM24 99H96V101.5H24ZM15 109H105V111.5H15Z" fill="#fff" opacity=".22"/><path d="M44 93H76M60 93V98M40 103H48M72 103H80M56 103H64" stroke="#2a222c" stroke-width="1.4"/>
<g fill="#ffdf7e" stroke="#6b2a12" stroke-width="1"><path d="M44 32 48 37 44 42 40 37ZM79 24 83 29 79 34 75 29ZM95 42 98 46 95 50 92 46ZM26 48 29 52 26 56 23 52ZM66 8 69 12 66 16 63 12Z"/></g>`,
  },
  DESTROY_ONE_STONE: {
    sky: ["#39466e", "#6f7ea4", "#b9c1cf"],
    art: `<path d="M7 96C36 88 84 88 113 96V119H7Z" fill="#353d58"/><path d="M7 108C40 102 80 103 113 108V119H7Z" fill="#1d2235"/>
<path d="M7 7H113V42C106 53 95 51 90 44 84 55 69 54 64 46 56 57 43 54 38 45 30 55 14 52 7 44Z" fill="#10142a" stroke="#0a0c1a" stroke-width="2"/><path d="M7 36C16 42 26 40 32 33 40 44 52 43 58 36M113 34C106 42 96 40 92 34" fill="none" stroke="#4a5680" stroke-width="2.4" stroke-linecap="round"/>
<path d="M45 15 68 24C66 33 52 33 45 15ZM105 15 82 24C84 33 98 33 105 15Z" fill="#ff5a36" stroke="#3a0d0d" stroke-width="1.4"/><path d="M55 22.5 64.5 25.5 58 28.5ZM95 22.5 85.5 25.5 92 28.5Z" fill="#ffe9a0"/><path d="M60 41C66 34 84 34 90 41L85 38 81 42 78 37.5 75 42 72 37.5 69 42 65 38Z" fill="#ff8a56"/>
<path d="M50 71A23 23 0 0 0 45 115L52 107 44 99 54 90 46 81Z" fill="url(#g-w)" stroke="#2a2418" stroke-width="1.8" stroke-linejoin="round"/><path d="M72 71A23 23 0 0 1 77 115L70 107 78 99 68 90 76 81Z" fill="url(#g-w)" stroke="#2a2418" stroke-width="1.8" stroke-linejoin="round"/>
<path d="M80 45 51 74H63L52 112 88 69H74L93 45Z" fill="#ffb52e" stroke="#4a2606" stroke-width="2" stroke-linejoin="round"/><path d="M82 48 58 71H69L61 93 81 72H68L86 48Z" fill="#fff3c4"/>
<g fill="#f4ecd9" stroke="#2a2418" stroke-width="1"><path d="M17 82 25 79 23 88ZM96 78 104 82 96 87ZM29 68 35 64 37 72ZM88 62 93 58 95 65ZM100 102 107 100 105 107ZM13 104 20 100 20 107Z"/></g>`,
  },
  TIME_BOMB: {
    sky: ["#0f1a38", "#24437a", "#7d9cc4"],
    art: `<circle cx="88" cy="34" r="13" fill="#f2ead3"/><circle cx="93" cy="31" r="11" fill="#1d376a"/><g fill="#e8eefb"><circle cx="30" cy="44" r="1.2"/><circle cx="48" cy="20" r="1"/><circle cx="72" cy="18" r="1.2"/><circle cx="104" cy="60" r="1"/></g>
<path d="M7 92C26 80 44 86 60 88S98 78 113 86V119H7Z" fill="#1b2c4f"/><path d="M7 104C34 94 70 102 113 97V119H7Z" fill="#101a31"/>
<ellipse cx="62" cy="106" rx="34" ry="5" fill="#060b17" opacity=".7"/><circle cx="58" cy="76" r="30" fill="#12151d"/><circle cx="58" cy="76" r="30" fill="url(#g-b)"/><path d="M69 47 80 39 87 48 77 55Z" fill="#3a404e" stroke="#0a0d13" stroke-width="1.5"/>
<path d="M83 43C88 30 100 34 99 45" fill="none" stroke="#d8c59a" stroke-width="3" stroke-linecap="round"/><path d="M99 40 101.6 48 110 46 104.6 53 109 60 100.6 57.4 96 64 95 55.6 87.6 52.6 95 49Z" fill="#ffb238"/><circle cx="99.5" cy="52" r="4.4" fill="#fff3c4"/>
<circle cx="57" cy="77" r="19" fill="#f6f0df" stroke="#b98a2c" stroke-width="2.6"/><g stroke="#1c2230" stroke-width="2" stroke-linecap="round"><path d="M57 62V65M72 77H69M57 92V89M42 77H45"/></g><path d="M57 77V67" stroke="#1c2230" stroke-width="2.8" stroke-linecap="round"/><path d="M57 77 65 82" stroke="#b3272d" stroke-width="2.8" stroke-linecap="round"/><circle cx="57" cy="77" r="2.6" fill="#1c2230"/>`,
  },
  CROSS_BOMB: {
    sky: ["#1a1030", "#4a2a6e", "#a873a8"],
    art: `<path d="M7 88 60 66 113 88V119H7Z" fill="#2b1845"/><g stroke="#7a55a0" stroke-width="1.2" opacity=".8"><path d="M60 66V119M60 66 20 119M60 66 100 119M7 98H113M24 82H96M7 110H113"/></g>
<g fill="#ff9d3c"><path d="M60 62 50 40 54 41 52 22 60 7 68 22 66 41 70 40Z"/><path d="M60 62 50 84 54 83 53 102 60 117 67 102 66 83 70 84Z"/><path d="M60 62 38 52 39 56 20 54 7 62 20 70 39 68 38 72Z"/><path d="M60 62 82 52 81 56 100 54 113 62 100 70 81 68 82 72Z"/></g>
<g fill="#ffe08a"><path d="M60 62 54.6 44 57 44.6 60 16 63 44.6 65.4 44Z"/><path d="M60 62 54.6 80 57 79.4 60 108 63 79.4 65.4 80Z"/><path d="M60 62 42 56.6 42.6 59 16 62 42.6 65 42 67.4Z"/><path d="M60 62 78 56.6 77.4 59 104 62 77.4 65 78 67.4Z"/></g>
<circle cx="60" cy="62" r="21" fill="#ffe9b0" opacity=".55"/>${stone("B", 60, 62.1, 14.2)}<path d="M60 53V71M51 62H69" stroke="#ffd166" stroke-width="3.4" stroke-linecap="round"/>
${stone("W", 34.6, 86.3, 8.6)}${stone("W", 86.9, 38.4, 8.2)}${stone("B", 92.5, 92.4, 7.3)}
<g fill="#ffd9a0"><path d="M30 34 33 38 29 40ZM92 44 97 46 93 49ZM36 92 40 95 35 97ZM78 98 83 97 81 102ZM42 26 45 24 45 29Z"/></g>`,
  },
} satisfies Record<string, Scene>;
