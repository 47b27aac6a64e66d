import { useEffect } from "react";
import { useRevalidator } from "react-router";

const lookEvery = 15_000;
const unattendedAfter = 15 * 60_000;

const signs = ["pointermove", "keydown", "scroll", "focus"] as const;

/**
 * Looks for new leads while somebody is at the screen, and at once when they come back. A screen that nobody attends
 * stays as it is: each look is a visit, and a session must end when nobody comes.
 */
export function useFreshLeads(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    let attendedAt = Date.now();
    const isAttended = () => Date.now() - attendedAt < unattendedAfter;
    const attend = () => {
      const wasAway = !isAttended();
      attendedAt = Date.now();
      if (wasAway) void revalidate();
    };
    const look = () => {
      if (document.visibilityState === "visible" && isAttended()) void revalidate();
    };
    const timer = setInterval(look, lookEvery);
    const passive = { passive: true };
    for (const sign of signs) addEventListener(sign, attend, passive);
    return () => {
      clearInterval(timer);
      for (const sign of signs) removeEventListener(sign, attend);
    };
  }, [revalidate]);
}
