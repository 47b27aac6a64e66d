import type { CDPSession, Page } from "playwright-core";

export function touch(
  page: Page,
  type: "touchStart" | "touchMove" | "touchEnd",
  touchPoints: { x: number; y: number }[],
) {
  return finger(page).then((session) => session.send("Input.dispatchTouchEvent", { type, touchPoints }));
}

const fingers = new WeakMap<Page, Promise<CDPSession>>();

export function finger(page: Page): Promise<CDPSession> {
  const session = fingers.get(page) ?? page.context().newCDPSession(page);
  fingers.set(page, session);
  return session;
}
