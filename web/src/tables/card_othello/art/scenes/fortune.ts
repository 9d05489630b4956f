/** Wills about charge (布石): found, earned, sold for, and taken. */
import { beams, coin, glint, slip, stars, type Scene } from "./paint.ts";

export const FORTUNE = {
  TREASURE_BOX: {
    sky: ["#5b3a1e", "#a8713a", "#e0b56c"],
    art: `<g fill="#ffe9a8"><path d="M60 70 8 20V8H28ZM60 70 38 7H58ZM60 70 70 7H92ZM60 70 113 14V44Z" opacity=".34"/></g>
<path d="M7 96H113V119H7Z" fill="#3b2413"/><path d="M7 96H113V99H7Z" fill="#6b4425"/>
<path d="M28 62 34 34C36 28 40 27 46 27H76C82 27 85 29 87 34L92 62Z" fill="#7a2a22" stroke="#24130b" stroke-width="2"/><path d="M34 59 39 37C40 33 42 32 46 32H75C79 32 81 33 82 37L86 59Z" fill="#4a1713"/>
<ellipse cx="60" cy="62" rx="30" ry="12" fill="#ffdf7e"/><g fill="#f2b93b" stroke="#8f6511" stroke-width="1.2"><circle cx="42" cy="60" r="7"/><circle cx="56" cy="55" r="8"/><circle cx="71" cy="57" r="7.5"/><circle cx="82" cy="62" r="6"/><circle cx="49" cy="66" r="7"/><circle cx="65" cy="66" r="8"/></g><g fill="#8f6511"><rect x="54" y="53" width="4" height="4"/><rect x="69.4" y="55.2" width="3.6" height="3.6"/><rect x="40.4" y="58.4" width="3.4" height="3.4"/></g>
<path d="M26 66H94L90 104H30Z" fill="#93332a" stroke="#24130b" stroke-width="2" stroke-linejoin="round"/><path d="M26 66H94L93 76H27Z" fill="#b8862d" stroke="#24130b" stroke-width="1.6"/><path d="M38 76 40 104H47L46 76ZM74 76 73 104H80L82 76Z" fill="#b8862d"/><path d="M53 71H67V87L60 92 53 87Z" fill="#e6bd5a" stroke="#24130b" stroke-width="1.6"/><circle cx="60" cy="79" r="2.6" fill="#24130b"/>
<g fill="#fff6d6"><path d="M98 30 100 36 106 38 100 40 98 46 96 40 90 38 96 36ZM24 44 25.4 48 29.4 49.4 25.4 50.8 24 55 22.6 50.8 18.6 49.4 22.6 48Z"/></g>`,
  },
  SELL_CARD_WILL: {
    sky: ["#46301b", "#94703f", "#efdcaa"],
    art: `${beams(60, 30, 130, 9, [125, 160, 200, 235], "#fff3cf", 0.22)}
<path d="M30 7H113V31C109 35 104 35 100 31 96 36 90 36 86 31 82 36 76 36 72 31 68 36 62 36 58 31 54 36 48 36 44 31 40 35 34 35 30 31Z" fill="#24365f"/><path d="M44 7V31M58 7V31M72 7V31M86 7V31M100 7V31" stroke="#17244a" stroke-width="1.2"/>
<path d="M7 102H113V119H7Z" fill="#4a2f1a"/><path d="M7 102H113V105H7Z" fill="#7d5430"/>
<path d="M57 40H63V98H57Z" fill="#b8862d" stroke="#24130b" stroke-width="1.6"/><path d="M42 104C44 96 52 95 60 95S76 96 78 104Z" fill="#b8862d" stroke="#24130b" stroke-width="1.8"/>
<path d="M23 56 97 42" stroke="#24130b" stroke-width="7" stroke-linecap="round"/><path d="M23 56 97 42" stroke="#e6bd5a" stroke-width="4" stroke-linecap="round"/><circle cx="60" cy="47" r="6" fill="#e6bd5a" stroke="#24130b" stroke-width="1.6"/>
<path d="M25 56 13 88M25 56 41 88M95 43 80 74M95 43 110 74" stroke="#24130b" stroke-width="1.6"/>
${coin(20, 84, 6)}${coin(32, 85, 6)}${coin(26, 77, 6)}${coin(26, 87, 5)}<path d="M8 88H46C45 97 37 100 27 100S9 97 8 88Z" fill="#c5953a" stroke="#24130b" stroke-width="1.8"/>
${slip(95, 58, 12, 0.92)}<path d="M75 74H113C113 83 105 86 95 86S77 83 75 74Z" fill="#c5953a" stroke="#24130b" stroke-width="1.8"/>${glint(44, 66, 6)}`,
  },
  PLUNDER_WILL: {
    sky: ["#141030", "#3b3478", "#9a86c8"],
    art: `${stars([46, 18, 1.2], [60, 34, 1], [104, 90, 1.2], [86, 104, 1], [14, 60, 1.2])}
<path d="M7 108C40 98 78 102 113 96V119H7Z" fill="#1d1740"/>
<g fill="none" stroke-linecap="round"><path d="M70 54C96 60 112 40 100 22 90 8 66 12 62 28 60 40 76 46 84 38" stroke="#c9b6f2" stroke-width="5"/><path d="M66 60C104 76 124 36 104 10" stroke="#efe8ff" stroke-width="2.6" opacity=".8"/><path d="M62 50C46 42 50 22 62 14" stroke="#efe8ff" stroke-width="2.2" opacity=".6"/></g>
<g fill="#8a6ed2" stroke="#f0d9a0" stroke-width="2" stroke-linejoin="round"><path d="M101 16 108 25 101 34 94 25ZM77 9 83 17 77 25 71 17ZM107 44 112 51 107 58 102 51ZM83 33 87 38.5 83 44 79 38.5Z"/></g><path d="M101 18 96 25H101ZM77 11 72.5 17H77ZM107 46 103.5 51H107Z" fill="#e3d8ff"/>
<path d="M60 54 66 46 78 56 71 62C75 70 71 78 64 81 70 98 58 113 41 112 24 110 16 94 24 80 29 72 38 69 46 71 46 62 51 56 60 54Z" fill="#c2752c" stroke="#1b1030" stroke-width="2.4" stroke-linejoin="round"/><path d="M62 56 71 62C75 70 71 78 64 81 70 98 58 113 41 112 56 104 60 92 54 82 60 76 64 66 62 56Z" fill="#8e4d18"/><path d="M23 92C24 84 30 78 38 77 31 82 28 88 27 95Z" fill="#fff" opacity=".5"/>
<path d="M45 72C50 78 58 82 65 81" fill="none" stroke="#1b1030" stroke-width="6" stroke-linecap="round"/><path d="M45 72C50 78 58 82 65 81" fill="none" stroke="#c8323a" stroke-width="3.6" stroke-linecap="round"/><path d="M63 82C72 86 74 94 80 98M64 82C66 90 64 96 67 103" fill="none" stroke="#c8323a" stroke-width="2.4" stroke-linecap="round"/><path d="M65 47 78 57 75 60 62 51Z" fill="#f0d9a0" stroke="#1b1030" stroke-width="1.4"/><path d="M39 88 46 95 39 102 32 95Z" fill="none" stroke="#f0d9a0" stroke-width="2"/>`,
  },
  WORK_WILL: {
    sky: ["#3f6797", "#e5a468", "#fbe6b4"],
    art: `<circle cx="80" cy="56" r="17" fill="#fff3cf"/>${beams(80, 56, 70, 4, [-70, -42, -14, 14, 42, 70], "#fff3cf", 0.35)}
<path d="M7 76 28 52 42 66 62 44 84 70 98 60 113 74V119H7Z" fill="#6d7f9e"/><path d="M55 52 62 44 70 53 65 56 61 51 58 56Z" fill="#fbf3e2"/>
<path d="M7 84C34 72 84 72 113 82V119H7Z" fill="#5d7a4a"/><path d="M74 77C66 84 92 88 78 96 64 104 50 108 46 119H104C96 108 112 100 100 91 90 84 78 84 80 77Z" fill="#e6cf9c"/>
<path d="M32 102 30 116M46 102 49 115" stroke="#24202a" stroke-width="5" stroke-linecap="round"/><path d="M58 62 63 115" stroke="#3b2a1c" stroke-width="3" stroke-linecap="round"/>
<path d="M39 58C26 62 20 82 19 102 30 107 46 107 58 102 57 82 52 62 39 58Z" fill="#d7b067" stroke="#24180f" stroke-width="2"/><path d="M31 70 26 103M39 66V105M47 70 52 103" stroke="#8f6a2c" stroke-width="1.6"/>
<path d="M19 80C30 72 48 72 58 82L57 92C46 84 30 82 18 90Z" fill="#2f5a8f" stroke="#14203a" stroke-width="1.6"/><circle cx="24" cy="80" r="7" fill="#2f5a8f" stroke="#14203a" stroke-width="1.6"/>
<path d="M10 62C18 46 30 38 39 38S60 46 68 62C50 68 28 68 10 62Z" fill="#c69a4c" stroke="#24180f" stroke-width="2"/><path d="M39 38 24 65M39 38V67M39 38 54 65" stroke="#8f6a2c" stroke-width="1.3"/><path d="M10 62C18 46 30 38 39 38 30 45 24 53 21 65Z" fill="#fff" opacity=".28"/>
${coin(84, 92, 4)}${coin(74, 103, 5)}${coin(90, 106, 5)}${coin(82, 113, 5)}`,
  },
  GOLD_STONE: {
    sky: ["#7d3310", "#e08c2a", "#fde6a8"],
    art: `${beams(62, 60, 110, 7, [-75, -45, -15, 15, 45, 75, 105, 255], "#fff3cf", 0.4)}
<path d="M7 90C26 84 40 92 60 88S96 84 113 90V119H7Z" fill="#9c4a16"/><path d="M7 100C26 94 40 102 60 98S96 94 113 100V119H7Z" fill="#6f3010"/><path d="M42 96H80M48 104H74M38 111H84" stroke="#ffd98a" stroke-width="2.6" stroke-linecap="round"/>
<circle cx="63" cy="60" r="31" fill="#6b4206"/><circle cx="62" cy="58" r="30.6" fill="#eeb02c"/><path d="M62 27.4A30.6 30.6 0 0 1 62 88.6C86 78 86 40 62 27.4Z" fill="#c9861a"/><circle cx="62" cy="58" r="23.5" fill="none" stroke="#7a4c08" stroke-width="2"/>
<g fill="#7a4c08"><circle cx="62" cy="58" r="8"/>${[0, 45, 90, 135, 180, 225, 270, 315].map((turn) => `<path transform="rotate(${turn} 62 58)" d="M59.5 47 62 37.5 64.5 47Z"/>`).join("")}</g>
<path d="M38 52C40 40 50 32 62 31.5 52 36 45 43 42 54Z" fill="#fffbe6" opacity=".8"/>
${coin(20, 58, 6)}${coin(103, 34, 6)}${coin(104, 78, 5)}${coin(24, 84, 5)}${glint(96, 54, 7)}${glint(44, 24, 6)}`,
  },
  SILVER_STONE: {
    sky: ["#0c1530", "#2f4270", "#a3b4cc"],
    art: `${stars([44, 16, 1.2], [14, 50, 1], [104, 22, 1.3], [30, 62, 1], [108, 62, 1])}
<circle cx="66" cy="54" r="38" fill="#dfe8f5" opacity=".16"/><circle cx="67" cy="55" r="30" fill="#3c4656"/><circle cx="66" cy="53.6" r="29.5" fill="#d6dde6"/><path d="M66 24.1A29.5 29.5 0 0 1 66 83.1C90 74 90 34 66 24.1Z" fill="#a2aebd"/><circle cx="66" cy="53.6" r="23" fill="none" stroke="#566273" stroke-width="2"/>
<path d="M72 37A17 17 0 1 0 82 60 14 14 0 0 1 72 37Z" fill="#47536a"/><path d="M42 48C44 36 54 28 66 27.5 56 32 49 39 46 50Z" fill="#fff" opacity=".9"/>
<path d="M7 92H113V119H7Z" fill="#1b294b"/><path d="M7 92H113V93.6H7Z" fill="#7f93b8"/><path d="M48 98H86M54 104H78M44 110H92" stroke="#dfe8f5" stroke-width="2.4" stroke-linecap="round"/>
<g fill="none" stroke-linecap="round"><path d="M12 119C14 96 18 82 30 70M20 119C22 102 27 92 37 84M8 110C8 98 9 90 14 80M108 119C106 104 102 94 94 86M112 112C111 98 108 90 104 80" stroke="#0d1428" stroke-width="2.6"/><path d="M30 70C34 68 36 70 40 74M27 74C31 73 33 76 35 80M37 84C40 83 42 85 45 89M94 86C90 85 88 88 86 92M104 80C100 79 98 82 97 86" stroke="#e6dcc0" stroke-width="3"/></g>`,
  },
  STEAL_CARD: {
    sky: ["#121836", "#33437c", "#93a2cc"],
    art: `${stars([46, 18, 1.2], [58, 36, 1], [16, 52, 1], [106, 62, 1.2])}<circle cx="84" cy="36" r="19" fill="#f6ead0"/>
<path d="M7 98 113 88V119H7Z" fill="#222b4a"/><path d="M7 92 113 82V90L7 100Z" fill="#465480" stroke="#141a33" stroke-width="1.6"/><path d="M18 100V119M36 98V119M54 97V119M72 95V119M90 93V119M106 92V119" stroke="#10162c" stroke-width="2.4"/>
<path d="M31 66C20 66 12 56 15 42 20 46 22 56 34 58 44 52 60 53 68 56L70 44 77 51C80 50 83 50 85 51L92 45 92 58C94 66 86 71 78 70L74 72 84 80 92 79 92 84 80 86 66 76C58 79 52 78 47 77L36 83 24 82 20 92 14 91 17 79 28 75C26 72 27 68 31 66Z" fill="#11141f" stroke="#7586b8" stroke-width="1.6" stroke-linejoin="round"/>
<path d="M78 57 84 60 79 61.5ZM89 57 86 60.5 90 61Z" fill="#ffd34d"/><path d="M66 55 72 72" stroke="#c8323a" stroke-width="3.6"/><circle cx="72" cy="73" r="3" fill="#f2b93b" stroke="#241a06" stroke-width="1"/>
${slip(93, 76, 14, 0.86, "#6b2f3a")}<path d="M102 64 110 68 108 78 100 74Z" fill="#fdf8ec" stroke="#241a06" stroke-width="1.2"/><circle cx="104.5" cy="68.5" r="1.2" fill="#241a06"/>
${coin(40, 46, 4.5)}${coin(52, 42, 3.5)}${coin(30, 42, 3)}`,
  },
} satisfies Record<string, Scene>;
