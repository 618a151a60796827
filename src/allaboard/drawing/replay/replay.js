"use strict";
(() => {
  const byId = (id) => document.getElementById(id);
  const data = JSON.parse(byId("data").textContent);
  const last = data.captions.length - 1;
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  const pace = 1100; // milliseconds from one action to the next
  const parts = [...document.querySelectorAll("#stage [data-f]")].map((part) => [
    part,
    part.dataset.f.split(" ").map((run) => {
      const [first, end] = run.split("-").map(Number);
      return [first, end ?? first];
    }),
  ]);
  const playIcon = byId("play").innerHTML;
  const pauseIcon = byId("pause").innerHTML;
  let now = last;
  let timer = 0;

  const isSeen = (runs, at) => runs.some(([first, end]) => first <= at && at <= end);

  const orders = () => {
    const found = {};
    for (const marker of document.querySelectorAll("#stage [data-marker]")) {
      if (marker.closest("[display=none]")) continue;
      const seat = marker.dataset.seat;
      found[seat] = Math.max(found[seat] ?? -1, Number(marker.dataset.order));
    }
    return found;
  };

  const show = (wanted) => {
    const at = Math.min(last, Math.max(0, wanted));
    const moves = at === now + 1 && !calm.matches;
    const before = moves ? orders() : {};
    for (const [part, runs] of parts) {
      const was = part.getAttribute("display") !== "none";
      const is = isSeen(runs, at);
      if (was !== is) is ? part.removeAttribute("display") : part.setAttribute("display", "none");
      const isNew = moves && is && !was && !part.dataset.marker;
      part.classList.toggle("new", isNew && !part.querySelector("[data-marker]"));
    }
    for (const marker of document.querySelectorAll("#stage .grown")) marker.classList.remove("grown");
    if (moves) {
      for (const marker of document.querySelectorAll("#stage [data-marker]")) {
        const since = Number(marker.dataset.order) - (before[marker.dataset.seat] ?? -1);
        if (since < 1 || marker.closest("[display=none]")) continue;
        marker.setAttribute("pathLength", "1");
        marker.style.animationDelay = `${(since - 1) * 170}ms`;
        marker.classList.add("grown");
      }
    }
    now = at;
    byId("at").value = at;
    byId("caption").textContent = data.captions[at];
    byId("back").disabled = at === 0;
    byId("on").disabled = at === last;
  };

  const isPlaying = () => timer !== 0;

  const stop = () => {
    clearInterval(timer);
    timer = 0;
    byId("play").innerHTML = playIcon;
    byId("play").setAttribute("aria-label", data.play);
  };

  const play = () => {
    if (now === last) show(0);
    timer = setInterval(() => (now === last ? stop() : show(now + 1)), pace);
    byId("play").innerHTML = pauseIcon;
    byId("play").setAttribute("aria-label", data.pause);
  };

  const step = (to) => {
    stop();
    show(to);
  };

  byId("play").addEventListener("click", () => (isPlaying() ? stop() : play()));
  byId("back").addEventListener("click", () => step(now - 1));
  byId("on").addEventListener("click", () => step(now + 1));
  byId("at").addEventListener("input", (event) => step(Number(event.target.value)));
  addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const onButton = event.target instanceof HTMLButtonElement;
    const keys = { ArrowLeft: now - 1, ArrowRight: now + 1, Home: 0, End: last };
    if (event.key === " " && !onButton) isPlaying() ? stop() : play();
    else if (event.key in keys) step(keys[event.key]);
    else return;
    event.preventDefault();
  });
  show(0);
  if (!calm.matches) play();
})();
