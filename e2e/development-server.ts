import { type ChildProcess, spawn } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative, sep } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort, root, withoutSettings } from "./server.ts";

const notSources = /^(node_modules|build|data|\.git|\.cache|\.react-router)$/;

/** A development server in a copy of the sources, as it is after an installation. */
export async function startDevelopment(command: "dev" | "dev:office" = "dev") {
  const folder = await mkdtemp(join(tmpdir(), "site-dev-"));
  await cp(root, folder, {
    recursive: true,
    filter: (path) => !notSources.test(relative(root, path).split(sep)[0] ?? ""),
  });
  await linkPackages(folder);
  await leaveTraces(folder);
  const port = await freePort();
  const baseUrl = `http://localhost:${port}`;
  const env = { ...withoutSettings(), [command === "dev" ? "PORT" : "OFFICE_PORT"]: `${port}` };
  const child = spawn(process.execPath, ["scripts/commands.mjs", command], {
    cwd: folder,
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const log: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => log.push(String(chunk)));
  await listens(baseUrl, child, log);

  return {
    baseUrl,
    /** Where the copy lies. */
    folder,
    dataDir: join(folder, "data"),
    log: () => log.join(""),
    /** Writes a file with a change, as an editor does; without one, as it is in the sources. */
    async write(file: string, change?: (text: string) => string): Promise<void> {
      const before = await readFile(join(root, file), "utf8");
      const after = change ? change(before) : before;
      if (change && after === before) throw new Error(`${file} was not changed`);
      await writeFile(join(folder, file), after);
    },
    async stop(): Promise<void> {
      const ended = new Promise((resolve) => child.once("exit", resolve));
      child.kill();
      await ended;
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** A folder of its own, where Vite keeps what it made of the packages: the first visit is a first visit. */
async function linkPackages(folder: string): Promise<void> {
  const packages = join(root, "node_modules");
  await mkdir(join(folder, "node_modules"));
  for (const name of await readdir(packages)) {
    const isKept = !name.startsWith(".") || name === ".installed" || name === ".bin";
    if (isKept) await symlink(join(packages, name), join(folder, "node_modules", name), "junction");
  }
}

/** As journeys leave them: builds whose links lead back to where they lie. Whoever followed them would not come to an end. */
async function leaveTraces(folder: string): Promise<void> {
  for (const build of ["tested", "third-language"]) {
    await mkdir(join(folder, ".cache", build), { recursive: true });
    await symlink(join(folder, ".cache"), join(folder, ".cache", build, ".cache"), "junction");
  }
}

/** Without asking for a page, so that the first to do so is the visitor. */
async function listens(baseUrl: string, server: ChildProcess, log: string[]): Promise<void> {
  for (const deadline = Date.now() + 120_000; Date.now() < deadline; await pause(100)) {
    if (server.exitCode !== null) break;
    if (log.join("").includes(baseUrl)) return;
  }
  server.kill("SIGKILL");
  throw new Error(`The development server did not start:\n${log.join("")}`);
}
