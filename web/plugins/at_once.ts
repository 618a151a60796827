// Says of a file that all of it is needed as soon as it is there. Browsers otherwise only skim a function until it is
// called, and read it again then, one after another and while somebody waits; Chromium reads these files whole, beside
// the page, while they are still coming. To others it is a comment.
import type { Plugin } from "vite";

const HINT = "//# allFunctionsCalledOnLoad\n"; // counts only as the first line

/** `names`: of the files as they are built, without their sums. */
export function atOnce(names: readonly string[]): Plugin {
  return {
    name: "at-once",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_, files) {
        const left = new Set(names);
        for (const file of Object.values(files)) {
          if (file.type !== "chunk" || !left.delete(file.name)) continue;
          file.code = HINT + file.code;
        }
        if (left.size > 0) this.error(`there is no file called ${[...left].join(", ")}`);
      },
    },
  };
}
