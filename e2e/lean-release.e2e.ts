import { execFile, spawn } from "node:child_process";
import { chmod, lstat, mkdir, mkdtemp, readdir, readlink, rm, symlink, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { codeFor, languages, someNumber, visitorAt } from "./quote-visits.ts";
import { root, withoutSettings } from "./server.ts";

/** A site as the guide lays it out, with two instances. What systemd does, a stand-in does with real processes. */
let site: string;
let ports: number[];
let env: NodeJS.ProcessEnv;

const systemctl = `#!/bin/sh
# Starts what the unit says, and ends it as systemd does.
case "$*" in
  *is-active*) exit 3 ;;
  list-units*) for file in "$SITE"/run/*.pid; do echo "$(basename "$file" .pid) loaded"; done; exit ;;
esac
unit=$2
file=$SITE/run/$unit.pid
if [ -f "$file" ]; then
  kill "$(cat "$file")" 2>/dev/null
  while kill -0 "$(cat "$file")" 2>/dev/null; do sleep 0.05; done
fi
[ "$1" = restart ] || exit 0
port=$(expr "$unit" : 'yakamoz@\\([0-9]*\\)')
command=$(sed -n 's/^ExecStart=//p' "$SITE/current/deployment/systemd/yakamoz@.service" | sed "s#%i#$port#g; s#/srv/yakamoz#$SITE#g")
cd "$(readlink -f "$SITE/current")" || exit 1
NODE_ENV=production DATA_DIR=$SITE/data nohup $command >>"$SITE/run/log" 2>&1 &
echo $! >"$file"
`;
const runuser = `#!/bin/sh\nwhile [ "$1" != -- ]; do shift; done\nshift\nexec "$@"\n`;

const folder = (name: string) => join(site, "releases", name);
const call = async (program: string, ...args: string[]) => (await promisify(execFile)(program, args, { env })).stdout;
const switchTo = (name: string) => call(join(folder(name), "deployment/switch-release"), folder(name));
const run = (...args: string[]) => call(join(site, "current/deployment/run"), ...args);

beforeAll(async () => {
  site = await mkdtemp(join(tmpdir(), "site-releases-"));
  for (const name of ["bin", "releases", "run", "data"]) await mkdir(join(site, name));
  for (const [name, text] of Object.entries({ systemctl, runuser })) {
    await writeFile(join(site, "bin", name), text);
    await chmod(join(site, "bin", name), 0o755);
  }
  await writeFile(join(site, "settings"), `DATA_DIR=${join(site, "data")}\n`);
  const build = resolve(root, process.env.BUILD_DIR || "build");
  env = { ...withoutSettings(), BUILD_DIR: build, SITE: site, SITE_USER: "site", SETTINGS: join(site, "settings") };
  env.PATH = `${join(site, "bin")}:${env.PATH}`;
  for (const name of ["one", "two"]) {
    await call(process.execPath, join(root, "scripts/production/make-release.mjs"), folder(name));
  }
  await symlink(folder("one"), join(site, "current"));
  ports = [await shortPort(), await shortPort()];
  for (const port of ports) await call("systemctl", "restart", `yakamoz@${port}.service`);
  await switchTo("one");
});

afterAll(async () => {
  for (const port of ports ?? []) await call("systemctl", "stop", `yakamoz@${port}.service`);
  await rm(site, { recursive: true, force: true, maxRetries: 5 });
});

/** Of four digits: the port for metrics is the same with a 1 before it. */
async function shortPort(): Promise<number> {
  const port = 2000 + Math.floor(Math.random() * 8000);
  const isFree = await new Promise((done) => {
    const server = createServer();
    server.once("error", () => done(false));
    server.listen(port, () => server.close(() => done(true)));
  });
  return isFree ? port : shortPort();
}

async function bytesIn(path: string): Promise<number> {
  const stat = await lstat(path);
  if (!stat.isDirectory()) return stat.blocks * 512;
  let sum = 0;
  for (const name of await readdir(path)) sum += await bytesIn(join(path, name));
  return sum;
}

test("a release takes less than 250 MB on the disk, Node included, and has neither sources nor tests", async () => {
  expect(await bytesIn(folder("one"))).toBeLessThan(250e6);
  expect((await readdir(folder("one"))).sort()).toEqual(["bin", "build", "deployment", "node_modules", "package.json"]);
  expect((await readdir(join(folder("one"), "deployment"))).filter((name) => name.includes(".test."))).toEqual([]);
});

test("it has all that it runs with: forms, codes, records, its commands and the worker", async () => {
  const [tr] = languages;
  const base = `http://127.0.0.1:${ports[0]}`;
  const number = someNumber();
  const visitor = visitorAt(base + tr.base, "127.0.0.1");
  await visitor.prepare();
  await visitor.sendContact(number);
  await visitor.post("?step=4", { form: "code", code: await codeFor(join(site, "data"), number) });
  const record = await fetch(`${base}${tr.thanks}?record=pdf`, { headers: { Cookie: visitor.cookie() } });
  expect((await record.text()).slice(0, 5)).toBe("%PDF-");
  expect(await (await fetch(`${base}/ara?q=yedek`)).text()).toContain("<mark>");
  expect(await run("npm", "run", "--silent", "leads", "--", "list")).toMatch(/\b[2-9B-Z]{4}-[2-9B-Z]{4}\b/);

  const worker = spawn(join(site, "current/bin/node"), ["build/server/worker.js"], {
    cwd: join(site, "current"),
    env: { ...env, DATA_DIR: join(site, "data") },
  });
  await new Promise((said) => worker.stdout.on("data", (text) => String(text).includes("delivering") && said(true)));
  worker.kill();
  expect(await new Promise((ended) => worker.once("exit", ended))).toBe(0);
});

test("one switches to another release and back while visitors read", async () => {
  let isOver = false;
  let answered = 0;
  // As nginx does it: the next instance where one cannot be reached.
  const reader = (async () => {
    while (!isOver) {
      const page = () => fetch(`http://127.0.0.1:${ports[answered % 2]}/hakkimizda`);
      const other = () => fetch(`http://127.0.0.1:${ports[(answered + 1) % 2]}/hakkimizda`);
      const answer = await page().catch(other);
      if (answer.status !== 200) throw new Error(`answered ${answer.status}`);
      await answer.text();
      answered++;
    }
  })();
  for (const name of ["two", "one"]) {
    const said = await switchTo(name);
    for (const port of ports) expect(said).toContain(`yakamoz@${port}.service runs ${folder(name)}`);
    expect(await readlink(join(site, "current"))).toBe(folder(name));
  }
  isOver = true;
  await reader;
  expect(answered).toBeGreaterThan(10);
});

test("nothing is due right after a build, and what is due of other sources is no news", async () => {
  const isDue = (place: string) => {
    const options = { env: { ...env, SITE: place } };
    return promisify(execFile)(process.execPath, [join(root, "deployment/builder.mjs"), "due"], options);
  };
  await isDue(site);
  const inputs = { fingerprint: "of other sources", due: new Date(Date.now() - 1_000) };
  await mkdir(join(site, "other/current/build"), { recursive: true });
  await writeFile(join(site, "other/current/package.json"), "{}");
  await writeFile(join(site, "other/current/build/inputs.json"), JSON.stringify(inputs));
  await expect(isDue(join(site, "other"))).rejects.toMatchObject({ code: 1 });
});
