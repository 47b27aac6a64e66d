import { rmSync } from "node:fs";
import { join } from "node:path";
import { prerenderPaths } from "../../app/prerender/prerender-paths.ts";
import { BrokenText } from "../../copy/front-matter.ts";
import { completeFinished, finish } from "../finish/finish.ts";
import { makePhotographs } from "../finish/photographs.ts";
import { drawPictures } from "../finish/pictures.ts";
import { step } from "../progress.mjs";
import { typesetReports } from "../reports/typeset-reports.ts";
import { capture, Plain, programs, root } from "../run.mjs";
import { drawShareImage } from "../share-images.ts";

const cache = join(root, ".cache");

/** Makes a build that can be served; some work may be left for `completeBuild`. */
export async function makeBuild(build, settings, env, { areTextsChecked = false } = {}) {
  rmSync(join(build, "inputs.json"), { force: true });
  if (!areTextsChecked) await step("Reading texts", () => readTexts(env));
  await step("Building pages", (progress) => buildPages(env, progress));
  await step("Drawing pictures", () => makePictures({ root, client: join(build, "client"), cache }));
  await step("Typesetting reports", (progress) => makeReports({ build, origin: settings.ORIGIN, progress }));
  const { pages, files } = await step("Finishing files", (progress) =>
    finish({ build, cache, inputs: settings, progress }),
  );
  console.log(`  ${pages} pages, ${files} files`);
}

/** Compresses files with the slow encoding and draws share images. Prints nothing while the site is being served. */
export async function completeBuild(build, whileServing) {
  const options = { root, build, cache, draw: drawShareImage, whileServing };
  if (whileServing) await completeFinished(options);
  else await step("Compressing, drawing share images", (progress) => completeFinished({ ...options, progress }));
}

async function readTexts(env) {
  await run(["scripts/checks/page-table.ts"], env);
  await run(["scripts/words/words.ts"], env);
}

/** React Router says each path that it has rendered. */
async function buildPages(env, progress) {
  const paths = prerenderPaths().length;
  let done = 0;
  await run([programs.reactRouter, "build", "--logLevel=info"], env, (text) => {
    done += text.match(/^Prerender \((html|resource)\)/gm)?.length ?? 0;
    if (done > 0) progress(done, paths);
  });
}

async function makePictures(options) {
  await drawPictures(options);
  await makePhotographs(options);
}

async function makeReports(options) {
  try {
    await typesetReports({ root, cache, ...options });
  } catch (error) {
    throw error instanceof BrokenText ? new Plain(error.message) : error;
  }
}

async function run(args, env, onLines) {
  const { code, output } = await capture(process.execPath, args, { env, onLines });
  if (code !== 0) throw new Plain(output.trim());
}
