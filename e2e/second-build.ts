import { mkdir, readFile, rmdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { buildThirdLanguage } from "./third-language.ts";

/** With a tag manager, and a consent that visitors may leave out. */
export const secondBuildSettings = { TAG_MANAGER_ID: "GTM-TEST01", TRANSFER_CONSENT: "optional" };

type SecondBuild = Awaited<ReturnType<typeof buildThirdLanguage>>;

/** A build with these settings and a third language, made once for all journeys of a run. */
export async function secondBuild(): Promise<SecondBuild> {
  const lock = join(tmpdir(), "second-build");
  const result = join(tmpdir(), "second-build.json");
  // Journeys that begin together wait for the first of them.
  while (!(await isMade(lock))) await pause(200);
  try {
    const finished = await readFile(result, "utf8").catch(() => "");
    if (finished) return JSON.parse(finished);
    const build = await buildThirdLanguage(secondBuildSettings);
    await writeFile(result, JSON.stringify(build));
    return build;
  } finally {
    await rmdir(lock);
  }
}

function isMade(folder: string): Promise<boolean> {
  return mkdir(folder).then(
    () => true,
    () => false,
  );
}
