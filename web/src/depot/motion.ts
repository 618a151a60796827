// Cards go where they went: what has moved since the last picture glides there, a full bus drives off to the right.
// Only what is in sight moves, and nothing at all for those who want less motion.
const EASE = "cubic-bezier(.2, 0, 0, 1)";
const GLIDE = 320;
const LEAVE = 500;

interface Place {
  box: DOMRect;
  copy: Node | null;
}

export class Motion {
  #cards = new Map<string, Place>();
  #buses = new Map<string, Place>();
  #players: DOMRect[] = [];
  #focus: string | null = null;

  /** Before something changes: where everything is. */
  remember(root: HTMLElement): void {
    this.#cards.clear();
    this.#buses.clear();
    for (const node of root.querySelectorAll<HTMLElement>("[data-piece]")) {
      this.#cards.set(node.dataset.piece ?? "", { box: node.getBoundingClientRect(), copy: node.cloneNode(true) });
    }
    for (const node of root.querySelectorAll<SVGElement>("[data-card]")) {
      this.#cards.set(node.dataset.card ?? "", { box: node.getBoundingClientRect(), copy: null });
    }
    for (const node of root.querySelectorAll<HTMLElement>("[data-docked]")) {
      this.#buses.set(node.dataset.docked ?? "", { box: node.getBoundingClientRect(), copy: node.cloneNode(true) });
    }
    this.#players = [...root.querySelectorAll("[data-player]")].map((node) => node.getBoundingClientRect());
    this.#focus = focusedArea(root);
  }

  /** Afterwards: let it move, and keep the keyboard where it was. */
  play(root: HTMLElement, isCalm: boolean, mover: number): void {
    this.#keepFocus(root);
    if (isCalm || this.#cards.size === 0) return;
    const stage = root.getBoundingClientRect();
    for (const node of root.querySelectorAll<HTMLElement>("[data-piece]")) {
      const before = this.#cards.get(node.dataset.piece ?? "");
      if (before) glide(node, before.box, node.getBoundingClientRect());
      else appear(node);
    }
    for (const node of root.querySelectorAll<SVGElement>("[data-card]")) {
      const before = this.#cards.get(node.dataset.card ?? "");
      if (before && !before.copy) continue;
      appear(node);
      const from = before?.box ?? this.#players[mover];
      if (before?.copy && from) fly(root, stage, before.copy, from, node.getBoundingClientRect());
    }
    for (const [bus, { box, copy }] of this.#buses) {
      if (copy && !root.querySelector(`[data-docked="${bus}"]`)) driveOff(root, stage, copy, box);
    }
  }

  /** A card that was played is gone, and the focus with it: back to the group it was in, or to what can be done. */
  #keepFocus(root: HTMLElement): void {
    if (!this.#focus || (document.activeElement && document.activeElement !== document.body)) return;
    const area = root.querySelector(`[aria-labelledby="${this.#focus}"]`);
    const next = area?.querySelector<HTMLElement>("[data-lit]") ?? root.querySelector<HTMLElement>("[data-lit]") ?? area?.querySelector<HTMLElement>("[data-rove]");
    next?.focus({ preventScroll: true });
  }
}

function focusedArea(root: HTMLElement): string | null {
  const focused = document.activeElement;
  if (!focused || !root.contains(focused)) return null;
  return focused.closest("[role=group][aria-labelledby]")?.getAttribute("aria-labelledby") ?? null;
}

function glide(node: Element, from: DOMRect, to: DOMRect): void {
  const [dx, dy] = [from.left - to.left, from.top - to.top];
  if (Math.hypot(dx, dy) < 12 || to.width === 0) return;
  const scale = from.width / to.width;
  node.animate([{ transform: `translate(${dx}px, ${dy}px) scale(${scale})`, transformOrigin: "0 0" }, { transform: "none", transformOrigin: "0 0" }], {
    duration: GLIDE,
    easing: EASE,
  });
}

function appear(node: Element): void {
  node.animate([{ opacity: 0 }, { opacity: 1 }], { duration: GLIDE, easing: EASE });
}

/** A card goes to a seat on a bus, and becomes small on the way. */
function fly(root: HTMLElement, stage: DOMRect, copy: Node, from: DOMRect, to: DOMRect): void {
  const ghost = shadow(root, stage, copy, from);
  const dx = to.left + to.width / 2 - (from.left + from.width / 2);
  const dy = to.top + to.height / 2 - (from.top + from.height / 2);
  const scale = Math.max(to.height / from.height, 0.2);
  const flight = ghost.animate([{ transform: "none", opacity: 1 }, { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, opacity: 0.3 }], {
    duration: GLIDE,
    easing: EASE,
  });
  flight.onfinish = () => ghost.remove();
}

function driveOff(root: HTMLElement, stage: DOMRect, copy: Node, from: DOMRect): void {
  const ghost = shadow(root, stage, copy, from);
  const drive = ghost.animate([{ transform: "none", opacity: 1 }, { transform: `translateX(${stage.right - from.left}px)`, opacity: 0 }], {
    duration: LEAVE,
    easing: "cubic-bezier(.4, 0, 1, 1)",
  });
  drive.onfinish = () => ghost.remove();
}

/** A copy that is only seen, at the place of what it was. */
function shadow(root: HTMLElement, stage: DOMRect, copy: Node, box: DOMRect): HTMLElement {
  const ghost = document.createElement("div");
  ghost.setAttribute("aria-hidden", "true");
  ghost.inert = true;
  Object.assign(ghost.style, {
    position: "absolute",
    left: `${box.left - stage.left}px`,
    top: `${box.top - stage.top}px`,
    width: `${box.width}px`,
    pointerEvents: "none",
    zIndex: "30",
    listStyle: "none",
  });
  ghost.append(copy);
  root.append(ghost);
  return ghost;
}
