/** Fluent files and rules pages as modules. */
import { readFileSync } from "node:fs";
import { marked } from "marked";
import type { Plugin } from "vite";

/** What the terminal says is of no use here, and would be sent to everybody. */
const TERMINAL = /^(terminal|help|usage|bench|prompt|games|document)-/;

export function words(): Plugin {
  return {
    name: "teban-words",
    load(id) {
      const file = id.split("?")[0]!;
      if (file.endsWith(".ftl")) return asModule(messages(readFileSync(file, "utf8")));
      if (file.endsWith(".md")) return asModule(page(readFileSync(file, "utf8")));
      return undefined;
    },
  };
}

const asModule = (value: unknown) => `export default ${JSON.stringify(value)};`;

export function messages(source: string): string {
  return source
    .split(/\n(?=\S)/)
    .filter((entry) => !entry.startsWith("#") && !TERMINAL.test(entry) && entry.trim() !== "")
    .join("\n");
}

/** A piece of a rules page: prose, a scenario that the page shows as a figure, or a part that the table draws. */
export type Piece = { html: string } | { scenario: string } | { part: string };

export interface Page {
  title: string;
  pieces: Piece[];
  parts: { id: string; title: string }[];
}

/** A fenced block marked `yaml`, the same that `teban check` plays; or the name of a part. */
const BREAK = /^```yaml\n(?<scenario>.*?)^```\n?|^<!-- part: (?<part>\w+) -->\n?/gms;

export function page(source: string): Page {
  const lines = source.split("\n");
  const title = (lines.find((line) => line.startsWith("# ")) ?? "# ").slice(2);
  const body = lines.filter((line) => !line.startsWith("# ") && !/^\[[^\]]+\]\([a-z_]+\.(ja|en)\.md\)$/.test(line)).join("\n");
  const parts: Page["parts"] = [];
  const prose = (source: string): Piece => ({ html: dressed(marked.parse(source, { async: false }) as string, parts) });
  const pieces: Piece[] = [];
  let at = 0;
  for (const found of body.matchAll(BREAK)) {
    const { scenario, part } = found.groups!;
    pieces.push(prose(body.slice(at, found.index)), scenario === undefined ? { part: part! } : { scenario });
    at = found.index + found[0].length;
  }
  return { title, pieces: [...pieces, prose(body.slice(at))], parts };
}

function dressed(html: string, parts: Page["parts"]): string {
  return html
    .replace(/<h2>(.*?)<\/h2>/g, (_, words: string) => {
      const id = `part-${parts.length + 1}`;
      parts.push({ id, title: words.replace(/<[^>]+>/g, "") });
      return `<h2 id="${id}">${words}</h2>`;
    })
    // Links lead to files of the repository, which a reader of the page does not have.
    .replace(/<a href="(?!https?:)[^"]*">(.*?)<\/a>/g, "$1")
    .replace(/ style="[^"]*"/g, "")
    .replace(/<th><\/th>/g, "<td></td>")
    .replace(/<table>/g, '<div class="scroll" tabindex="0"><table>')
    .replace(/<\/table>/g, "</table></div>");
}
