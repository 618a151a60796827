// The code of a table, from the code itself or from a link to it.
export function codeIn(text: string): string | null {
  const path = text.trim().match(/\/t\/([^/?#\s]+)/)?.[1] ?? text.trim();
  return /^[\w-]{6,40}$/.test(path) ? path : null;
}
