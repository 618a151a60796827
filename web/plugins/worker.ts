// The service worker: `src/worker.js` with the list of files that make up the page, so that it opens without a network.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

// Names from elsewhere load their letters when they come; the rest is a few hundred kilobytes.
const LEFT_OUT = /-extended-|\.map$/;

export function worker(file: string): Plugin {
  return {
    name: "worker",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const files = Object.keys(bundle)
          .filter((name) => name.startsWith("assets/") && !LEFT_OUT.test(name))
          .sort();
        const version = createHash("sha256").update(files.join("\n")).digest("hex").slice(0, 12);
        const source = readFileSync(file, "utf-8")
          .replace("__VERSION__", version)
          .replace('"__FILES__"', files.map((name) => JSON.stringify(`/${name}`)).join(", "));
        this.emitFile({ type: "asset", fileName: "worker.js", source });
      },
    },
  };
}
