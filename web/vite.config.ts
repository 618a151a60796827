import { svelte, vitePreprocess } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { atOnce } from "./plugins/at_once.ts";
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
    atOnce(["index", "table", "line", "depot"]),
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
    cssCodeSplit: false, // one small file for all screens: asking for three takes a slow device longer
    modulePreload: { polyfill: false },
    manifest: "files.json",
    rolldownOptions: {
      output: {
        // A table is few files: what every screen has, what tables have in common, and each game. Many small ones
        // would take a slow device longer to ask for than to read.
        codeSplitting: {
          groups: [
            { name: "core", tags: ["$initial"], priority: 3 },
            { name: "table", test: /[\\/]src[\\/](ui[\\/](?!Tips)|lib[\\/](?!qr)|table[\\/](?!Waiting|PassDevice|HostMenu|Invite|TableFacts|Result|Bars))/, priority: 2 },
            { name: "line", test: /[\\/]src[\\/]line[\\/]LineTable\./, priority: 1 },
            { name: "depot", test: /[\\/]src[\\/]depot[\\/]DepotTable\./, priority: 1 },
          ],
        },
      },
    },
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"] },
});
