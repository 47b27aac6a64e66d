import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether script runs: false in what the server sends, true from then on. */
export function useScript(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
