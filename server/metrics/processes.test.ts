import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { readExposition } from "../../testing/metrics/exposition.ts";
import { contactLead } from "../../testing/samples.ts";
import { writeServerBuild } from "../../testing/server/server-build.ts";
import { listeningPort, spawnServer } from "../../testing/server/server-process.ts";
import { temporaryFolder } from "../../testing/server/temporary-folder.ts";
import { aDelivery } from "../../testing/storage-contract/samples.ts";
import { openStorage } from "../storage/open-storage.ts";

const worker = fileURLToPath(new URL("../worker.ts", import.meta.url));

function spawnWorker(settings: Record<string, string>) {
  const child = spawn(process.execPath, [worker], { env: { PATH: process.env.PATH, ...settings } });
  onTestFinished(() => void child.kill("SIGKILL"));
  const output = { out: "", err: "" };
  child.stdout.setEncoding("utf8").on("data", (chunk) => {
    output.out += chunk;
  });
  child.stderr.setEncoding("utf8").on("data", (chunk) => {
    output.err += chunk;
  });
  return { child, output, exited: once(child, "exit").then(([code]) => code as number | null) };
}

const metricsPort = ({ out }: { out: string }) => /"metricsPort":(\d+)/.exec(out)?.[1];
const address = (output: { out: string }) => `http://127.0.0.1:${metricsPort(output)}/metrics`;

test("the site answers for its metrics on their own port, and nowhere else", async () => {
  const { child, output, exited } = spawnServer(await writeServerBuild(), { METRICS_PORT: "0" });
  const port = await listeningPort(child, output);
  const page = await fetch(`http://127.0.0.1:${port}/hakkimizda`);
  expect([page.status, (await fetch(`http://127.0.0.1:${port}/metrics`)).status]).toEqual([200, 404]);
  const response = await fetch(address(output));
  expect(response.headers.get("content-type")).toBe("text/plain; version=0.0.4; charset=utf-8");
  const { value } = readExposition(await response.text());
  expect(value("site_requests_total", { class: "page", status: "2xx" })).toBe(1);
  expect(value("site_storage_up")).toBe(1);
  expect(value("site_build_info", { role: "web", release: "test" })).toBe(1);
  expect(value("nodejs_eventloop_lag_p99_seconds")).toBeGreaterThanOrEqual(0);
  expect((await fetch(address(output), { method: "POST" })).status).toBe(405);
  expect((await fetch(address(output).replace("/metrics", "/"))).status).toBe(404);
  child.kill("SIGTERM");
  expect(await exited).toBe(0);
});

test("the worker has metrics of its own", async () => {
  const dataDir = temporaryFolder();
  const { leads, close } = await openStorage({ databaseUrl: "", dataDir });
  onTestFinished(close);
  const lead = contactLead({ createdAt: Date.now() });
  await leads.accept(lead, [aDelivery({ leadId: lead.id })], { key: "k", digest: "d" });
  const { child, output, exited } = spawnWorker({ DATA_DIR: dataDir, METRICS_PORT: "0" });
  await expect.poll(() => metricsPort(output)).toBeDefined();
  const delivered = async () => {
    const { value } = readExposition(await (await fetch(address(output))).text());
    expect(value("site_build_info", { role: "worker" })).toBe(1);
    return value("site_deliveries_total", { kind: "team-mail", outcome: "delivered" });
  };
  await expect.poll(delivered).toBe(1);
  child.kill("SIGTERM");
  expect(await exited).toBe(0);
});

test("a port that is taken is told in a sentence", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  onTestFinished(() => void other.close());
  const { port } = other.address() as { port: number };
  const settings = { METRICS_PORT: String(port), DATA_DIR: temporaryFolder() };
  const site = spawnServer(await writeServerBuild(), settings);
  const deliverer = spawnWorker(settings);
  for (const { exited, output } of [site, deliverer]) {
    expect(await exited).toBe(1);
    expect(output.err).toBe(`Cannot serve metrics on 127.0.0.1 port ${port}: EADDRINUSE.\n`);
  }
});
