import { constants, setPriority } from "node:os";
import { join } from "node:path";
import { buildInputs, environmentTable } from "../../server/env.ts";
import { StartRefusal } from "../../server/start-refusal.ts";
import { command, Plain, root } from "../run.mjs";
import { fingerprint, isBuilt, isComplete, markBuilt, nextMoment } from "./inputs.mjs";

const asked = (flag) => process.argv.includes(`--${flag}`);

/**
 * Makes a build. With --if-changed only where there is none of these sources and settings; with --postpone without what
 * the site can be served without, and with --postponed that alone, quietly, beside a server that is running and no
 * longer than its input is open. With --checked the texts are not checked again.
 */
await command(async () => {
  const env = { ...process.env, NODE_ENV: "production" };
  if (asked("default-settings")) for (const { name } of environmentTable) delete env[name];
  const settings = checked(env);
  const build = join(root, env.BUILD_DIR || "build");
  const inputs = fingerprint(root, settings);
  const due = nextMoment(root);
  const isNeeded = !asked("postponed") && !(asked("if-changed") && isBuilt(build, inputs));
  if (isNeeded) {
    const { makeBuild } = await import("./make-build.mjs");
    await makeBuild(build, settings, env, { areTextsChecked: asked("checked") });
    markBuilt(build, inputs, settings, due);
  }
  if (!asked("postpone") && !isComplete(build)) {
    const { completeBuild } = await import("./make-build.mjs");
    if (asked("postponed")) {
      setPriority(constants.priority.PRIORITY_LOW);
      process.stdin.on("end", () => process.exit(1)).resume();
    }
    await completeBuild(build, asked("postponed"));
    process.stdin.destroy();
  }
  return 0;
});

function checked(env) {
  try {
    return buildInputs(env);
  } catch (error) {
    throw error instanceof StartRefusal ? new Plain(error.message) : error;
  }
}
