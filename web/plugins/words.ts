// The words of every language as modules of their own: `words:en` is all that the page says in English.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

// Files that only the command line needs.
const ELSEWHERE = new Set(["bench.ftl", "commands.ftl", "db.ftl", "play.ftl", "serve.ftl", "check.ftl"]);
const PREFIX = "words:";

export function words(folder: string): Plugin {
  const files = (language: string): string[] =>
    readdirSync(join(folder, language))
      .filter((name) => name.endsWith(".ftl") && !ELSEWHERE.has(name))
      .sort()
      .map((name) => join(folder, language, name));

  return {
    name: "words",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const paths = files(id.slice(PREFIX.length + 1));
      paths.forEach((path) => this.addWatchFile(path));
      const text = paths.map((path) => withoutRemarks(readFileSync(path, "utf-8"))).join("\n");
      return `export default ${JSON.stringify(text)};`;
    },
  };
}

function withoutRemarks(text: string): string {
  return text
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .join("\n");
}
