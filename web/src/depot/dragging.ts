// Cards that can be carried: a copy follows the finger, and where it is let go decides.
const FAR = 7; // pixels until a press becomes a drag
const LONG = 550; // milliseconds until it asks what a card is

export interface Carried {
  drop: (target: string) => void;
  ask: () => void;
}

/** Let an element be carried, and asked about by a long press. A carried element is not clicked. */
export function carry(node: HTMLElement, hands: Carried): () => void {
  let start: { x: number; y: number; id: number } | null = null;
  let ghost: HTMLElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isUsedUp = false;

  const end = (): void => {
    clearTimeout(timer);
    ghost?.remove();
    ghost = start = null;
  };
  const down = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    isUsedUp = false;
    start = { x: event.clientX, y: event.clientY, id: event.pointerId };
    node.setPointerCapture(event.pointerId); // a quick hand is out of the card before it has moved
    if (event.pointerType !== "touch") return;
    timer = setTimeout(() => {
      isUsedUp = true;
      end();
      hands.ask();
    }, LONG);
  };
  const move = (event: PointerEvent): void => {
    if (!start || event.pointerId !== start.id) return;
    const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
    if (!ghost) {
      if (Math.hypot(dx, dy) < FAR) return;
      clearTimeout(timer);
      ghost = copyOf(node);
    }
    ghost.style.transform = `translate(${dx}px, ${dy}px) rotate(2deg)`;
  };
  const up = (event: PointerEvent): void => {
    const isCarried = ghost !== null;
    end();
    if (!isCarried) return;
    isUsedUp = true;
    const below = document.elementFromPoint(event.clientX, event.clientY);
    const target = below?.closest<HTMLElement>("[data-drop]")?.dataset.drop;
    if (target !== undefined && below?.closest("button") !== node) hands.drop(target);
  };
  const click = (event: MouseEvent): void => {
    if (!isUsedUp) return;
    isUsedUp = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const menu = (event: Event): void => {
    event.preventDefault();
    if (!isUsedUp) hands.ask();
  };
  node.addEventListener("pointerdown", down);
  node.addEventListener("pointermove", move);
  node.addEventListener("pointerup", up);
  node.addEventListener("pointercancel", end);
  node.addEventListener("click", click, true);
  node.addEventListener("contextmenu", menu);
  return () => {
    end();
    node.removeEventListener("pointerdown", down);
    node.removeEventListener("pointermove", move);
    node.removeEventListener("pointerup", up);
    node.removeEventListener("pointercancel", end);
    node.removeEventListener("click", click, true);
    node.removeEventListener("contextmenu", menu);
  };
}

function copyOf(node: HTMLElement): HTMLElement {
  const box = node.getBoundingClientRect();
  const copy = node.cloneNode(true) as HTMLElement;
  copy.removeAttribute("id");
  copy.setAttribute("aria-hidden", "true");
  Object.assign(copy.style, {
    position: "fixed",
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    margin: "0",
    zIndex: "50",
    pointerEvents: "none",
    opacity: "0.92",
  });
  node.parentElement?.append(copy);
  return copy;
}
