// The words of every language as modules of their own: `words:en` is all that the page says in English from the
// beginning, `words:en/learn` what lessons and the glossary add to it, `words:en/review` what reviews and hints do. They
// are read here, not in the browser.
import { FluentResource } from "@fluent/bundle";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

// Files that only the command line needs, and the words of small documents of the server.
const ELSEWHERE = new Set(["arena.ftl", "bench.ftl", "commands.ftl", "db.ftl", "mail.ftl", "page.ftl", "play.ftl", "print.ftl", "review.ftl", "serve.ftl"]);
// What comes with the screens that need it.
const LATER: Record<string, string> = { "web_learn.ftl": "learn", "web_review.ftl": "review" };
const PREFIX = "words:";

export function words(folder: string): Plugin {
  // What is not translated yet is said in English rather than not at all.
  const files = (language: string, part: string | undefined): string[] =>
    readdirSync(join(folder, "en"))
      .filter((name) => name.endsWith(".ftl") && !ELSEWHERE.has(name) && LATER[name] === part)
      .sort()
      .map((name) => [language, "en"].map((tried) => join(folder, tried, name)).find(existsSync) ?? "");

  return {
    name: "words",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const [language = "en", part] = id.slice(PREFIX.length + 1).split("/");
      const paths = files(language, part);
      paths.forEach((path) => this.addWatchFile(path));
      const known = paths.flatMap((path) => new FluentResource(readFileSync(path, "utf-8")).body);
      const twice = known.find(({ id: key }, place) => known.findIndex((other) => other.id === key) !== place);
      if (twice) this.error(`${twice.id} is said twice`);
      // As text that is read at once: a browser is quicker with that than with the same as a program.
      const pairs = known.map(({ id: key, value }) => [key, value]);
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(pairs))});`;
    },
  };
}
