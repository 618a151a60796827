declare module "virtual:tokens.css";

/** Keys with what is said for them, as `plugins/words.ts` reads it. */
declare module "words:*" {
  const pairs: [string, import("@fluent/bundle").Message["value"]][];
  export default pairs;
}
