import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

export default defineConfig({
  root: fileURLToPath(new URL("..", import.meta.url)),
  test: {
    include: ["e2e/**/*.e2e.ts"],
    globalSetup: ["scripts/testing/temporary-folder.ts", "e2e/start-server.ts", "server/testing/postgres-set-up.ts"],
    // Of a small machine, whose two cores would wait for half of the time with two.
    maxWorkers: 3,
    // A browser on a busy machine may spoil a journey; what fails twice is broken, and npm test names what failed once.
    retry: 1,
    testTimeout: 120_000,
    hookTimeout: 240_000,
    // What it brings late is not wrong.
    expect: { poll: { timeout: 20_000 } },
  },
});
