import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { contentTexts } from "../scripts/content-plugin.ts";

export default defineConfig({
  plugins: [contentTexts()],
  root: fileURLToPath(new URL("..", import.meta.url)),
  test: {
    globalSetup: ["scripts/testing/temporary-folder.ts", "e2e/start-server.ts", "testing/server/postgres-set-up.ts"],
    // A browser on a busy machine may spoil a journey; what fails twice is broken, and npm test names what failed once.
    retry: 1,
    testTimeout: 120_000,
    hookTimeout: 240_000,
    // What it brings late is not wrong.
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: "journeys",
          include: ["e2e/**/*.e2e.ts"],
          exclude: ["e2e/alone/**"],
          // Of a small machine, whose two cores would wait for half of the time with two.
          maxWorkers: 4,
        },
      },
      {
        extends: true,
        test: {
          name: "alone",
          // What must be done in time has the machine to itself, after all others.
          include: ["e2e/alone/*.e2e.ts"],
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
