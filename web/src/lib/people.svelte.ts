// Who I am on this server. A name is asked for once, when it is first needed.
import { api, type Me } from "./api";

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
    this.me = await api.newGuest(name);
    this.#close(true);
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
