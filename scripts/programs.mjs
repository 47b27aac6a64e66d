import { join } from "node:path";
import { root } from "./run.mjs";

function packaged(...path) {
  return join(root, "node_modules", ...path);
}

/** The programs among the packages, as files that Node runs: no shell and no .cmd shims in between. */
export const programs = {
  biome: packaged("@biomejs", "biome", "bin", "biome"),
  knip: packaged("knip", "bin", "knip.js"),
  playwright: packaged("playwright-core", "cli.js"),
  reactRouter: packaged("@react-router", "dev", "bin.cjs"),
  typescript: packaged("typescript", "bin", "tsc"),
  vitest: packaged("vitest", "vitest.mjs"),
};
