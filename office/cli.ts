import { runCommand } from "./commands.ts";

process.exitCode = await runCommand(process.argv.slice(2), {
  source: process.env,
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
});
