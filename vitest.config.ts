import { configDefaults, defineConfig } from "vitest/config";
import { buildInputs } from "./server/env.ts";

export default defineConfig({
  define: { __ORIGIN__: JSON.stringify(buildInputs({}).ORIGIN), __HELD_BACK__: "[]" },
  test: {
    include: ["**/*.test.{ts,tsx,mjs}"],
    globalSetup: ["scripts/testing/temporary-folder.ts", "server/testing/postgres-set-up.ts"],
    exclude: [...configDefaults.exclude, "build/**", ".cache/**", "e2e/**"],
    css: { modules: { classNameStrategy: "non-scoped" } },
    // Vitest's own number leaves one core to itself, which is half of a small machine.
    maxWorkers: "100%",
    // Files of a worker share their modules: loading those once for each of 250 files took half of the time. So what a
    // test changes outside of itself, it puts back.
    isolate: false,
    unstubGlobals: true,
    unstubEnvs: true,
    // A machine may be five times as busy as usual, and may spoil a test twice; what fails three times is broken.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    retry: 2,
    expect: { poll: { timeout: 10_000 } },
  },
});
