// Who I am on this server. A name is asked for once, when it is first needed.
import { api, type Me } from "./api";

const RECOVERY = "allaboard-recovery";

class People {
  me = $state.raw<Me | null>(null);
  isAsking = $state(false);
  #answer: ((isKnown: boolean) => void) | null = null;

  async load(): Promise<void> {
    this.me = await api.me();
  }

  /** Make sure that there is a name; false if the person would rather not say one. */
  async needed(): Promise<boolean> {
    if (this.me) return true;
    await this.load();
    if (this.me) return true;
    this.isAsking = true;
    return new Promise((resolve) => (this.#answer = resolve));
  }

  async named(name: string): Promise<void> {
    this.became(await api.newGuest(name));
    this.#close(true);
  }

  /** Have another name from now on, at every table too. */
  async renamed(name: string): Promise<void> {
    const { id } = this.me ?? {};
    const me = await api.post<Me>("/api/me/name", { name });
    if (this.me?.id === id) this.me = { ...this.me, ...me };
  }

  /** Be somebody from now on. A recovery code is told once; this window remembers it. */
  became(me: Me | null): void {
    this.me = me;
    try {
      if (me?.recovery) sessionStorage.setItem(RECOVERY, `${me.id} ${me.recovery}`);
      else if (!me) sessionStorage.removeItem(RECOVERY);
    } catch {
      // Then it is shown as long as the page is open.
    }
  }

  /** What a guest writes down to be the same person elsewhere; none if it is not known here. */
  get recovery(): string | null {
    if (!this.me?.is_guest) return null;
    if (this.me.recovery) return `${this.me.id} ${this.me.recovery}`;
    try {
      const kept = sessionStorage.getItem(RECOVERY);
      return kept?.startsWith(`${this.me.id} `) ? kept : null;
    } catch {
      return null;
    }
  }

  refuse(): void {
    this.#close(false);
  }

  #close(isKnown: boolean): void {
    this.isAsking = false;
    this.#answer?.(isKnown);
    this.#answer = null;
  }
}

export const people = new People();
