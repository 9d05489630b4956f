import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { fonts } from "./build/fonts.ts";
import { packed } from "./build/packed.ts";
import { words } from "./build/words.ts";
import type { Plugin } from "vite";

const root = fileURLToPath(new URL(".", import.meta.url));
const server = process.env.TEBAN_SERVER ?? "http://127.0.0.1:8000";

/** What is built lies among the sources of the server, and is nobody's to commit. */
function ignored(): Plugin {
  return {
    name: "teban-ignored",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: ".gitignore", source: "*\n" });
    },
  };
}

export default defineConfig({
  root,
  plugins: [words(), fonts(root), svelte(), ignored(), packed()],
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  build: {
    outDir: process.env.TEBAN_PAGE ?? "../teban/server/page",
    emptyOutDir: true,
    target: "es2022",
    // The content policy allows no data: addresses and no inline script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": server, "/ws": { target: server, ws: true } },
  },
  test: { environment: "happy-dom", include: ["tests/**/*.test.ts", "src/**/*.test.ts"] },
});
