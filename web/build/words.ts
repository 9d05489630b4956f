/** Fluent files and rules pages as modules. */
import { readFileSync } from "node:fs";
import { marked } from "marked";
import type { Plugin } from "vite";

/** What the terminal says is of no use here, and would be sent to everybody. */
const TERMINAL = /^(terminal|help|check|usage|bench|prompt|games|document)-/;

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

export interface Page {
  title: string;
  html: string;
  parts: { id: string; title: string }[];
}

export function page(source: string): Page {
  const lines = source.split("\n");
  const title = (lines.find((line) => line.startsWith("# ")) ?? "# ").slice(2);
  const body = lines.filter((line) => !line.startsWith("# ") && !/^\[[^\]]+\]\([a-z_]+\.(ja|en)\.md\)$/.test(line)).join("\n");
  const parts: Page["parts"] = [];
  const html = (marked.parse(body, { async: false }) as string)
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
  return { title, html, parts };
}
