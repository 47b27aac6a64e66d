import { mkdirSync, writeFileSync } from "node:fs";
import { Agent, request as httpRequest, type IncomingHttpHeaders, type IncomingMessage } from "node:http";
import { request as tlsRequest } from "node:https";
import { join } from "node:path";
import { expect } from "vitest";
import { openLeadSite } from "./lead-site.ts";
import { startNginx } from "./nginx-server.ts";
import { root } from "./server.ts";

export type Asked = { method?: string; headers?: Record<string, string>; body?: string };
export type Answered = { status: number; headers: IncomingHttpHeaders; body: Buffer };

export const build = join(root, process.env.BUILD_DIR || "build");
export const browser = "gzip, deflate, br, zstd";
/** What two servers cannot have in common. Both number every request. */
const own = ["date", "connection", "keep-alive", "server", "x-request-id"];

/** A site of its own with the real nginx before it, and questions to both. */
export async function openNginxSite() {
  const site = await openLeadSite();
  const kept = join(site.dataDir, "kept");
  mkdirSync(join(kept, "assets"), { recursive: true });
  writeFileSync(join(kept, "assets/page-of-an-earlier-release.js"), "export {};");
  const nodePort = Number(new URL(site.baseUrl).port);
  const nginx = await startNginx({ build, upstream: [nodePort], kept });

  /** Both answers without what may differ, and nginx's number of the request. */
  async function askBoth(path: string, asked: Asked = {}, mayDiffer: string[] = []) {
    const answers = await Promise.all([ask(nginx.port, path, asked), ask(nodePort, path, asked)]);
    for (const { headers } of answers) expect(headers["x-request-id"], path).toMatch(/^[0-9a-f]{16}$/);
    const [here, there] = answers.map(({ headers, ...answer }) => {
      const kept = Object.entries(headers).filter(([name]) => !own.includes(name) && !mayDiffer.includes(name));
      return { ...answer, headers: Object.fromEntries(kept) };
    }) as [Answered, Answered];
    return { here, there, id: String(answers[0].headers["x-request-id"]) };
  }

  async function stop(): Promise<void> {
    agent.destroy();
    await nginx.stop();
    await site.stop();
  }

  return { site, nginx, nodePort, askBoth, stop };
}

const agent = new Agent({ keepAlive: true, maxSockets: 8 });

/** Bytes and headers as they came. */
export function ask(port: number, path: string, { method = "GET", headers = {}, body }: Asked = {}): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const options = { host: "127.0.0.1", port, path, method, headers, agent };
    httpRequest(options, (answer) => void collect(answer).then(resolve, reject))
      .on("error", reject)
      .end(body);
  });
}

type AskedTls = Asked & { localAddress?: string };

export function askTls(port: number, host: string, path: string, asked: AskedTls = {}): Promise<Answered> {
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
