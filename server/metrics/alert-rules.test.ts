import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { defaultCaps } from "../../domain/verification/sms-limits.ts";
import { readExposition } from "../../testing/metrics/exposition.ts";
import { temporaryFolder } from "../../testing/server/temporary-folder.ts";
import { openStorage } from "../storage/open-storage.ts";
import { createPrometheus } from "./prometheus.ts";

type Rule = { alert: string; expr: string; labels: { severity: string }; annotations: { summary: string } };
type Panel = { id: number; title: string; type: string; gridPos: Place; targets?: { expr: string }[] };
type Place = { x: number; y: number; w: number; h: number };
type Sample = { name: string; labels: Readonly<Record<string, string>> };

const read = (path: string) => readFileSync(new URL(`../../deployment/${path}`, import.meta.url), "utf8");
const rules: Rule[] = parse(read("prometheus/alerts.yml")).groups.flatMap(({ rules }: { rules: Rule[] }) => rules);
const dashboard: { panels: Panel[] } = JSON.parse(read("grafana/site.json"));

/** What Prometheus itself adds. */
const own: Sample = { name: "up", labels: {} };
let told: Sample[];

/** Everything that a running site tells. */
beforeAll(async () => {
  const { meter, exposition } = createPrometheus({ role: "web", caps: defaultCaps });
  const storage = await openStorage({ databaseUrl: "", dataDir: temporaryFolder() });
  const states = { backup: { succeededAt: 1 }, publish: { succeededAt: 1 }, release: {} };
  meter.watchStorage(() => storage);
  meter.watchConnections(() => ({ open: 0, answering: 0 }));
  meter.watchRelease("test");
  meter.watchJobs(async () => states);
  for (const kind of ["page", "refused"] as const) meter.request({ kind, method: "GET", status: 200, ms: 1, bytes: 1 });
  meter.delivery("webhook", "delivered", 1);
  const { families } = readExposition(await exposition());
  told = [own, ...families.flatMap(({ samples }) => samples)];
  await storage.close();
});

/** What stands in an expression of PromQL and is no function, no word of the language and no name of a label. */
function metricsIn(expr: string): { name: string; matchers: string }[] {
  const bare = expr
    .replace(/\b(by|without|on|ignoring|group_left|group_right) *\([^)]*\)/g, " ")
    .replace(/\[[^\]]*\]/g, " ")
    .replace(/\b(or|and|unless|bool|offset)\b/g, " ");
  const names = /(?<![\w$.])([a-zA-Z_:][\w:]*)(?:\{((?:[^}"]|"[^"]*")*)\})?(?! *\(|[\w:{])/g;
  return [...bare.matchAll(names)].map(([, name = "", matchers = ""]) => ({ name, matchers }));
}

/** What an expression asks for and the site does not tell. */
function unknownIn(expr: string): string[] {
  return metricsIn(expr).flatMap(({ name, matchers }) => {
    const series = told.filter((sample) => sample.name === name);
    if (series.length === 0) return [name];
    return [...matchers.matchAll(/(\w+) *(=~|!~|!=|=) *"([^"]*)"/g)].flatMap(([, label = "", sign, value = ""]) => {
      if (label === "job") return [];
      const known = series.map((sample) => sample.labels[label]);
      if (known.includes(undefined)) return [`${name}{${label}}`];
      const isCounted = name !== "site_request_seconds_bucket";
      return sign === "=" && isCounted && !known.includes(value) ? [`${name}{${label}="${value}"}`] : [];
    });
  });
}

test.each([
  ["rate(site_lost_total[5m]) > 0", ["site_lost_total"]],
  ["sites_up == 0 or up == 0", ["sites_up"]],
  ['max by (name) (site_job_failed{name="lunch"}) == 1', ['site_job_failed{name="lunch"}']],
  ["sum by (le) (rate(site_request_seconds_bucket[5m]))", []],
  ['site_storage_up{engine="sqlite"}', ["site_storage_up{engine}"]],
  ["time() - max(site_job_last_success_timestamp_seconds) > 26 * 3600", []],
])("%s: what the site does not tell is seen", (expr, unknown) => {
  expect(unknownIn(expr)).toEqual(unknown);
});

describe("the alerts", () => {
  test("ask for what the site tells, by the labels it has", () => {
    expect(rules.flatMap(({ alert, expr }) => unknownIn(expr).map((name) => `${alert}: ${name}`))).toEqual([]);
    expect(rules.filter(({ expr }) => metricsIn(expr).length === 0)).toEqual([]);
  });

  test("stand once each, with how urgent they are and what they say", () => {
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
    for (const { labels, annotations } of rules) {
      expect(["page", "ticket"]).toContain(labels.severity);
      expect(annotations.summary).toMatch(/\w/);
    }
    expect(parse(read("prometheus/prometheus.yml")).rule_files).toEqual(["alerts.yml"]);
  });

  test("ring for storage that is not there, work that is refused, and jobs that fail or do not run", () => {
    const asked = rules.flatMap(({ expr }) => metricsIn(expr).map(({ name, matchers }) => `${name} ${matchers}`));
    expect(asked).toEqual(
      expect.arrayContaining([
        "site_storage_up ",
        'site_requests_total status="5xx", class="refused"',
        "site_job_failed ",
        'site_job_last_success_timestamp_seconds name="backup"',
      ]),
    );
  });
});

describe("the dashboard", () => {
  const { panels } = dashboard;

  test("asks for what the site tells, by the labels it has", () => {
    const asked = panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => ({ title, expr })));
    expect(asked.flatMap(({ title, expr }) => unknownIn(expr).map((name) => `${title}: ${name}`))).toEqual([]);
    expect(panels.filter(({ type, targets = [] }) => type !== "row" && targets.length === 0)).toEqual([]);
  });

  test("shows everything that an alert rings for", () => {
    const shown = new Set(
      panels.flatMap(({ targets = [] }) => targets.flatMap(({ expr }) => metricsIn(expr))).map(({ name }) => name),
    );
    expect(rules.flatMap(({ expr }) => metricsIn(expr)).filter(({ name }) => !shown.has(name))).toEqual([]);
  });

  test("has each panel once, and none over another", () => {
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (_, index) => `${x + (index % w)},${y + Math.floor(index / w)}`),
    );
    expect(new Set(cells).size).toBe(cells.length);
  });
});
