import { Agent, type IncomingMessage, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { startSite } from "../../testing/server/running-site.ts";
import { writeServerBuild } from "../../testing/server/server-build.ts";
import { listeningPort, spawnServer } from "../../testing/server/server-process.ts";
import { renderQueueLimits } from "../http/render-queue.ts";

const wizard = "/yonetilen-hizmetler/teklif-al";
const record = "/yonetilen-hizmetler/teklif-al-tesekkurler?record=pdf";
const proxied = { TRUSTED_PROXIES: "127.0.0.1" };
const from = (visitor: string) => ({ "X-Forwarded-For": visitor });

describe("100 clients that ask without pause for what is rendered", () => {
  const connections = [
    { connection: "a kept", keepAlive: true },
    { connection: "a new", keepAlive: false },
  ];
  test.each(connections)(
    "leave finished pages quick, on $connection connection each, health answers, and forms are taken",
    async ({ keepAlive }) => {
      const { child, output } = spawnServer(await writeServerBuild(), proxied);
      const port = await listeningPort(child, output);
      const agent = new Agent({ keepAlive });
      const ask = (path: string, headers: Record<string, string> = {}) =>
        new Promise<IncomingMessage>((resolve, reject) => {
          request({ agent, port, path, host: "127.0.0.1", headers }, (answer) => resolve(answer.resume()))
            .on("error", reject)
            .end();
        });
      const paths = ["/ara?q=su&work=30", `${wizard}?work=15`, `${record}&work=80`];
      const answers: IncomingMessage[] = [];
      let isOver = false;
      const clients = Array.from({ length: 100 }, async (_, client) => {
        while (!isOver) {
          answers.push(await ask(paths[client % 3] as string, from(`10.0.0.${client}`)));
          // They come from elsewhere, and not out of the thread that measures.
          await pause(5);
        }
      });
      await expect.poll(() => answers.length).toBeGreaterThan(100);
      const rendered = () => answers.filter(({ statusCode }) => statusCode === 200).length;
      const renderedMeanwhile: number[] = [];
      while (renderedMeanwhile.length < 60) {
        const before = rendered();
        expect((await ask("/hakkimizda")).statusCode).toBe(200);
        renderedMeanwhile.push(rendered() - before);
        await pause(15);
      }
      expect((await ask("/healthz")).statusCode).toBe(200);
      expect((await ask("/readyz")).statusCode).toBe(200);
      const post = {
        method: "POST",
        headers: { Origin: "http://localhost:3000" },
        body: new URLSearchParams({ a: "b" }),
      };
      const form = await fetch(`http://127.0.0.1:${port}/iletisim.data`, post);
      expect(await form.text()).toContain('"typed","b"');
      isOver = true;
      await Promise.all(clients);
      agent.destroy();
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 429, 503]));
      const refused = answers.filter(({ statusCode }) => statusCode !== 200);
      expect(refused.every(({ headers }) => Number(headers["retry-after"]) > 0)).toBe(true);
      // Two are rendered at a time. Without the queue a finished page would wait for those of all 100 clients.
      expect(renderedMeanwhile.sort((a, b) => a - b)[Math.floor(renderedMeanwhile.length * 0.95)]).toBeLessThan(12);
    },
  );

  test("the rest read a page in their language that says when to come back", async () => {
    const ends: (() => void)[] = [];
    const handler = () => new Promise<Response>((resolve) => ends.push(() => resolve(new Response("made"))));
    const { get } = await startSite({ handler });
    const running = Array.from({ length: renderQueueLimits.perVisitor }, () => get(wizard));
    await expect.poll(() => ends.length).toBeGreaterThan(0);
    const [turkish, english] = await Promise.all([get(wizard), get("/en/managed-services/request-a-quote")]);
    expect([turkish.status, turkish.headers.get("retry-after"), turkish.headers.get("cache-control")]).toEqual([
      ...[503, "5", "no-store"],
    ]);
    expect(await turkish.text()).toContain("Şu anda çok yoğunuz");
    expect(await english.text()).toContain("We are very busy right now");
    let answered = 0;
    for (const one of running) void one.then(() => answered++);
    while (answered < running.length) {
      ends.shift()?.();
      await pause(5);
    }
  });
});

describe("one visitor's address", () => {
  test("gets 120 searches a minute, then 429 with a page; another one is not concerned", async () => {
    const { get } = await startSite({ settings: proxied });
    const search = (path: string, visitor = "192.0.2.1") => get(path, from(visitor));
    for (let asked = 0; asked < 120; asked++) expect((await search("/ara?q=su")).status).toBe(200);
    const [turkish, english, payload] = [await search("/ara?q=su"), await search("/en/search?q=sea"), "/ara.data?q=su"];
    expect([turkish.status, english.status, (await search(payload)).status]).toEqual([429, 429, 429]);
    expect(Number(turkish.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await turkish.text()).toContain("Çok sık istek geldi");
    expect(await english.text()).toContain("Too many requests");
    expect((await search("/ara")).status).toBe(200);
    expect((await search("/ara?q=su", "192.0.2.2")).status).toBe(200);
  });

  test("gets 5 records a minute", async () => {
    const { get } = await startSite({ settings: proxied });
    for (let asked = 0; asked < 5; asked++) expect((await get(record, from("192.0.2.1"))).status).toBe(200);
    expect((await get(record, from("192.0.2.1"))).status).toBe(429);
    expect((await get(record, from("192.0.2.2"))).status).toBe(200);
    expect((await get(wizard, from("192.0.2.1"))).status).toBe(200);
  });
});
