import { runInstalled } from "./run-installed.mjs";

await runInstalled("server/cli.ts");
