import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import type { Socket } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { ServerBuild } from "react-router";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { expectOurRawHeaders } from "../testing/server/header-rules.ts";
import { openConnection, rawExchange, statuses } from "../testing/server/raw-connection.ts";
import { temporaryFolder } from "../testing/server/temporary-folder.ts";
import { someOpenWords } from "../testing/server/words.ts";
import { createOfficeServer } from "./serve.ts";
import { listen, openServices, productionTimeouts } from "./services.server.ts";

/** The server with one address that reads what is posted to it, and one large file. */
async function open(timeouts = productionTimeouts) {
  const folder = temporaryFolder();
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "assets/huge.js"), "0123456789abcdef".repeat(1024 * 1024));
  const services = await openServices({ OFFICE_DIR: folder, DATA_DIR: folder, LOG_LEVEL: "silent" });
  const { server, stop } = createOfficeServer(echo, folder, services, timeouts);
  const port = await listen(server, { port: 0, host: "127.0.0.1" });
  async function close() {
    server.closeAllConnections();
    await stop();
    await services.close();
  }
  return { port, close };
}

async function start(timeouts?: typeof productionTimeouts) {
  const { port, close } = await open(timeouts);
  onTestFinished(close);
  return port;
}

const answer = async ({ request }: { request: Request }) => new Response(`got ${await request.text()}`);

/** As little of a build as React Router takes. */
const echo: ServerBuild = {
  entry: { module: { default: () => new Response() } },
  routes: { root: { id: "root", path: "*", module: { default: undefined, loader: answer, action: answer } } },
  assets: { entry: { imports: [], module: "" }, routes: {}, url: "", version: "" },
  publicPath: "/",
  assetsBuildDirectory: "",
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: "initial" },
} as never;

/** A tenth of the real times: what must hold within 25 s then holds within 2.5 s, and the rest is for a busy machine. */
const tenth = Object.fromEntries(
  Object.entries(productionTimeouts).map(([name, value]) => [name, value / 10]),
) as typeof productionTimeouts;

const head = "Host: x\r\nOrigin: http://x\r\n";
const urlEncoded = "Content-Type: application/x-www-form-urlencoded\r\n";
const post = `POST /sign-in HTTP/1.1\r\n${head}`;
const hidden = "GET /hidden HTTP/1.1\r\nHost: x\r\n\r\n";

function dripping(beginning: string) {
  return async (socket: Socket) => {
    socket.resume();
    socket.write(beginning);
    for (; !socket.destroyed; await pause(150)) socket.write("a");
  };
}

const slow: Record<string, (socket: Socket) => unknown> = {
  "that say nothing": (socket) => socket.resume(),
  "that drip headers": dripping("GET / HTTP/1.1\r\nHost: x\r\nX-Slow: "),
  "that drip a body": dripping(`${post}${urlEncoded}Content-Length: 60000\r\n\r\n`),
  "that do not read": (socket) => socket.pause().write("GET /assets/huge.js HTTP/1.1\r\nHost: x\r\n\r\n"),
  "that send ahead and do not read": (socket) =>
    socket.pause().write("GET /assets/huge.js HTTP/1.1\r\nHost: x\r\n\r\n".repeat(100)),
};

test.each(Object.entries(slow))("clients %s are closed in time", async (_, begin) => {
  const port = await start(tenth);
  const sockets = await Promise.all(Array.from({ length: 5 }, () => openConnection(port)));
  const started = performance.now();
  const closed = sockets.map((socket) => new Promise((resolve) => socket.once("close", resolve)));
  // A paused socket does not notice its end by itself.
  const probe = setInterval(() => {
    for (const socket of sockets) if (socket.isPaused()) socket.write("\r\n");
  }, 100);
  for (const socket of sockets) void begin(socket);
  await Promise.all(closed);
  clearInterval(probe);
  expect(performance.now() - started).toBeLessThan(10_000);
});

test("a reader who is slow, but reads, gets everything", async () => {
  const port = await start(tenth);
  const socket = await openConnection(port);
  socket.write("GET /assets/huge.js HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
  let taken = 0;
  for await (const chunk of socket) {
    taken += chunk.length;
    await pause(2);
  }
  expect(taken).toBeGreaterThan(16 * 1024 * 1024);
});

test("a form is read and answered, also after 100-continue", async () => {
  const port = await start();
  const form = `${post}${urlEncoded}Content-Length: 3\r\nConnection: close\r\n`;
  expect(await rawExchange(port, `${form}\r\na=b`)).toContain("got a=b");
  const continued = await rawExchange(port, `${form}Expect: 100-continue\r\n\r\na=b`);
  expect(statuses(continued)).toEqual([100, 200]);
});

test("the fields of a text may be more than those of any other form", async () => {
  const port = await start();
  const body = `a=${"b".repeat(200_000)}`;
  const form = `POST /words/drafts/x/texts/home HTTP/1.1\r\n${head}${urlEncoded}Content-Length: ${body.length}\r\n`;
  expect(await rawExchange(port, `${form}Connection: close\r\n\r\n${body}`)).toContain("got a=bbb");
});

const picture = `POST /words/drafts/x/picture/news/y?field=picture HTTP/1.1\r\n${head}`;
const inParts = "Content-Type: multipart/form-data; boundary=x\r\n";

test("a photograph may be more than any text, at its own address", async () => {
  const port = await start();
  const body = "b".repeat(600_000);
  const form = `${picture}${inParts}Content-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`;
  expect(await rawExchange(port, form)).toContain("got bbb");
});

describe("a request that is refused", () => {
  let office: Awaited<ReturnType<typeof open>>;
  beforeAll(async () => {
    office = await open();
  });
  afterAll(() => office.close());

  test.each([
    ["in a foreign type", 415, `${post}Content-Type: application/json\r\nContent-Length: 2\r\n\r\n{}`],
    ["in parts", 415, `${post}Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 2\r\n\r\nab`],
    ["in another charset", 415, `${post}${urlEncoded.trim()}; charset=utf-16\r\nContent-Length: 3\r\n\r\na=b`],
    ["compressed", 415, `${post}${urlEncoded}Content-Encoding: gzip\r\nContent-Length: 3\r\n\r\na=b`],
    ["without a length", 411, `${post}${urlEncoded}Transfer-Encoding: chunked\r\n\r\n3\r\na=b\r\n0\r\n\r\n`],
    ["too long", 413, `${post}${urlEncoded}Content-Length: 70000\r\n\r\n`],
    ["too long for a text", 413, `POST /words/drafts/x HTTP/1.1\r\n${head}${urlEncoded}Content-Length: 600000\r\n\r\n`],
    ["in parts, for a text", 415, `${picture.replace("/picture/", "/texts/")}${inParts}Content-Length: 2\r\n\r\nab`],
    ["in parts and compressed", 415, `${picture}${inParts}Content-Encoding: gzip\r\nContent-Length: 2\r\n\r\nab`],
    ["too long for a photograph", 413, `${picture}${inParts}Content-Length: 40000000\r\n\r\n`],
    ["too long for the words of a photograph", 413, `${picture}${urlEncoded}Content-Length: 600000\r\n\r\n`],
    ["too long, and asks before", 413, `${post}${urlEncoded}Expect: 100-continue\r\nContent-Length: 70000\r\n\r\n`],
    ["that expects something else", 417, `${post}${urlEncoded}Expect: tea\r\nContent-Length: 3\r\n\r\na=b`],
    ["from an origin that is none", 400, `POST / HTTP/1.1\r\nHost: x\r\nOrigin: evil\r\nContent-Length: 0\r\n\r\n`],
    ["with a length and chunks", 400, `${post}Content-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`],
    ["with two hosts", 400, "GET / HTTP/1.1\r\nHost: x\r\nHost: evil.example\r\n\r\n"],
    ["with a body where none belongs", 400, `GET / HTTP/1.1\r\nHost: x\r\nContent-Length: ${hidden.length}\r\n\r\n`],
    ["for another host", 400, "GET http://evil.example/ HTTP/1.1\r\nHost: x\r\n\r\n"],
    ["with a step upward", 404, "GET /assets/../sign-in HTTP/1.1\r\nHost: x\r\n\r\n"],
    ["with a hidden step upward", 404, "GET /assets/%2e./sign-in HTTP/1.1\r\nHost: x\r\n\r\n"],
    ["as a tunnel", 405, "CONNECT evil.example:443 HTTP/1.1\r\nHost: x\r\n\r\n"],
    ["by a method nobody has", 405, "PROPFIND / HTTP/1.1\r\nHost: x\r\n\r\n"],
    ["by a method nobody knows", 400, "BREW / HTTP/1.1\r\nHost: x\r\n\r\n"],
    ["with headers without end", 431, `GET / HTTP/1.1\r\nHost: x\r\nX: ${"a".repeat(20_000)}\r\n\r\n`],
    ["with an address without end", 414, `GET /${"a".repeat(9_000)} HTTP/1.1\r\nHost: x\r\n\r\n`],
  ])("%s: %i with every header, and nothing behind it is read", async (_, status, bytes) => {
    const received = await rawExchange(office.port, bytes + hidden);
    expect(statuses(received)).toEqual([status]);
    expect(received).toContain("Connection: close");
    expect(received).toContain("Cache-Control: no-store");
    expectOurRawHeaders(received);
  });
});

test("while it runs, the words are tidied", async () => {
  const { folder } = await someOpenWords();
  const services = await openServices({ OFFICE_DIR: folder, DATA_DIR: folder, LOG_LEVEL: "silent", PUBLISHING: "off" });
  onTestFinished(services.close);
  services.startTasks();
  await expect.poll(() => readdirSync(join(folder, "words.git/objects/pack")), { timeout: 10_000 }).not.toEqual([]);
});
