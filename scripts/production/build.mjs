import { join } from "node:path";
import { buildInputs, environmentTable } from "../../server/env.ts";
import { StartRefusal } from "../../server/start-refusal.ts";
import { step } from "../progress.mjs";
import { capture, command, foreground, Plain, root } from "../run.mjs";
import { codeBuild } from "./code-build.mjs";
import { isComplete, isCurrent, publicationFingerprint } from "./inputs.mjs";

const asked = (flag) => process.argv.includes(`--${flag}`);

/**
 * Makes the code build, and with it a publication of the copy of this folder. With --code the code build alone, whose
 * folder it prints. With --if-changed a publication only where there is none of this copy; with --postpone without
 * what the site can be served without.
 */
await command(async () => {
  const env = { ...process.env, NODE_ENV: "production" };
  if (asked("default-settings")) for (const { name } of environmentTable) delete env[name];
  const settings = checked(env);
  const code = await codeBuild(settings, env);
  if (asked("code")) {
    console.log(`Code build: ${code.build}`);
    return 0;
  }
  const publication = join(root, env.BUILD_DIR || "build");
  const fingerprint = publicationFingerprint(root, code.fingerprint);
  const publish = (...options) =>
    foreground(process.execPath, [join(code.build, "server/publish.js"), "--to", publication, ...options], { env });
  if (!asked("if-changed") || !isCurrent(publication, fingerprint)) {
    await step("Reading texts", () => checkTexts(env));
    const made = await publish("--fingerprint", fingerprint);
    if (made !== 0) return made;
  }
  return asked("postpone") || isComplete(publication) ? 0 : publish("--complete");
});

async function checkTexts(env) {
  const { code, output } = await capture(process.execPath, ["scripts/words/words.ts"], { env });
  if (code !== 0) throw new Plain(output.trim());
}

function checked(env) {
  try {
    return buildInputs(env);
  } catch (error) {
    throw error instanceof StartRefusal ? new Plain(error.message) : error;
  }
}
