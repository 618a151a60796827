// Records that this device keeps: a few, the newest first. A private window forgets them when it is closed.
export interface Kept {
  id: string;
  at: number;
}

const PREFIX = "allaboard-shelf-";

export class Shelf<Item extends Kept> {
  #memory: Item[] = []; // where the browser keeps nothing

  constructor(
    readonly name: string,
    readonly most: number,
  ) {}

  all(): Item[] {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(PREFIX + this.name) ?? "[]");
      return Array.isArray(kept) ? kept.filter(isKept<Item>) : [];
    } catch {
      return this.#memory;
    }
  }

  get(id: string): Item | null {
    return this.all().find((item) => item.id === id) ?? null;
  }

  /** Keep an item; the oldest make room for it. */
  put(item: Item): void {
    let items = [item, ...this.all().filter((other) => other.id !== item.id)].slice(0, this.most);
    this.#memory = items;
    while (items.length > 0) {
      try {
        localStorage.setItem(PREFIX + this.name, JSON.stringify(items));
        return;
      } catch {
        items = items.slice(0, -1); // no room, or none at all
      }
    }
  }

  remove(id: string): void {
    const items = this.all().filter((item) => item.id !== id);
    this.#memory = items;
    try {
      localStorage.setItem(PREFIX + this.name, JSON.stringify(items));
    } catch {
      // Then it was only in memory.
    }
  }
}

function isKept<Item extends Kept>(value: unknown): value is Item {
  return value !== null && typeof value === "object" && "id" in value && "at" in value;
}

export function newId(): string {
  return [...crypto.getRandomValues(new Uint8Array(6))].map((byte) => byte.toString(36).padStart(2, "0")).join("");
}
