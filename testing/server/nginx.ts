import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { request as httpRequest, type IncomingHttpHeaders, type IncomingMessage } from "node:http";
import { request as tlsRequest } from "node:https";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../../e2e/server.ts";

/** Debian keeps it where only root's path leads. */
const program = ["nginx", "/usr/sbin/nginx"].find((name) => spawnSync(name, ["-v"]).status === 0);
export const hasNginx = program !== undefined && spawnSync("openssl", ["version"]).status === 0;

const shipped = join(import.meta.dirname, "../../deployment/nginx");
const instances = /^ *server 127\.0\.0\.1:300\d(.*);\n/gm;

type Change = [RegExp, string];
type Line = { id: string; path: string; status: string; upstream: string };

/**
 * The real nginx with the shipped files, before instances at these ports. It also listens without TLS at `port`. A
 * visitor's address is what the header says.
 */
export async function startNginx(ports: readonly number[], visitorHeader = "X-Test-Visitor") {
  const port = await freePort();
  const named = ports.map((port) => `  server 127.0.0.1:${port} max_fails=0;\n`).join("");
  const changes: Change[] = [
    [instances, "INSTANCE"],
    [/(?:INSTANCE)+/, named],
    [
      /(?=^ *access_log \S+ site;)/m,
      `listen 127.0.0.1:${port}; set_real_ip_from 127.0.0.1; real_ip_header ${visitorHeader};\n`,
    ],
  ];
  const nginx = await start("site.conf", changes, await freePort());
  return {
    ...nginx,
    port,
    lines: (): Line[] =>
      nginx
        .log("site.log")
        .split("\n")
        .filter(Boolean)
        .map((line) => JSON.parse(line)),
  };
}

/** The same for the office, at https://localhost. */
export function startOfficeNginx(upstream: number, preview: number, tls: number) {
  const changes: Change[] = [
    [/127\.0\.0\.1:3100/g, `127.0.0.1:${upstream}`],
    [/127\.0\.0\.1:3101/g, `127.0.0.1:${preview}`],
    [/office\.yakamoz\.example(?=[;$])/g, "localhost"],
    [/^/, `include /srv/site/current/deployment/nginx/http.conf;\n`],
  ];
  return start("office.conf", changes, tls);
}

async function start(file: string, own: Change[], tls: number) {
  const folder = mkdtempSync(join(tmpdir(), "nginx-test-"));
  const plain = await freePort();
  makeCertificate(folder);
  const machine: Change[] = [
    [/^ *listen \[::\].*\n/gm, ""],
    [/listen 443/g, `listen 127.0.0.1:${tls}`],
    [/listen 80/g, `listen 127.0.0.1:${plain}`],
    [/\/etc\/letsencrypt\/live\/[^/]+/g, folder],
    [/\/var\/log\/nginx/g, folder],
  ];
  for (const name of readdirSync(shipped)) {
    const text = name === file ? changed(name, [...own, ...machine]) : readFileSync(join(shipped, name), "utf8");
    writeFileSync(join(folder, name), text.replaceAll("/srv/site/current/deployment/nginx", folder));
  }
  const nginx = run(folder, file);
  await listens(tls, nginx);
  return {
    plain,
    tls,
    pid: nginx.pid as number,
    log: (name: string) => readFileSync(join(folder, name), "utf8"),
    async stop() {
      if (nginx.exitCode === null && nginx.kill("SIGTERM")) await once(nginx, "exit");
      rmSync(folder, { recursive: true });
    },
  };
}

function changed(file: string, changes: Change[]): string {
  return changes.reduce(
    (text, [pattern, to]) => {
      if (text.search(pattern) < 0) throw new Error(`${file} has no ${pattern}`);
      return text.replace(pattern, to);
    },
    readFileSync(join(shipped, file), "utf8"),
  );
}

function run(folder: string, file: string): ChildProcess {
  const kinds = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  for (const kind of kinds) mkdirSync(join(folder, kind));
  const temporary = kinds.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join("\n");
  const config = `daemon off; master_process off; pid ${folder}/pid; error_log stderr error;
    events { worker_connections 1024; }
    http { ${temporary}
    include ${folder}/${file}; }`;
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

export type Asked = { method?: string; headers?: Record<string, string>; body?: string; localAddress?: string };
export type Answered = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Bytes and headers as they came. */
export function ask(port: number, path: string, { method = "GET", headers = {}, body }: Asked = {}): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const options = { host: "127.0.0.1", port, path, method, headers };
    httpRequest(options, (answer) => void collect(answer).then(resolve, reject))
      .on("error", reject)
      .end(body);
  });
}

export function askTls(port: number, host: string, path: string, asked: Asked = {}): Promise<Answered> {
  const { method = "GET", headers, body, localAddress } = asked;
  return new Promise((resolve, reject) => {
    const to = { host: "127.0.0.1", port, path, servername: host, rejectUnauthorized: false, localAddress };
    tlsRequest({ ...to, method, headers: { host, ...headers } }, (answer) => void collect(answer).then(resolve, reject))
      .on("error", reject)
      .end(body);
  });
}

async function collect(answer: IncomingMessage): Promise<Answered> {
  const chunks = await answer.toArray();
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) };
}
