/** Every text of the built page once more as browsers like to get it: packed as small as it goes. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const TEXT = /\.(css|html|js|json|svg|txt)$/;
/** Shorter texts grow when they are packed. */
const SHORT = 300;

export function packed(): Plugin {
  let folder = "";
  return {
    name: "teban-packed",
    apply: "build",
    configResolved(config) {
      folder = config.build.outDir;
    },
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
        if (TEXT.test(name)) pack(join(folder, name));
      }
    },
  };
}

function pack(file: string): void {
  const text = readFileSync(file);
  if (text.length < SHORT) return;
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  writeFileSync(`${file}.br`, brotliCompressSync(text, { params }));
  writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
}
