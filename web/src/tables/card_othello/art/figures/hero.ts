/** The player's own figure: a young challenger with a stone between two fingers. */
import { stone } from "../placed.ts";
import { cord, disc, flat, INK, shape, stroke, type Bust, type Mood } from "./draw.ts";

const HAIR = "M54 96C48 48 74 24 100 24S152 48 146 96L150 122C140 132 60 132 50 122Z";
const KNOT = "M92 30C84 14 96 0 112 4 126 0 134 12 124 20 120 28 110 32 104 34Z";
const COAT = "M14 200C16 166 48 152 84 144H116C152 152 184 166 186 200Z";

export const hero: Bust = {
  rim: [HAIR, KNOT, COAT, "M160 111A15 15 0 0 1 174 132L180 162 186 200H138L146 166 146 132A15 15 0 0 1 160 111Z"],
  draw: (mood) =>
    shape(KNOT, "#262d40") + shape(HAIR, "#262d40") + cord("M92 32C98 28 106 27 112 30", "#e6bd5a", 4) +
    shape(COAT, "#2b6a94") + flat("M116 144C152 152 184 166 186 200H128C134 178 128 160 116 144Z", "#1d4c70") +
    shape("M84 120H116V150L100 166 84 150Z", "#dca97c") + shape("M80 143 100 178 120 143 131 148 106 200H94L69 148Z", "#f4ecd9") + stroke("M88 150 100 170 112 150", "#24365f", 3) +
    `<g fill="#f4ecd9" transform="translate(48 180)">${[0, 72, 144, 216, 288].map((turn) => `<circle transform="rotate(${turn})" cy="-6" r="4.6"/>`).join("")}<circle r="2.4" fill="#2b6a94"/></g>` +
    disc(64, 96, 9, "#eebf94", 3) + disc(136, 96, 9, "#dca97c", 3) +
    shape("M64 86C64 122 82 138 100 140 118 138 136 122 136 86 136 60 122 48 100 48S64 60 64 86Z", "#f6d0a8") + flat("M116 54C130 60 136 70 136 86 136 122 118 138 100 140 122 122 128 88 116 54Z", "#dfa97a", 0.75) +
    shape("M58 96C54 56 78 38 104 40 130 40 146 58 142 96 138 82 132 74 126 68 120 78 108 80 98 68 92 80 80 84 72 78 68 84 62 90 58 96Z", "#262d40") + stroke("M72 62C78 52 88 48 98 48", "#6d7896", 4) +
    HERO_FACE[mood] +
    shape("M138 200C138 182 146 170 160 168S184 178 186 200Z", "#1d4c70") + disc(162, 164, 17, "#f6d0a8", 3) + stone("B", 160, 126, 15) + cord("M154 160 149 136M168 160 170 136", "#f6d0a8", 8) + stroke("M156 170C160 174 168 174 172 170", "#b57c50", 3),
};

const HERO_FACE: Record<Mood, string> = {
  plain: `${stroke("M74 86C79 82 87 82 92 85M108 85C113 82 121 82 126 86", "#262d40", 4)}<g fill="${INK}"><ellipse cx="84" cy="99" rx="5.4" ry="7.6"/><ellipse cx="116" cy="99" rx="5.4" ry="7.6"/></g>${disc(82, 96, 2, "#fff")}${disc(114, 96, 2, "#fff")}${stroke("M92 123C98 127 104 126 109 121", "#8a3a2a", 3.4)}`,
  win: `${stroke("M74 84C79 79 87 79 92 83M108 83C113 79 121 79 126 84", "#262d40", 4)}${stroke("M75 101C79 92 88 92 93 101M107 101C112 92 121 92 125 101", INK, 4.4)}${shape("M86 116C94 119 106 119 114 116 112 131 88 131 86 116Z", "#8a2a2a", 2.4)}${flat("M90 118C96 119.5 104 119.5 110 118L109 122H91Z", "#fff8e8")}${flat("M66 110A7 4 0 1 0 80 110 7 4 0 1 0 66 110ZM120 110A7 4 0 1 0 134 110 7 4 0 1 0 120 110Z", "#e88a6a", 0.6)}`,
  lose: `${stroke("M73 88C80 88 87 85 92 81M108 81C113 85 120 88 127 88", "#262d40", 4)}<g fill="${INK}"><ellipse cx="84" cy="101" rx="5" ry="5.4"/><ellipse cx="116" cy="101" rx="5" ry="5.4"/></g>${stroke("M76 96H92M108 96H124", INK, 3.4)}${stroke("M92 127C97 121 104 121 109 127", "#8a3a2a", 3.4)}${shape("M128 68C122 78 122 84 128 86 134 84 134 78 128 68Z", "#a9d8f0", 2)}`,
};
