import type { Terminal } from "./terminal.ts";

export type Progress = { step(count?: number): void; end(): void };

const between = 100;

/** A line that counts while a person watches; nothing in a log. */
export function startProgress({ err, isWatched }: Terminal, name: string, total: number): Progress {
  let done = 0;
  let drawn = Date.now();
  let isDrawn = false;
  return {
    step(count = 1) {
      done += count;
      if (!isWatched || Date.now() - drawn < between) return;
      drawn = Date.now();
      isDrawn = true;
      err.write(`\r\u001b[2K${name} ${done.toLocaleString("en")} of ${total.toLocaleString("en")}`);
    },
    end() {
      if (isDrawn) err.write("\r\u001b[2K");
    },
  };
}

/** The same items, counted as they pass. */
export async function* counted<T>(items: AsyncIterable<T>, progress: Progress): AsyncGenerator<T> {
  try {
    for await (const item of items) {
      progress.step();
      yield item;
    }
  } finally {
    progress.end();
  }
}
