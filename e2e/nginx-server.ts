import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort, root } from "./server.ts";

/** Debian keeps it where only root's path leads. */
const program = ["nginx", "/usr/sbin/nginx"].find((name) => spawnSync(name, ["-v"]).status === 0);
export const hasNginx = program !== undefined;
export const hasOpenssl = spawnSync("openssl", ["version"]).status === 0;

type Options = { build: string; upstream: number[]; kept: string };
type Line = { id: string; path: string; status: string; upstream: string };

/** The real nginx with the shipped files, over plain http. What belongs to a machine stands here. */
export async function startNginx({ build, upstream, kept }: Options) {
  const folder = mkdtempSync(join(tmpdir(), "nginx-e2e-"));
  const port = await freePort();
  const server = `
    listen 127.0.0.1:${port};
    access_log ${folder}/access.log yakamoz;
    error_log ${folder}/error.log emerg;
    set_real_ip_from 127.0.0.1;
    real_ip_header X-Test-Visitor;
    root ${build};
    set $kept_assets ${kept};
    include ${root}deployment/nginx/server.conf;`;
  const started = run(
    folder,
    `upstream yakamoz { ${upstream.map((one) => `server 127.0.0.1:${one} max_fails=0;`).join(" ")} keepalive 32; }
     include ${root}deployment/nginx/http.conf;
     include ${build}/nginx/finished.conf;
     server { ${server} }`,
  );
  await listens(port, started);
  return {
    port,
    pid: started.pid as number,
    log: () => readFileSync(join(folder, "access.log"), "utf8"),
    lines: () => readLines(join(folder, "access.log")),
    async stop() {
      await end(started);
      rmSync(folder, { recursive: true });
    },
  };
}

/** The file that is copied to a machine, with names, ports and a certificate of the test. */
export function startShippedNginx(build: string, upstream: number) {
  return startShipped("yakamoz.conf", [
    [/server 127\.0\.0\.1:300\d/g, `server 127.0.0.1:${upstream}`],
    [/\/srv\/yakamoz\/current\/build/g, build],
  ]);
}

/** The same for the office, at https://localhost. */
export function startOfficeNginx(upstream: number, preview: number, tls: number) {
  const changes: Change[] = [
    [/127\.0\.0\.1:3100/g, `127.0.0.1:${upstream}`],
    [/127\.0\.0\.1:3101/g, `127.0.0.1:${preview}`],
    [/office\.yakamoz\.example(?=[;$])/g, "localhost"],
  ];
  return startShipped("office.conf", changes, tls);
}

type Change = [RegExp, string];

async function startShipped(file: string, own: Change[], wantedTls?: number) {
  const folder = mkdtempSync(join(tmpdir(), "nginx-e2e-"));
  const [plain, tls] = [await freePort(), wantedTls ?? (await freePort())];
  makeCertificate(folder);
  const shipped = readFileSync(join(root, "deployment/nginx", file), "utf8");
  const changes: Change[] = [
    [/^ *listen \[::\].*\n/gm, ""],
    [/listen 443/g, `listen 127.0.0.1:${tls}`],
    [/listen 80/g, `listen 127.0.0.1:${plain}`],
    [/\/etc\/letsencrypt\/live\/[^/]+/g, folder],
    [/\/var\/log\/nginx/g, folder],
    ...own,
    [/\/srv\/yakamoz\/current\//g, root],
  ];
  for (const [pattern] of changes) if (shipped.search(pattern) < 0) throw new Error(`${file} has no ${pattern}`);
  const started = run(
    folder,
    changes.reduce((text, [pattern, to]) => text.replace(pattern, to), shipped),
  );
  await listens(tls, started);
  return {
    plain,
    tls,
    log: (name: string) => readFileSync(join(folder, name), "utf8"),
    async stop() {
      await end(started);
      rmSync(folder, { recursive: true });
    },
  };
}

function run(folder: string, http: string): ChildProcess {
  const kinds = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  for (const kind of kinds) mkdirSync(join(folder, kind));
  const temporary = kinds.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join("\n");
  const config = `daemon off; master_process off; pid ${folder}/pid; error_log stderr error;
    events { worker_connections 256; }
    http { ${temporary}
    sendfile on; tcp_nopush on; keepalive_requests 10000000;
    ${http} }`;
  writeFileSync(join(folder, "nginx.conf"), config);
  const nginx = spawn(program as string, ["-c", join(folder, "nginx.conf")], { stdio: ["ignore", "ignore", "pipe"] });
  nginx.stderr?.on("data", (chunk) => console.error(String(chunk)));
  return nginx;
}

function makeCertificate(folder: string): void {
  const files = ["-keyout", join(folder, "privkey.pem"), "-out", join(folder, "fullchain.pem")];
  const name = ["-subj", "/CN=www.yakamoz.example", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256"];
  execFileSync("openssl", ["req", "-x509", "-nodes", ...name, ...files], { stdio: "ignore" });
}

function readLines(file: string): Line[] {
  const lines = readFileSync(file, "utf8").split("\n").filter(Boolean);
  return lines.map((line) => JSON.parse(line));
}

async function listens(port: number, nginx: ChildProcess): Promise<void> {
  for (const deadline = Date.now() + 10_000; Date.now() < deadline; await pause(20)) {
    if (nginx.exitCode !== null) break;
    const socket = connect(port, "127.0.0.1");
    const open = await new Promise((resolve) =>
      socket.on("connect", () => resolve(true)).on("error", () => resolve(false)),
    );
    socket.destroy();
    if (open) return;
  }
  throw new Error("nginx did not start; see what it printed");
}

async function end(nginx: ChildProcess): Promise<void> {
  if (nginx.exitCode !== null || nginx.signalCode !== null) return;
  const ended = new Promise((resolve) => nginx.once("exit", resolve));
  nginx.kill("SIGTERM");
  await ended;
}
