/**
 * The bundled faces, cut to what is read: one slice with every character of the page's own words,
 * one with those of the rules pages, and a few by code point for the names people choose.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import subset from "subset-font";
import type { Plugin } from "vite";

const ID = "virtual:fonts.css";
const FACES = [
  { family: "Shippori Mincho", name: "shippori-mincho", weight: 700 },
  { family: "Zen Kaku Gothic New", name: "zen-kaku-gothic-new", weight: 500 },
  { family: "Zen Kaku Gothic New", name: "zen-kaku-gothic-new", weight: 700 },
];
/** Slices of the package from this number on hold the commoner characters. */
const COMMON_FROM = 96;
const BLOCKS = 6;

export function fonts(root: string): Plugin {
  const folder = join(root, "node_modules/.cache/fonts");
  let ready: Promise<string> | undefined;
  return {
    name: "teban-fonts",
    resolveId: (id) => (id === ID ? join(folder, "fonts.css") : undefined),
    buildStart: async () => {
      if (!process.env.VITEST) await (ready ??= write(root, folder));
    },
  };
}

async function write(root: string, folder: string): Promise<string> {
  mkdirSync(folder, { recursive: true });
  const rules: string[] = [];
  for (const face of FACES) {
    const files = join(root, "node_modules/@fontsource", face.name, "files");
    const whole = readFileSync(join(files, `${face.name}-japanese-${face.weight}-normal.woff2`));
    const latin = readFileSync(join(files, `${face.name}-latin-${face.weight}-normal.woff2`));
    rules.push(rule(face, keep(folder, "latin", face, latin), ranges(LATIN)));
    for (const [name, letters] of slices(root, face.name)) {
      const file = await cut(folder, name, face, whole, letters);
      rules.push(rule(face, file, ranges(letters)));
    }
  }
  const css = rules.join("\n");
  writeFileSync(join(folder, "fonts.css"), css);
  return css;
}

type Face = (typeof FACES)[number];
const LATIN = points(Array.from({ length: 0x24f - 0x20 }, (_, at) => at + 0x20), [0x2013, 0x2014, 0x2018, 0x2019, 0x201c, 0x201d, 0x2026, 0xd7]);

/** Each slice with its code points; no code point is in two of them. */
function slices(root: string, name: string): [string, Set<number>][] {
  const core = letters([join(root, "src/text/ja.ftl"), join(root, "../teban/text/ja.ftl"), ...games(root)]);
  kana(core);
  const tables = without(letters(tableWords(root)), core);
  const docs = readdirSync(join(root, "../docs")).filter((file) => file.endsWith(".ja.md"));
  const rules = without(without(letters(docs.map((file) => join(root, "../docs", file))), core), tables);
  const rest = [...without(without(without(common(root, name), core), tables), rules)].sort((a, b) => a - b);
  const size = Math.ceil(rest.length / BLOCKS);
  const blocks = Array.from({ length: BLOCKS }, (_, at): [string, Set<number>] => [
    `common${at}`,
    new Set(rest.slice(at * size, (at + 1) * size)),
  ]);
  return [["core", core], ["tables", tables], ["rules", rules], ...blocks];
}

function games(root: string): string[] {
  const folder = join(root, "../teban/games");
  return readdirSync(folder).map((game) => join(folder, game, "text/ja.ftl")).filter((file) => existsSync(file));
}

/** What is said at tables, in lists and in lessons: whoever only looks at the home page reads none of it. */
function tableWords(root: string): string[] {
  const folder = join(root, "src/tables");
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith("ja.ftl")).map((file) => join(folder, file));
}

function letters(files: string[]): Set<number> {
  const found = points(files.flatMap((file) => [...readFileSync(file, "utf8")].map((at) => at.codePointAt(0)!)));
  return without(new Set([...found].filter((at) => at >= 0x2000)), LATIN);
}

function kana(into: Set<number>): void {
  for (let at = 0x3000; at <= 0x30ff; at += 1) into.add(at);
}

function common(root: string, name: string): Set<number> {
  const file = join(root, "node_modules/@fontsource", name, "unicode.json");
  const table = JSON.parse(readFileSync(file, "utf8")) as Record<string, string>;
  const found = new Set<number>();
  for (const [slice, list] of Object.entries(table)) {
    if (Number(slice.replace(/\D/g, "")) < COMMON_FROM || !slice.startsWith("[")) continue;
    for (const range of list.split(",")) {
      const [from, to = from] = range.replace("U+", "").split("-").map((part) => parseInt(part, 16));
      for (let at = from!; at <= to!; at += 1) if (at >= 0x2000) found.add(at);
    }
  }
  return without(found, LATIN);
}

async function cut(folder: string, name: string, face: Face, whole: Buffer, wanted: Set<number>) {
  const text = String.fromCodePoint(...[...wanted].sort((a, b) => a - b));
  const key = createHash("sha256").update(whole).update(text).digest("hex").slice(0, 12);
  const file = fileName(name, face, key);
  const path = join(folder, file);
  if (!existsSync(path)) writeFileSync(path, await subset(whole, text, { targetFormat: "woff2" }));
  return file;
}

function keep(folder: string, name: string, face: Face, data: Buffer): string {
  const file = fileName(name, face, createHash("sha256").update(data).digest("hex").slice(0, 12));
  writeFileSync(join(folder, file), data);
  return file;
}

const fileName = (name: string, face: Face, key: string) => `${face.name}-${face.weight}-${name}-${key}.woff2`;

function rule(face: Face, file: string, range: string): string {
  return `@font-face{font-family:"${face.family}";font-weight:${face.weight};font-display:swap;src:url(./${file}) format("woff2");unicode-range:${range}}`;
}

function ranges(wanted: Set<number>): string {
  const sorted = [...wanted].sort((a, b) => a - b);
  const found: [number, number][] = [];
  for (const at of sorted) {
    const last = found.at(-1);
    if (last && last[1] === at - 1) last[1] = at;
    else found.push([at, at]);
  }
  const hex = (at: number) => at.toString(16);
  return found.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(",");
}

function points(...lists: number[][]): Set<number> {
  return new Set(lists.flat());
}

function without(from: Set<number>, what: Set<number>): Set<number> {
  return new Set([...from].filter((at) => !what.has(at)));
}

