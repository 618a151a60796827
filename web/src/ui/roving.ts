// One stop of the Tab key for a group of buttons; arrow keys go from one to the next.
const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** Within `group`, everything with `data-rove` is one group; what is lit (`data-lit`) is where it is entered. */
export function roving(group: HTMLElement): () => void {
  let current: HTMLElement | null = null;
  const items = (): HTMLElement[] => [...group.querySelectorAll<HTMLElement>("[data-rove]")];

  const refresh = (): void => {
    const all = items();
    const isHere = group.contains(document.activeElement);
    const isStill = current !== null && all.includes(current) && (isHere || current.dataset.lit !== undefined);
    if (!isStill) current = all.find((item) => item.dataset.lit !== undefined) ?? all[0] ?? null;
    for (const item of all) item.tabIndex = item === current ? 0 : -1;
  };
  const focused = (event: FocusEvent): void => {
    const item = (event.target as HTMLElement).closest<HTMLElement>("[data-rove]");
    if (!item) return;
    current = item;
    refresh();
  };
  const keyed = (event: KeyboardEvent): void => {
    const all = items();
    const place = all.findIndex((item) => item === document.activeElement);
    if (place < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    const step = STEPS[event.key];
    const next = step ? place + step : event.key === "Home" ? 0 : event.key === "End" ? all.length - 1 : -1;
    const item = all[(next + all.length) % all.length];
    if ((!step && next < 0) || !item) return;
    event.preventDefault();
    item.focus();
  };
  const watcher = new MutationObserver(refresh);
  watcher.observe(group, { subtree: true, childList: true, attributes: true, attributeFilter: ["data-lit"] });
  group.addEventListener("focusin", focused);
  group.addEventListener("keydown", keyed);
  refresh();
  return () => {
    watcher.disconnect();
    group.removeEventListener("focusin", focused);
    group.removeEventListener("keydown", keyed);
  };
}
