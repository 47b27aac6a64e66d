import { useEffect, useState } from "react";

const told = new WeakMap<object, number>();

/** When so many seconds are over, on the clock of `performance`: counted from when they were first heard of. */
export function endOf(seconds: number, source: object): number {
  const at = told.get(source) ?? performance.now();
  told.set(source, at);
  return at + seconds * 1_000;
}

/** Seconds that are left of so many, counted from when their source came. They do not lag behind in a tab that slept. */
export function useCountdown(seconds: number, source: object | undefined): number {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const end = source ? endOf(seconds, source) : 0;
    const tick = () => setLeft(Math.max(0, Math.ceil((end - performance.now()) / 1_000)));
    tick();
    const timer = setInterval(tick, 500);
    return () => clearInterval(timer);
  }, [seconds, source]);
  return left;
}
