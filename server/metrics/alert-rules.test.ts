import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { usualCaps } from "../../domain/verification/sms-caps.ts";
import { emptyStorage } from "../outbox/testing/samples.ts";
import { createPrometheus } from "./prometheus.ts";
import { readExposition } from "./testing/exposition.ts";

type Rule = { alert: string; expr: string; labels: { severity: string }; annotations: { summary: string } };

const read = (name: string) =>
  parse(readFileSync(new URL(`../../deployment/prometheus/${name}`, import.meta.url), "utf8"));
const rules: Rule[] = read("alerts.yml").groups.flatMap(({ rules }: { rules: Rule[] }) => rules);

/** Everything that a running site tells. */
async function told() {
  const { meter, exposition } = createPrometheus({ role: "web", caps: usualCaps });
  const storage = await emptyStorage();
  meter.watchStorage(() => storage);
  meter.watchConnections(() => ({ open: 0, answering: 0 }));
  meter.watchRelease("test");
  meter.request({ status: 200, headers: [], kind: "page" }, "GET", true, 1, 1);
  meter.delivery("webhook", "delivered", 1);
  const { families } = readExposition(await exposition());
  return families.flatMap(({ samples }) => samples);
}

test("the alerts ask for what the site tells, by the labels it has", async () => {
  const samples = await told();
  for (const { alert, expr } of rules) {
    for (const [, name = "", labels = ""] of expr.matchAll(/\b((?:site|nodejs)_\w+)(?:\{([^}]*)\})?/g)) {
      const series = samples.filter((sample) => sample.name === name);
      expect(series.length, `${alert}: ${name}`).toBeGreaterThan(0);
      for (const [, label = "", sign, value = ""] of labels.matchAll(/(\w+)(=~|!=|=)"([^"]*)"/g)) {
        if (label === "job") continue;
        const known = series.map((sample) => sample.labels[label]);
        expect(
          known.every((each) => each !== undefined),
          `${alert}: ${label}`,
        ).toBe(true);
        if (sign === "=" && name !== "site_request_seconds_bucket") expect(known, alert).toContain(value);
      }
    }
  }
});

test("each alert stands once, with how urgent it is and what it says", () => {
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
  for (const { labels, annotations } of rules) {
    expect(["page", "ticket"]).toContain(labels.severity);
    expect(annotations.summary).toMatch(/\w/);
  }
  expect(read("prometheus.yml").rule_files).toEqual(["alerts.yml"]);
});
