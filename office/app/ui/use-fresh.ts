import { useEffect, useEffectEvent } from "react";

const lookEvery = 15_000;
const unattendedAfter = 15 * 60_000;

const signs = ["pointermove", "keydown", "scroll", "focus"] as const;

/** A screen without a connection, or whose office is being restarted, stays as it is until the next look. */
export async function answers(address: string): Promise<boolean> {
  const signal = AbortSignal.timeout(5_000);
  const response = await fetch(address, { method: "HEAD", cache: "no-store", redirect: "manual", signal }).catch(
    () => undefined,
  );
  return response?.ok === true;
}

/**
 * Looks for what is new while somebody is at the screen, and at once when they come back. A screen that nobody attends
 * stays as it is: each look is a visit, and a session must end when nobody comes. With the address of the screen itself it
 * also stays as it is once the session is over or what it shows is gone, with all that is typed on it.
 */
export function useFresh(load: () => unknown, address = "/icon.svg"): void {
  const loadNow = useEffectEvent(load);
  const isThere = useEffectEvent(() => answers(address));
  useEffect(() => {
    let attendedAt = Date.now();
    const isAttended = () => Date.now() - attendedAt < unattendedAfter;
    const look = async () => {
      if (await isThere()) loadNow();
    };
    const attend = () => {
      const wasAway = !isAttended();
      attendedAt = Date.now();
      if (wasAway) void look();
    };
    const timer = setInterval(() => {
      if (document.visibilityState === "visible" && isAttended()) void look();
    }, lookEvery);
    const passive = { passive: true };
    for (const sign of signs) addEventListener(sign, attend, passive);
    return () => {
      clearInterval(timer);
      for (const sign of signs) removeEventListener(sign, attend);
    };
  }, []);
}
