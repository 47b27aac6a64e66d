import { fileURLToPath } from "node:url";
import { fingerprint, isBuilt } from "../scripts/production/inputs.mjs";
import { buildInputs } from "../server/env.ts";

/** Exit code 0 where the build is what these sources and settings make at this moment, 1 where it has to be made again. */
const root = fileURLToPath(new URL("..", import.meta.url));
process.exitCode = isBuilt(`${root}build`, fingerprint(root, buildInputs(process.env))) ? 0 : 1;
