import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { contentTexts } from "../scripts/content-plugin.ts";

// A browser with windows needs about twice the processor time of the headless shell.
const hasWindows = !/headless-shell/.test(process.env.CHROMIUM_PATH ?? "");
const browsers = availableParallelism() * (hasWindows ? 1 : 2);

export default defineConfig({
  plugins: [contentTexts()],
  root: fileURLToPath(new URL("..", import.meta.url)),
  test: {
    globalSetup: ["scripts/testing/temporary-folder.ts", "e2e/start-server.ts", "testing/server/postgres-set-up.ts"],
    // A browser on a busy machine may spoil a journey; what fails twice is broken, and npm test names what failed once.
    retry: 1,
    // Journeys wait for events. A limit only ends a test that waits for what never happens, so that one says what it was:
    // the limits of a single wait are shorter than those of a test.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: "journeys",
          include: ["e2e/**/*.e2e.ts"],
          exclude: ["e2e/alone/**"],
          maxWorkers: browsers,
        },
      },
      {
        extends: true,
        test: {
          name: "alone",
          // Builds, and what must be done in time, have the machine to themselves, after all others.
          include: ["e2e/alone/*.e2e.ts"],
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
