import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

export default defineConfig({
  root: fileURLToPath(new URL("..", import.meta.url)),
  test: {
    include: ["e2e/**/*.e2e.ts"],
    globalSetup: ["scripts/testing/temporary-folder.ts", "e2e/start-server.ts", "server/testing/postgres-set-up.ts"],
    // Of a small machine, whose two cores would wait for half of the time with two.
    maxWorkers: 3,
    // A busy machine may spoil a journey once; what fails twice is broken.
    retry: 1,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // What a busy machine brings late is not wrong.
    expect: { poll: { timeout: 10_000 } },
  },
});
