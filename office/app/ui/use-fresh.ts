import { useEffect, useEffectEvent } from "react";

const lookEvery = 15_000;
const unattendedAfter = 15 * 60_000;

const signs = ["pointermove", "keydown", "scroll", "focus"] as const;

/** A screen without a connection, or whose office is being restarted, stays as it is until the next look. */
async function isOfficeThere(): Promise<boolean> {
  const response = await fetch("/icon.svg", { method: "HEAD", cache: "no-store" }).catch(() => undefined);
  return response?.ok === true;
}

/**
 * Looks for what is new while somebody is at the screen, and at once when they come back. A screen that nobody attends
 * stays as it is: each look is a visit, and a session must end when nobody comes.
 */
export function useFresh(load: () => unknown): void {
  const loadNow = useEffectEvent(load);
  useEffect(() => {
    let attendedAt = Date.now();
    const isAttended = () => Date.now() - attendedAt < unattendedAfter;
    const look = async () => {
      if (await isOfficeThere()) loadNow();
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
