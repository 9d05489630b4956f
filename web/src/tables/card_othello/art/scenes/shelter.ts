/** Wills that keep a stone: weakly, strongly, behind a shield, by rising again, and by a trap. */
import { stone } from "../placed.ts";
import { flame, glint, type Scene } from "./paint.ts";

const WING = "M55 66C38 72 18 64 9 44 17 50 23 52 28 51 20 45 17 38 17 31 25 40 32 43 38 43 34 38 32 32 33 26 40 38 52 44 57 54Z";

export const SHELTER = {
  PROTECTED_NEXT_STONE: {
    sky: ["#46566b", "#8699ab", "#d0d8d8"],
    art: `<path d="M7 88C30 82 90 82 113 88V119H7Z" fill="#5c6c62"/><path d="M7 102C36 96 84 97 113 102V119H7Z" fill="#414f49"/><ellipse cx="52" cy="109" rx="34" ry="6" fill="#a9bcc6"/><ellipse cx="56" cy="109" rx="20" ry="3" fill="none" stroke="#e8f0f2" stroke-width="1.2"/>
<g stroke="#eef4f6" stroke-width="1.6" stroke-linecap="round" opacity=".8"><path d="M50 12 46 22M104 14 99 27M92 8 89 16M14 52 11 62M110 62 106 74M10 84 8 92M103 86 100 96M24 44 22 50M108 38 105 46M16 72 14 78"/></g>
<path d="M61 44 79 108C80 114 88 114 88 107" fill="none" stroke="#2a1a10" stroke-width="4.6" stroke-linecap="round"/><path d="M61 44 79 108" stroke="#a8713a" stroke-width="2.2"/>
${stone("B", 48, 92, 17)}
<g transform="rotate(-9 60 50)"><path d="M14 66C18 40 38 27 60 26 82 27 102 40 106 66 98 60 90 60 83 66 76 60 68 60 60 66 52 60 44 60 37 66 30 60 22 60 14 66Z" fill="#c1472e" stroke="#2a120c" stroke-width="2" stroke-linejoin="round"/><path d="M60 26C82 27 102 40 106 66 98 60 90 60 83 66 80 48 72 34 60 26Z" fill="#98301f"/><path d="M19 53C26 47 34 47 40 51 46 46 54 46 60 50 66 46 74 46 80 51 86 47 94 47 101 53" fill="none" stroke="#fbeed6" stroke-width="4"/><path d="M60 26C48 34 40 48 37 66M60 26V66M60 26C72 34 80 48 83 66" fill="none" stroke="#2a120c" stroke-width="1.3"/><path d="M57 21H63V28H57Z" fill="#2a120c"/><path d="M42 35 52 33 52 43 43 44Z" fill="#f0dcae" stroke="#2a120c" stroke-width="1" stroke-dasharray="2 1.4"/></g>`,
  },
  PERMA_PROTECT_NEXT_STONE: {
    sky: ["#0d2150", "#2c60a8", "#bcd8e8"],
    art: `<path d="M7 92C30 86 90 86 113 92V119H7Z" fill="#1d4a86"/>
<path d="M24 119 34 92 46 99 58 92 72 100 86 91 98 119Z" fill="#1e2a44"/>
<path d="M60 17 95 37V79L60 100 25 79V37Z" fill="#79b4e4" stroke="#0c1a3a" stroke-width="2.4" stroke-linejoin="round"/><path d="M60 17 25 37 37 44 60 31Z" fill="#e6f4fd"/><path d="M60 17 95 37 83 44 60 31Z" fill="#b3daf4"/><path d="M25 37V79L37 72V44Z" fill="#c4e3f7"/><path d="M95 37V79L83 72V44Z" fill="#4a89c8"/><path d="M25 79 60 100V86L37 72Z" fill="#5d9bd4"/><path d="M95 79 60 100V86L83 72Z" fill="#2f6cb0"/><path d="M60 31 83 44V72L60 86 37 72V44Z" fill="#a5d2f2"/>
${stone("B", 60, 58, 21)}<path d="M60 31 37 44V72L49 31Z" fill="#fff" opacity=".36"/>
<g stroke="#0c2a5a" stroke-width="1.4" stroke-linejoin="round"><path d="M7 119V92C15 80 29 81 36 91 30 88 25 92 27 98 34 96 41 101 41 107 46 107 49 112 51 119Z" fill="#2f76b8"/><path d="M113 119V90C105 80 93 82 87 92 92 90 97 93 95 99 89 98 83 102 83 108 78 108 74 113 73 119Z" fill="#2f76b8"/></g><path d="M7 90C15 79 29 80 36 91 30 87 23 90 22 97 17 92 11 93 7 97ZM113 88C105 79 93 81 87 92 93 88 99 91 100 97 104 93 109 93 113 96Z" fill="#f6fbfe"/><g fill="#f6fbfe"><circle cx="42" cy="92" r="2"/><circle cx="46" cy="100" r="1.6"/><circle cx="80" cy="94" r="2"/><circle cx="76" cy="103" r="1.6"/><circle cx="36" cy="83" r="1.5"/></g>${glint(46, 31, 7, "#ffffff")}`,
  },
  REGEN_WILL: {
    sky: ["#33102e", "#b0452e", "#fbd070"],
    art: `<circle cx="60" cy="60" r="36" fill="#ffe39a" opacity=".5"/>
<path d="M7 104C34 96 86 96 113 104V119H7Z" fill="#4a1c1a"/>${flame(40, 112, 0.5)}${flame(80, 112, 0.5)}${flame(28, 115, 0.34)}${flame(93, 115, 0.34)}
<g fill="none" stroke-linecap="round"><path d="M58 74C54 88 40 84 34 98M62 74C66 88 80 84 86 98M60 74V92" stroke="#4a1010" stroke-width="7"/><path d="M58 74C54 88 40 84 34 98" stroke="#e2562a" stroke-width="4.4"/><path d="M62 74C66 88 80 84 86 98" stroke="#e2562a" stroke-width="4.4"/></g><g fill="#ffd34d" stroke="#4a1010" stroke-width="1.2"><circle cx="34" cy="98" r="4"/><circle cx="86" cy="98" r="4"/></g>
${["", "matrix(-1 0 0 1 120 0)"].map((mirror) => `<g${mirror ? ` transform="${mirror}"` : ""}><path d="${WING}" fill="#c22f28" stroke="#4a1010" stroke-width="2" stroke-linejoin="round"/><path d="M54 63C42 66 28 62 21 54 28 56 33 55 36 53 32 50 30 47 29 43 36 48 44 48 54 55Z" fill="#f08a34"/><path d="M54 61C47 62 40 60 36 57 42 56 47 54 55 56Z" fill="#ffd265"/></g>`).join("")}
<path d="M60 32C66 34 67 40 66 45 72 54 72 70 60 80 48 70 48 54 54 45 52 38 55 33 60 32Z" fill="#e2562a" stroke="#4a1010" stroke-width="2"/><path d="M60 48C66 56 66 68 60 76 54 68 54 56 60 48Z" fill="#ffd265"/><path d="M66 37 74 39 66 42Z" fill="#ffd34d" stroke="#4a1010" stroke-width="1.2" stroke-linejoin="round"/><circle cx="61.5" cy="38" r="1.7" fill="#2a0a0a"/><path d="M57 33C52 28 53 22 48 19M60 32C59 26 62 21 60 15M63 33C66 28 66 24 71 21" fill="none" stroke="#ffd34d" stroke-width="2.6" stroke-linecap="round"/>
${stone("W", 60, 101, 14)}`,
  },
  GUARD_WILL: {
    sky: ["#39424f", "#76808d", "#c9cdd0"],
    art: `<g fill="#fff" opacity=".22"><path d="M60 62 7 30V52ZM60 62 7 92V112ZM60 62 113 30V52ZM60 62 113 92V112ZM60 62 44 7H76Z"/></g>
<path d="M7 104H113V119H7Z" fill="#2b323d"/><path d="M7 104H113V106.6H7Z" fill="#59626f"/>
<path d="M60 18C72 27 86 30 100 30 102 66 92 94 60 111 28 94 18 66 20 30 34 30 48 27 60 18Z" fill="#2d3f5e" stroke="#141b29" stroke-width="2.2" stroke-linejoin="round"/><path d="M60 25C71 32.6 83 35.6 94 36 95 66 86 89 60 103.6 34 89 25 66 26 36 37 35.6 49 32.6 60 25Z" fill="#e9edf2"/><path d="M60 25C71 32.6 83 35.6 94 36 95 66 86 89 60 103.6Z" fill="#cfd7e1"/>
<g fill="none" stroke="#8796ab" stroke-width="1.3"><path d="M60 31 71 37.4V50L60 56.4 49 50V37.4ZM82 44 91 49M38 44 29 49M49 50 38 56.4V69L49 75.4 60 69V56.4M71 50 82 56.4V69L71 75.4 60 69M49 75.4V88L60 94.4 71 88V75.4"/></g>
${stone("W", 60, 64.7, 20.6)}`,
  },
  TRAP_WILL: {
    sky: ["#1b1530", "#3f3461", "#77936b"],
    art: `<circle cx="31" cy="50" r="12" fill="#e9d9a6" opacity=".9"/><g fill="#120e22"><path d="M7 7H30C22 22 24 50 15 78H7ZM113 7H84C94 26 92 54 104 82H113Z"/><path d="M30 7C44 16 62 13 84 7Z"/></g>
<path d="M7 82C36 74 84 76 113 82V119H7Z" fill="#25402c"/><path d="M7 98C40 92 80 93 113 98V119H7Z" fill="#182c1f"/>
<ellipse cx="60" cy="92" rx="44" ry="15" fill="#0b140e" opacity=".65"/><path d="M18 90A42 14 0 0 1 102 90" fill="none" stroke="#6d7582" stroke-width="5"/><g fill="#9aa3b0" stroke="#20252e" stroke-width="1"><path d="M20 84 25 66 31 80ZM33 79 40 60 45 76ZM75 76 80 60 87 79ZM89 80 95 66 100 84Z"/></g>
${stone("W", 60, 76.7, 18.1)}
<path d="M18 90A42 14 0 0 0 102 90" fill="none" stroke="#20252e" stroke-width="8"/><path d="M18 90A42 14 0 0 0 102 90" fill="none" stroke="#aab3c0" stroke-width="5"/><g fill="#dfe4ea" stroke="#20252e" stroke-width="1.2" stroke-linejoin="round"><path d="M21 97 25 80 33 101ZM36 102 43 84 49 105ZM53 105.4 60 87 67 105.4ZM71 105 77 84 84 102ZM87 101 95 80 99 97Z"/></g>
<path d="M102 91C108 92 110 97 113 98" stroke="#6d7582" stroke-width="3" fill="none" stroke-dasharray="4 2.4"/><g fill="#3f6b41"><path d="M10 119C12 108 9 102 13 94 16 103 15 112 19 119ZM22 119C23 112 22 108 25 104 27 110 27 114 29 119ZM92 119C93 110 92 106 96 100 98 108 98 113 101 119ZM104 119C104 112 106 108 109 104 110 110 110 114 111 119Z"/></g>`,
  },
} satisfies Record<string, Scene>;
