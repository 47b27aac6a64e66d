import { useEffect, useState } from "react";

/** Seconds that are left of so many, counted from when they were told. They do not lag behind in a tab that slept. */
export function useCountdown(seconds: number, told: unknown): number {
  const [left, setLeft] = useState(seconds);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same number may be told again
  useEffect(() => {
    const end = performance.now() + seconds * 1_000;
    const tick = () => setLeft(Math.max(0, Math.ceil((end - performance.now()) / 1_000)));
    tick();
    const timer = setInterval(tick, 500);
    return () => clearInterval(timer);
  }, [seconds, told]);
  return left;
}
