import { existsSync, statSync } from "node:fs";
import { chmod, copyFile, open, readdir, rename, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Command } from "@commander-js/extra-typings";
import { operatorLocale } from "../../site/locales.ts";
import { bundleRepository, unpackRepository } from "../copy-repository/bundle.ts";
import { makeFolder } from "../data-folder/data-folder.ts";
import { type Environment, readEnvironment } from "../env.ts";
import { openOffice } from "../office/open-office.ts";
import { WordsUnavailable } from "../ports/words.ts";
import { backUpPostgres, type RowCounts, restorePostgres } from "./backup-postgres.ts";
import { backUpSqlite, restoreSqlite } from "./backup-sqlite.ts";
import { type CliContext, failure, type JsonOptions, print } from "./context.ts";
import { amount } from "./format.ts";
import { runAsJob } from "./jobs.ts";
import { examples, jsonOption, readAge, replaceOption, yesOption } from "./options.ts";
import { confirm } from "./terminal.ts";

/** What a backup of SQLite holds of the site, and of the office where there is one on this machine. */
const parts = {
  site: { database: "site.db", secret: "secret", table: "leads" },
  office: { database: "office.db", secret: "office-secret", table: "people" },
} as const;
type Part = keyof typeof parts;
type Amounts = RowCounts & { repository?: true };

/** A backup of PostgreSQL: both schemas, as pg_dump writes them. */
const archive = "site.dump";

/** History and all that was published, and photographs of drafts. */
const repository = { folder: "words.git", bundle: "words.bundle" };
const pictures = "pictures";
/** Earlier versions kept the times of drafts in a file; the office takes it over when it starts. */
const timedDrafts = "timed-drafts.json";

const named = /^site-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/;

export function addBackupCommands(program: Command, context: CliContext): void {
  program
    .command("backup")
    .summary("Copies everything that site and office keep into a new folder in FOLDER, while they run.")
    .description(
      "Holds leads and data-subject requests, the people, the log and the drafts of copy of the office with their photographs, and its copy repository with history and everything published. Each copy is of one moment and is read back before it counts. Mails and builds are not in it. The office is the one in OFFICE_DIR, or in the schema of that name. Secrets go with it where they lie in those folders; one that was set in the environment has to be kept elsewhere.",
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
    .summary("Puts a backup in place; server, worker and office must have stopped.")
    .description(
      "Deliveries that were waiting when the backup was made are made again, under the same ids. Whoever was erased since then is back: erase again. Sessions of the office have ended.",
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
  let amounts: Amounts;
  let problem: string | undefined;
  try {
    ({ amounts, problem } = await copyInto(part, env));
    await rename(part, made);
    await flush(into);
  } catch (error) {
    await rm(part, { recursive: true, force: true });
    throw error;
  }
  const removed = options.keep === undefined ? [] : await removeBefore(into, options.keep);
  print(context, options, { folder: made, ...amounts, removed }, () =>
    [
      `Backed up ${amountsText(amounts)} to ${made}.`,
      ...(!amounts.repository && !problem ? [withoutRepository(env)] : []),
      ...removed.map((old) => `Removed ${old}.`),
    ].join("\n"),
  );
  if (problem) throw failure(`The copy repository is not in this backup: ${problem}`);
}

/** Before anything is read: a target that cannot work is said at once. */
function makePart(part: string, into: string): void {
  try {
    makeFolder(part);
  } catch (error) {
    throw failure(`The folder ${into} cannot be written (${(error as NodeJS.ErrnoException).code}).`);
  }
}

function withoutRepository({ OFFICE_DIR }: Environment): string {
  return `There is no ${resolve(OFFICE_DIR, repository.folder)}: no publication is in this backup.`;
}

function amountsText({ leads, people, repository }: Amounts): string {
  const known = [
    amount(leads, "lead"),
    ...(people === undefined ? [] : [`${amount(people, "person")} of the office`]),
    ...(repository ? ["the copy repository"] : []),
  ];
  return new Intl.ListFormat(operatorLocale).format(known);
}

/** A repository that cannot be copied is a problem, and no reason to have no copy of the leads. */
async function copyInto(folder: string, env: Environment): Promise<{ amounts: Amounts; problem?: string }> {
  const rows = env.DATABASE_URL
    ? await backUpPostgres(env.DATABASE_URL, join(folder, archive))
    : await copyDatabases(folder, env);
  // After the rows: what they name lies there before they do, and a draft that is published now is in both.
  await copyPictures(env.OFFICE_DIR, folder);
  const copied = await copyRepository(folder, env).catch(async (error: Error) => {
    for (const name of Object.values(repository)) await rm(join(folder, name), { recursive: true, force: true });
    return error.message;
  });
  for (const name of await readdir(folder)) await flush(join(folder, name));
  await flush(folder);
  const amounts = { ...rows, ...(copied === true && { repository: copied }) };
  return { amounts, ...(typeof copied === "string" && { problem: copied }) };
}

async function copyDatabases(folder: string, env: Environment): Promise<RowCounts> {
  const present: Part[] = existsSync(sqliteCopy("office", folder, env).target) ? ["site", "office"] : ["site"];
  const counts = present.map((part) => copySqlite(sqliteCopy(part, folder, env)));
  if (!env.SECRET)
    for (const part of present) await copyPrivately(ownSecret(part, env), join(folder, parts[part].secret));
  return rowCounts(counts);
}

/** Each is named by its content: those that are there already are the same. */
async function copyPictures(from: string, to: string): Promise<void> {
  if (!isThere(join(from, pictures))) return;
  makeFolder(join(to, pictures));
  for (const name of await readdir(join(from, pictures))) {
    await copyPrivately(join(from, pictures, name), join(to, pictures, name));
    await flush(join(to, pictures, name)).catch(ignoreMissing);
  }
}

/** False where there is no repository yet. */
async function copyRepository(folder: string, { OFFICE_DIR }: Environment): Promise<boolean> {
  const source = join(OFFICE_DIR, repository.folder);
  if (!isThere(source)) return false;
  const bundle = join(folder, repository.bundle);
  await withGitErrors(bundleRepository(source, bundle));
  await chmod(bundle, 0o600);
  const unpacked = join(folder, repository.folder);
  await withGitErrors(unpackRepository(bundle, unpacked));
  await rm(unpacked, { recursive: true });
  return true;
}

async function withGitErrors<T>(work: Promise<T>): Promise<T> {
  return work.catch((error) => {
    throw error instanceof WordsUnavailable ? failure(error.message) : error;
  });
}

function isThere(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false }) !== undefined;
}

function copySqlite({ file, target, table }: ReturnType<typeof sqliteCopy>): number {
  if (!existsSync(target)) throw failure(`There is no ${target}: DATA_DIR must be the one the server runs with.`);
  return backUpSqlite(target, file, table);
}

function sqliteCopy(part: Part, folder: string, env: Environment) {
  const { database, table } = parts[part];
  return { file: join(folder, database), target: join(folderOf(part, env), database), table };
}

function ownSecret(part: Part, env: Environment): string {
  return join(folderOf(part, env), "secret");
}

function folderOf(part: Part, { DATA_DIR, OFFICE_DIR }: Environment): string {
  return part === "office" ? OFFICE_DIR : DATA_DIR;
}

function rowCounts([leads = 0, people]: readonly number[]): RowCounts {
  return { leads, ...(people !== undefined && { people }) };
}

type RestoreOptions = JsonOptions & { replace?: true; yes?: true };

async function restore(context: CliContext, folder: string, options: RestoreOptions): Promise<void> {
  const env = readEnvironment(context.source);
  const from = resolve(context.folder, folder);
  const file = join(from, env.DATABASE_URL ? archive : parts.site.database);
  if (!isThere(file)) throw failure(`There is no ${file}: this is not a backup of this kind of storage.`);
  const replace = options.replace === true;
  if (replace) await confirm(context.terminal, options, "What is kept now goes.", `Put ${from} in its place?`);
  const bundle = join(from, repository.bundle);
  const unpacked = isThere(bundle) ? await unpackBeside(bundle, env, replace) : undefined;
  const { rows, before } = env.DATABASE_URL
    ? { rows: await restorePostgres(env.DATABASE_URL, file, replace), before: [] }
    : await restoreDatabases(from, env, replace);
  if (unpacked) {
    before.push(...(await unpacked.place()));
    // Those of now would publish drafts of the repository of then.
    await rm(join(env.OFFICE_DIR, timedDrafts), { force: true });
  }
  await copyPrivately(join(from, timedDrafts), join(env.OFFICE_DIR, timedDrafts));
  await copyPictures(from, env.OFFICE_DIR);
  // Those that were ended since must not come back.
  const hasOffice = rows.people !== undefined;
  if (hasOffice) await endSessions(env);
  const amounts: Amounts = { ...rows, ...(unpacked && { repository: true }) };
  print(context, options, { ...amounts, before }, () =>
    [
      `Restored ${amountsText(amounts)} from ${from}.`,
      ...(hasOffice ? ["Whoever lost access to the office since then has it again."] : []),
      ...before.map((old) => `What was there before lies in ${old}: remove it when it is not needed.`),
    ].join("\n"),
  );
}

/** Unpacks a bundle beside its place before anything is put in place: a damaged one changes nothing. */
async function unpackBeside(bundle: string, { OFFICE_DIR }: Environment, replace: boolean) {
  const target = join(OFFICE_DIR, repository.folder);
  const [part, old] = [`${target}.part`, `${target}.before-restore`];
  const isReplaced = isThere(target);
  if (isReplaced && !replace) throw failure(`${target} is there already: --replace puts the backup in its place.`);
  await rm(part, { recursive: true, force: true });
  await withGitErrors(unpackRepository(bundle, part));
  async function place(): Promise<string[]> {
    if (isReplaced) {
      await rm(old, { recursive: true, force: true });
      await rename(target, old);
    }
    await rename(part, target);
    await flush(OFFICE_DIR);
    return isReplaced ? [old] : [];
  }
  return { place };
}

async function restoreDatabases(from: string, env: Environment, replace: boolean) {
  const copies = (["site", "office"] as const).map((part) => ({ part, ...sqliteCopy(part, from, env) }));
  const present = copies.filter(({ file }) => isThere(file));
  const restored = restoreSqlite(present, replace);
  for (const { part } of present) {
    if (!env.SECRET) await copyPrivately(join(from, parts[part].secret), ownSecret(part, env));
  }
  return { rows: rowCounts(restored.map(({ rows }) => rows)), before: restored.flatMap(({ before }) => before ?? []) };
}

async function endSessions({ DATABASE_URL: databaseUrl, OFFICE_DIR: folder }: Environment): Promise<void> {
  const office = await openOffice({ databaseUrl, folder });
  await office.sessions.endAll().finally(() => office.close());
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
    ignoreMissing(error);
  }
}

function ignoreMissing(error: unknown): void {
  if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
}

async function flush(path: string): Promise<void> {
  const handle = await open(path);
  await handle.sync().finally(() => handle.close());
}
