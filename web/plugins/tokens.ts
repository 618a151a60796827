// The colours of the look as custom properties, from the same file as the pictures: `tokens.css`.
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const NAME = "virtual:tokens.css";

type Value = string | string[] | { [name: string]: Value };

export function tokens(file: string): Plugin {
  return {
    name: "tokens",
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return undefined;
      this.addWatchFile(file);
      const { themes } = JSON.parse(readFileSync(file, "utf-8")) as { themes: Record<"light" | "dark", Value> };
      const light = properties(themes.light);
      const dark = properties(themes.dark);
      return [
        `:root { color-scheme: light; ${light} }`,
        `:root[data-theme="dark"] { color-scheme: dark; ${dark} }`,
        `@media (prefers-color-scheme: dark) { :root:not([data-theme]) { color-scheme: dark; ${dark} } }`,
      ].join("\n");
    },
  };
}

/** `{ families: { granny: … } }` becomes `--families-granny: …`, as `allaboard.server.edge.pictures` names them. */
function properties(value: Value, name = "-"): string {
  if (typeof value === "string") return `${name}: ${value};`;
  const entries = Array.isArray(value) ? value.map((inner, place) => [String(place), inner] as const) : Object.entries(value);
  return entries.map(([key, inner]) => properties(inner, `${name}-${key.replaceAll("_", "-")}`)).join(" ");
}
