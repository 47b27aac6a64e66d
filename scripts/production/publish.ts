import { cp, mkdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { constants, setPriority } from "node:os";
import { join, relative, resolve } from "node:path";
import { parseArgs } from "node:util";
import { compiledCopyFile, compiledTexts } from "../../copy/compiled-copy.ts";
import { BrokenText } from "../../copy/front-matter.ts";
import { conditionsOf } from "../../copy/marks.ts";
import { openCompiledCopy, setTextSource } from "../../copy/source.ts";
import { loadHandler } from "../../server/http/react-router.ts";
import { createLog } from "../../server/log.ts";
import { completeFinished, finish } from "../finish/finish.ts";
import { makePhotographs } from "../finish/photographs.ts";
import { drawPictures } from "../finish/pictures.ts";
import { step } from "../progress.mjs";
import { compileCopy } from "./compile-copy.ts";
import { renderPages } from "./render-pages.ts";

const { values } = parseArgs({
  options: {
    /** The folder of the publication. */
    to: { type: "string" },
    /** content/ lies in it. */
    root: { type: "string" },
    /** What was drawn and compressed before. */
    cache: { type: "string" },
    /** Stands for what it is made from. */
    fingerprint: { type: "string", default: "" },
    /** Does what was left for later, and that alone. */
    complete: { type: "boolean", default: false },
    /** Beside a server that is running: quietly, and no longer than its input is open. */
    "while-serving": { type: "boolean", default: false },
  },
});
const publication = resolve(values.to ?? "build");
const cache = resolve(values.cache ?? ".cache");

/** This program is a part of a code build. */
const code = join(import.meta.dirname, "..");

try {
  if (values.complete) await complete(values["while-serving"]);
  else await make(resolve(values.root ?? "."));
} catch (error) {
  // A mistake in a text says where it is.
  console.error(error instanceof BrokenText ? error.message : error);
  process.exitCode = 1;
}

/** Makes a publication that can be served; some work is left for `complete`. */
async function make(root: string): Promise<void> {
  const { settings } = JSON.parse(await readFile(join(code, "code.json"), "utf8"));
  const client = join(publication, "client");
  await rm(join(publication, "inputs.json"), { force: true });
  const copy = await step("Compiling copy", () =>
    compileCopy({ root, moment: new Date(), conditions: conditionsOf(settings) }),
  );
  setTextSource(compiledTexts(copy));
  await copyCode(client);
  await writeFile(join(publication, compiledCopyFile), JSON.stringify(copy));
  const handler = await loadHandler(code, createLog("error"));
  await step("Rendering pages", (progress) => renderPages({ handler, client, progress }));
  await step("Drawing pictures", async () => {
    await drawPictures({ client, cache });
    await makePhotographs({ root, client, cache });
  });
  await step("Typesetting reports", async (progress) => {
    const { typesetReports } = await import("../reports/typeset-reports.ts");
    await typesetReports({ root, build: publication, cache, origin: settings.ORIGIN, progress });
  });
  const { pages, files } = await step("Finishing files", (progress) =>
    finish({ build: publication, cache, inputs: settings, progress }),
  );
  const inputs = { fingerprint: values.fingerprint, settings, due: copy.due };
  await writeFile(join(publication, "inputs.json"), `${JSON.stringify(inputs, null, 2)}\n`);
  console.log(`  ${pages} pages, ${files} files`);
}

/** The browser's files, and a link to the server that belongs to them. */
async function copyCode(client: string): Promise<void> {
  await rm(client, { recursive: true, force: true });
  await cp(join(code, "client"), client, { recursive: true, filter: (path) => !path.endsWith(".vite") });
  const server = join(publication, "server");
  await rm(server, { recursive: true, force: true });
  await mkdir(publication, { recursive: true });
  await symlink(relative(publication, join(code, "server")), server);
}

/** Compresses files with the slow encoding and draws share images. */
async function complete(whileServing: boolean): Promise<void> {
  openCompiledCopy(publication);
  const { drawShareImage } = await import("../share-images.ts");
  const options = { build: publication, cache, draw: drawShareImage, whileServing };
  if (whileServing) {
    setPriority(constants.priority.PRIORITY_LOW);
    process.stdin.on("end", () => process.exit(1)).resume();
    await completeFinished(options);
    process.stdin.destroy();
  } else await step("Compressing, drawing share images", (progress) => completeFinished({ ...options, progress }));
}
