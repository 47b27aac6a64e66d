import { createServer, type IncomingMessage, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { freePort } from "../e2e/server.ts";
import { type Answered, ask, askTls, hasNginx, startNginx, startOfficeNginx } from "../testing/server/nginx.ts";

type Received = { instance: number; method: string; url: string; headers: IncomingMessage["headers"]; body: string };

describe.skipIf(!hasNginx)("the site behind nginx, by the shipped files", () => {
  const received: Received[] = [];
  const instances: Server[] = [];
  let nginx: Awaited<ReturnType<typeof startNginx>>;

  beforeAll(async () => {
    for (const index of [0, 1]) instances.push(await listen(0, instance(index)));
    nginx = await startNginx(instances.map(portOf));
    return () => nginx.stop();
  });
  afterAll(() => {
    for (const server of instances) server.close();
  });
  beforeEach(() => {
    received.length = 0;
  });

  /** Answers as the site does: with a number of the request and headers of its own. */
  function instance(index: number): RequestListener {
    return async (request, response) => {
      const { method = "", url = "", headers } = request;
      const body = String(Buffer.concat(await request.toArray()));
      received.push({ instance: index, method, url, headers, body });
      response.setHeader("X-Request-Id", "0123456789abcdef").setHeader("X-Frame-Options", "DENY");
      if (url === "/assets/of-the-second.js" && index === 0) response.statusCode = 404;
      if (url.startsWith("/assets/of-none")) response.statusCode = 404;
      if (url === "/full") response.statusCode = 503;
      response.setHeader("Content-Type", "text/plain").end(`instance ${index}`);
    };
  }

  test("a request arrives as it was sent, with the visitor's address instead of what the visitor claims", async () => {
    const answer = await askTls(nginx.tls, "www.yakamoz.example", "/ara?q=%C5%9Fi&x=", {
      method: "POST",
      headers: {
        "content-length": "3",
        "x-test-visitor": "88.255.1.1",
        "x-forwarded-for": "8.8.8.8",
        "x-forwarded-proto": "http",
        forwarded: "for=8.8.8.8",
        "accept-encoding": "br",
      },
      body: "a=b",
    });
    expect([answer.status, answer.headers["x-frame-options"]]).toEqual([200, "DENY"]);
    expect(received).toMatchObject([{ method: "POST", url: "/ara?q=%C5%9Fi&x=", body: "a=b" }]);
    expect(received[0]?.headers).toMatchObject({
      host: "www.yakamoz.example",
      "x-forwarded-for": "88.255.1.1",
      "x-forwarded-proto": "https",
      "accept-encoding": "br",
    });
    expect(received[0]?.headers).not.toHaveProperty("forwarded");
  });

  test("an asset that one instance lacks comes from the other; one that both lack is a 404", async () => {
    for (let turn = 0; turn < 4; turn++) {
      const { status, body } = await ask(nginx.port, "/assets/of-the-second.js");
      expect([status, String(body)]).toEqual([200, "instance 1"]);
    }
    expect((await ask(nginx.port, "/assets/of-none.js")).status).toBe(404);
  });

  test("a 503 of the site is the answer, and no other instance is tried", async () => {
    const { status, body } = await ask(nginx.port, "/full");
    expect([status, String(body)]).toEqual([503, expect.stringMatching(/^instance \d$/)]);
    expect(received).toHaveLength(1);
  });

  test("a body that is too long is refused here, with protective headers", async () => {
    const { status, headers } = await ask(nginx.port, "/iletisim", { method: "POST", body: "x".repeat(64 * 1024 + 1) });
    expect(status).toBe(413);
    expect(headers).toMatchObject({
      "cache-control": "no-store",
      "content-security-policy": expect.stringContaining("default-src 'none'"),
      "strict-transport-security": "max-age=63072000",
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
    });
    expect(received).toEqual([]);
  });

  test("one visitor without pause is refused with 429; others are not", async () => {
    const visitor = (address: string) => ask(nginx.port, "/ara?q=sap", { headers: { "x-test-visitor": address } });
    const answers: Answered[] = [];
    while (!answers.some(({ status }) => status === 429) && answers.length < 5_000) {
      answers.push(...(await Promise.all(Array.from({ length: 50 }, () => visitor("88.255.2.1")))));
    }
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.headers).toMatchObject({ "retry-after": "60", "x-frame-options": "DENY" });
    expect((await visitor("88.255.2.2")).status).toBe(200);
  });

  test("the log has neither address nor query nor headers of a visitor", async () => {
    const headers = { "user-agent": "marker", referer: "https://marker.example/", "x-test-visitor": "88.255.1.3" };
    await ask(nginx.port, "/logged?q=marker", { headers });
    const line = () => nginx.lines().find(({ path }) => path === "/logged");
    await expect.poll(line).toMatchObject({ id: "0123456789abcdef", status: "200" });
    expect(nginx.log("site.log")).not.toMatch(/marker|88\.255/);
  });

  test("plain http and the other name of the site lead to https; unknown names get nothing", async () => {
    const host = "www.yakamoz.example";
    const plain = await ask(nginx.plain, "/hakkimizda?a=b", { headers: { host } });
    expect([plain.status, plain.headers.location]).toEqual([308, `https://${host}/hakkimizda?a=b`]);
    const other = await askTls(nginx.tls, "yakamoz.example", "/hakkimizda?a=b");
    expect([other.status, other.headers.location]).toEqual([308, `https://${host}/hakkimizda?a=b`]);
    await expect(askTls(nginx.tls, "unknown.example", "/")).rejects.toThrow();
  });

  test("when one instance is away the other answers, posts too; when both are, a page says so", async () => {
    const ports = instances.map(portOf);
    const send = () => ask(nginx.port, "/iletisim", { method: "POST", body: "key=1" });
    await close(instances[0]);
    for (let turn = 0; turn < 4; turn++) expect((await send()).status).toBe(200);
    expect(received.map(({ body }) => body)).toEqual(Array(4).fill("key=1"));

    await close(instances[1]);
    const { status, headers, body } = await send();
    expect(status).toBe(503);
    expect(headers).toMatchObject({ "retry-after": "5", "cache-control": "no-store", "x-frame-options": "DENY" });
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(String(body)).toMatch(/yeniden deneyin[\s\S]*try again/);

    // An instance that is back is used at once.
    instances[0] = await listen(ports[0] ?? 0, instance(0));
    expect((await send()).status).toBe(200);
  });
});

test.skipIf(!hasNginx)("a new draft reaches the office behind nginx as the form was sent", async () => {
  const upstream = await listen(0, async (request, response) => {
    const body = String(Buffer.concat(await request.toArray()));
    response.setHeader("X-Request-Id", "0123456789abcdef").end(`${request.method} ${request.url} ${body}`);
  });
  const tls = await freePort();
  const nginx = await startOfficeNginx(portOf(upstream), portOf(upstream), tls);
  try {
    for (const path of ["/words/drafts", "/words/drafts/a/texts/home", "/assets"]) {
      const answer = await askTls(tls, "localhost", path, { method: "POST", body: "title=a" });
      expect([answer.status, String(answer.body)]).toEqual([200, `POST ${path} title=a`]);
    }
  } finally {
    await nginx.stop();
    await close(upstream);
  }
});

async function listen(port: number, listener: RequestListener): Promise<Server> {
  const server = createServer(listener);
  await new Promise<void>((done) => server.listen(port, "127.0.0.1", done));
  return server;
}

function close(server: Server | undefined): Promise<void> {
  server?.closeAllConnections();
  return new Promise((done) => (server ? server.close(() => done()) : done()));
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}
