import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { hangUp } from "./sockets";

class Call extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  readyState = Call.CONNECTING;
  close = vi.fn();

  answer(): void {
    this.readyState = Call.OPEN;
    this.dispatchEvent(new Event("open"));
  }
}

beforeEach(() => vi.stubGlobal("WebSocket", Call));
afterEach(() => vi.unstubAllGlobals());

test("a call that is being answered is not broken off", () => {
  const call = new Call();
  hangUp(call as unknown as WebSocket);
  expect(call.close).not.toHaveBeenCalled();
  call.answer();
  expect(call.close).toHaveBeenCalledOnce();
});

test("an open socket is closed at once", () => {
  const call = new Call();
  call.answer();
  hangUp(call as unknown as WebSocket);
  expect(call.close).toHaveBeenCalledOnce();
});
