import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";

/** Which instances there are, and at which ports, stands in several files: the guide's commands count. */
const read = (path: string) => readFileSync(join(import.meta.dirname, path), "utf8");
const numbers = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, number]) => Number(number));

const guide = read("README.md");
const started = /^systemctl enable --now (.*)$/m.exec(guide)?.[1] ?? "";
const ports = numbers(started, /site@(\d+)/g);
const metricsPorts = ports.map((port) => Number(`1${port}`));
const workerPort = numbers(read("systemd/site-worker.service"), /METRICS_PORT=(\d+)/g)[0] ?? Number.NaN;

type Scraped = { job_name: string; static_configs: { targets: string[] }[] };

function scraped(text: string): Record<string, number[]> {
  const jobs: Scraped[] = parse(text).scrape_configs;
  const targets = (job: Scraped) =>
    job.static_configs.flatMap((each) => each.targets.map((to) => Number(to.split(":")[1])));
  return Object.fromEntries(jobs.map((job) => [job.job_name, targets(job)]));
}

describe("the instances that the guide starts", () => {
  test("are those that nginx asks", () => {
    expect(ports.length).toBeGreaterThan(1);
    expect(numbers(read("nginx/site.conf"), /^ *server 127\.0\.0\.1:(\d+)/gm)).toEqual(ports);
  });

  test("serve and tell their metrics where their unit says", () => {
    expect(read("systemd/site@.service")).toContain(" PORT=%i METRICS_PORT=1%i ");
  });

  test("are those that Prometheus scrapes, with the worker only where one is started", () => {
    expect(scraped(read("prometheus/prometheus.yml"))).toEqual({
      site: metricsPorts,
      ...(started.includes("site-worker") && { "site-worker": [workerPort] }),
    });
    const withWorker = read("prometheus/prometheus.yml").replace(/^( *)# (?=- job_name| {2})/gm, "$1");
    expect(scraped(withWorker)).toEqual({ site: metricsPorts, "site-worker": [workerPort] });
  });

  test("are the ports that the guide speaks of", () => {
    expect(guide).toContain(`(${metricsPorts.map((port) => `\`${port}\``).join(", ")}; worker \`${workerPort}\`)`);
    const known = [...ports, ...metricsPorts, workerPort];
    const named = numbers(guide, /(?:site@|127\.0\.0\.1:)(\d+)/g);
    expect(named.filter((port) => !known.includes(port))).toEqual([]);
  });
});
