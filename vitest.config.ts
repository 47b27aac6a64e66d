import { configDefaults, defineConfig } from "vitest/config";
import { contentTexts } from "./scripts/content-plugin.ts";
import { buildInputs } from "./server/env.ts";

export default defineConfig({
  plugins: [contentTexts()],
  define: {
    __ORIGIN__: JSON.stringify(buildInputs({}).ORIGIN),
    __TRANSFER_CONSENT__: JSON.stringify(buildInputs({}).TRANSFER_CONSENT),
  },
  test: {
    include: ["**/*.test.{ts,tsx,mjs}"],
    globalSetup: ["scripts/testing/temporary-folder.ts", "testing/server/postgres-set-up.ts"],
    exclude: [...configDefaults.exclude, "build/**", "office/build/**", ".cache/**", "e2e/**"],
    css: { modules: { classNameStrategy: "non-scoped" } },
    // Vitest's own number leaves one core to itself, which is half of a small machine.
    maxWorkers: "100%",
    // Files of a worker share their modules: loading those once for each of 250 files took half of the time. So what a
    // test changes outside of itself, it puts back.
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    // No test is tried again. One that has to wait waits for what must happen, and a machine may be ten times as busy
    // as usual until it does.
    testTimeout: 120_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
