import { chmod, copyFile, open, readdir, rename, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Command } from "@commander-js/extra-typings";
import { makeFolder } from "../data-folder/data-folder.ts";
import { type Environment, readEnvironment } from "../env.ts";
import { backUpPostgres, restorePostgres } from "./backup-postgres.ts";
import { backUpSqlite, restoreSqlite } from "./backup-sqlite.ts";
import { type CliContext, failure, type JsonOptions, print } from "./context.ts";
import { amount } from "./format.ts";
import { runAsJob } from "./jobs.ts";
import { examples, jsonOption, readAge, replaceOption, yesOption } from "./options.ts";
import { confirm } from "./terminal.ts";

const database = { sqlite: "site.db", postgresql: "site.rows.gz" };
const named = /^site-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/;

export function addBackupCommands(program: Command, context: CliContext): void {
  program
    .command("backup")
    .summary("Copies everything the site keeps into a new folder in FOLDER, while the site runs.")
    .description(
      "The copy is of one moment and is read back before it counts. The secret goes with it where it lies in DATA_DIR; one that was set in the environment has to be kept elsewhere.",
    )
    .argument("<folder>", "gets the new folder")
    .option("--keep <age>", "remove backups that are older than this (35d)", (text) => readAge(text, context.clock()))
    .option("--report", "note how it ended, and tell the operators where it fails (for timers)")
    .addOption(jsonOption)
    .addHelpText(
      "after",
      examples("backup /var/backups/yakamoz --keep 35d", "backup /var/backups/yakamoz --keep 35d --report"),
    )
    .action((folder, options) => {
      const run = () => backup(context, folder, options);
      return options.report ? runAsJob(context, "backup", run) : run();
    });
  program
    .command("restore")
    .summary("Puts a backup in place; server and worker must have stopped.")
    .description(
      "Deliveries that were waiting when the backup was made are made again, under the same ids. Whoever was erased since then is back: erase again.",
    )
    .argument("<folder>", "one that backup made")
    .addOption(replaceOption)
    .addOption(yesOption)
    .addOption(jsonOption)
    .addHelpText(
      "after",
      examples(
        "restore /var/backups/yakamoz/site-20261115T001700Z",
        "restore /var/backups/yakamoz/site-20261115T001700Z --replace",
      ),
    )
    .action((folder, options) => restore(context, folder, options));
}

async function backup(context: CliContext, target: string, options: JsonOptions & { keep?: number }): Promise<void> {
  const env = readEnvironment(context.source);
  const into = resolve(context.folder, target);
  const name = `site-${new Date(context.clock()).toISOString().replace(/[-:]|\.\d+/g, "")}`;
  const part = join(into, `.${name}.${process.pid}.part`);
  const made = join(into, name);
  makePart(part, into);
  let leads: number;
  try {
    leads = await copyInto(part, env);
    await rename(part, made);
    await flush(into);
  } catch (error) {
    await rm(part, { recursive: true, force: true });
    throw error;
  }
  const removed = options.keep === undefined ? [] : await removeBefore(into, options.keep);
  print(context, options, { folder: made, leads, removed }, () =>
    [`Backed up ${amount(leads, "lead")} to ${made}.`, ...removed.map((old) => `Removed ${old}.`)].join("\n"),
  );
}

/** Before anything is read: a target that cannot work is said at once. */
function makePart(part: string, into: string): void {
  try {
    makeFolder(part);
  } catch (error) {
    throw failure(`The folder ${into} cannot be written (${(error as NodeJS.ErrnoException).code}).`);
  }
}

async function copyInto(part: string, env: Environment): Promise<number> {
  const leads = env.DATABASE_URL
    ? await backUpPostgres(env.DATABASE_URL, join(part, database.postgresql))
    : backUpSqlite(env.DATA_DIR, join(part, database.sqlite));
  if (!env.SECRET) await copyPrivately(join(env.DATA_DIR, "secret"), join(part, "secret"));
  for (const name of await readdir(part)) await flush(join(part, name));
  await flush(part);
  return leads;
}

type RestoreOptions = JsonOptions & { replace?: true; yes?: true };

async function restore(context: CliContext, folder: string, options: RestoreOptions): Promise<void> {
  const env = readEnvironment(context.source);
  const from = resolve(context.folder, folder);
  const engine = env.DATABASE_URL ? "postgresql" : "sqlite";
  const file = join(from, database[engine]);
  const held: string[] = await readdir(from).catch(() => []);
  if (!held.includes(database[engine]))
    throw failure(`There is no ${file}: this is not a backup of this kind of storage.`);
  const replace = options.replace === true;
  if (replace) await confirm(context.terminal, options, "What the site keeps now goes.", `Put ${from} in its place?`);
  const restored = env.DATABASE_URL
    ? await restorePostgres(env.DATABASE_URL, file, replace)
    : restoreSqlite(env.DATA_DIR, file, replace);
  if (held.includes("secret") && !env.SECRET) await copyPrivately(join(from, "secret"), join(env.DATA_DIR, "secret"));
  print(context, options, restored, () =>
    [
      `Restored ${amount(restored.leads, "lead")} from ${from}.`,
      ...(restored.before
        ? [`What was there before lies in ${restored.before}: remove it when it is not needed.`]
        : []),
    ].join("\n"),
  );
}

/** The folder's name says when it was made; nothing else in there is touched. */
async function removeBefore(into: string, moment: number): Promise<string[]> {
  const old = (await readdir(into)).filter((name) => {
    const [, ...parts] = named.exec(name) ?? [];
    const [year = 0, month = 0, day, hour, minute, second] = parts.map(Number);
    return parts.length > 0 && Date.UTC(year, month - 1, day, hour, minute, second) < moment;
  });
  for (const name of old) await rm(join(into, name), { recursive: true });
  return old.map((name) => join(into, name));
}

async function copyPrivately(from: string, to: string): Promise<void> {
  try {
    await copyFile(from, to);
    await chmod(to, 0o600);
  } catch (error) {
    // A site that has not run yet has none.
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  }
}

async function flush(path: string): Promise<void> {
  const handle = await open(path);
  await handle.sync().finally(() => handle.close());
}
