// What makes the page an app: it opens without a network, and shows the games that were looked at last.
// Everything that plays needs the server and is never kept.
const SHELL = "shell-__VERSION__";
const GAMES = "games";
const FILES = ["__FILES__"];
const DOCUMENT = "/";
const MOST_ANSWERS = 400; // a replay and its pictures are some fifty

// What a finished game is shown with. All of it is public and never changes.
const KEPT = [/^\/api\/tables\/[^/]+\/(replay|record)/, /^\/api\/boards\//];
// The same where it is asked for with a body, which only replays do without changing anything.
const KEPT_BY_BODY = [/^\/api\/replays?\//, /^\/api\/records?\//, /^\/api\/boards\//];
const REPLAY = /^\/replay/;

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(SHELL)
      .then((cache) => cache.addAll([DOCUMENT, ...FILES]))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== SHELL && name !== GAMES).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== location.origin) return;
  if (request.method === "POST" && KEPT_BY_BODY.some((kept) => kept.test(`${url.pathname}/`))) event.respondWith(lastDrawn(event));
  if (request.method !== "GET") return;
  if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => caches.match(DOCUMENT)));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(fromShell(request));
  else if (KEPT.some((kept) => kept.test(url.pathname))) event.respondWith(lastKnown(request, request));
});

/** A file of the page never changes: its name says what is in it. */
async function fromShell(request) {
  return (await caches.match(request)) ?? fetch(request);
}

/** As the server has it, or as it was seen last; kept under a key. */
async function lastKnown(request, key) {
  try {
    const answer = await fetch(request);
    if (answer.ok) await keep(key, answer.clone());
    return answer;
  } catch {
    return (await caches.match(key)) ?? Response.error();
  }
}

async function keep(key, answer) {
  const cache = await caches.open(GAMES);
  await cache.put(key, answer);
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST_ANSWERS)).map((old) => cache.delete(old)));
}

/** What a replay asks with a body is kept under the sum of that body; a game that is being played keeps nothing. */
async function lastDrawn({ request, clientId }) {
  const client = await self.clients.get(clientId);
  if (!client || !REPLAY.test(new URL(client.url).pathname)) return fetch(request);
  const sum = await crypto.subtle.digest("SHA-256", await request.clone().arrayBuffer());
  const name = [...new Uint8Array(sum)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  const url = new URL(request.url);
  return lastKnown(request, `${url.pathname}${url.search}${url.search ? "&" : "?"}sum=${name}`);
}
