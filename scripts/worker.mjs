import { runInstalled } from "./run-installed.mjs";

await runInstalled("server/outbox/main.ts");
