import { svelte, vitePreprocess } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { icons } from "./plugins/icons.ts";
import { tokens } from "./plugins/tokens.ts";
import { words } from "./plugins/words.ts";
import { worker } from "./plugins/worker.ts";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.ALLABOARD_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [
    svelte({ configFile: false, preprocess: vitePreprocess() }),
    words(here("../src/allaboard/locales")),
    tokens(here("../src/allaboard/drawing/tokens.json")),
    icons(),
    worker(here("./src/worker.js")),
  ],
  resolve: {
    alias: { $fonts: here("../src/allaboard/drawing/fonts") },
    ...(process.env.VITEST ? { conditions: ["browser"] } : {}),
  },
  build: {
    outDir: here("../src/allaboard/server/static"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"] },
});
