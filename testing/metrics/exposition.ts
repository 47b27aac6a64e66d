import { expect } from "vitest";

type Sample = { name: string; labels: Readonly<Record<string, string>>; value: number };
type Family = { name: string; type: string; help: string; samples: Sample[] };

const name = "[a-zA-Z_:][a-zA-Z0-9_:]*";
const label = /([a-zA-Z_][a-zA-Z0-9_]*)="((?:[^"\\\n]|\\[\\n"])*)"(,|$)/y;
const line = {
  help: new RegExp(`^# HELP (${name}) (.+)$`),
  type: new RegExp(`^# TYPE (${name}) (counter|gauge|histogram|summary|untyped)$`),
  sample: new RegExp(`^(${name})(?:\\{(.*)\\})? (-?[0-9.]+(?:e[+-]?[0-9]+)?|[+-]Inf|Nan)$`),
};

/** Reads the text format of Prometheus as strictly as it is written down; a line that does not fit fails the test. */
export function readExposition(text: string) {
  expect(text.endsWith("\n")).toBe(true);
  const families: Family[] = [];
  let help: { name: string; help: string } | undefined;
  for (const each of text.slice(0, -1).split("\n")) {
    const [, helped, words = ""] = line.help.exec(each) ?? [];
    const [, typed, type = ""] = line.type.exec(each) ?? [];
    if (each === "") continue;
    if (helped) help = { name: helped, help: words };
    else if (typed) {
      expect(help?.name, each).toBe(typed);
      families.push({ name: typed, type, help: help?.help ?? "", samples: [] });
    } else addSample(families.at(-1), each);
  }
  const names = families.map((family) => family.name);
  expect(new Set(names).size, "every metric stands once").toBe(names.length);
  for (const family of families) checkFamily(family);
  return { families, value: (wanted: string, labels = {}) => valueIn(families, wanted, labels) };
}

function addSample(family: Family | undefined, text: string): void {
  const [, found = "", labels, value = ""] = line.sample.exec(text) ?? expect.fail(`not a line of the format: ${text}`);
  expect(family, text).toBeDefined();
  const suffix = family?.type === "histogram" ? "(_bucket|_sum|_count)" : "";
  expect(found).toMatch(new RegExp(`^${family?.name}${suffix}$`));
  family?.samples.push({
    name: found,
    labels: readLabels(labels ?? ""),
    value: Number(value.replace("Inf", "Infinity")),
  });
}

function readLabels(text: string): Record<string, string> {
  const labels: Record<string, string> = {};
  label.lastIndex = 0;
  while (label.lastIndex < text.length) {
    const [, key = "", value = ""] = label.exec(text) ?? expect.fail(`not labels: ${text}`);
    expect(labels).not.toHaveProperty(key);
    labels[key] = value;
  }
  return labels;
}

function checkFamily({ name, type, samples }: Family): void {
  const series = samples.map((sample) => keyOf(sample.name, sample.labels));
  expect(new Set(series).size, name).toBe(series.length);
  if (type === "counter") expect(samples.every(({ value }) => value >= 0)).toBe(true);
  if (type !== "histogram") return;
  for (const { labels, value } of samples.filter((sample) => sample.name === `${name}_count`)) {
    const buckets = samples.filter((sample) => sample.name === `${name}_bucket` && isWithin(sample.labels, labels));
    const bounds = buckets.map((bucket) => Number(bucket.labels.le?.replace("+Inf", "Infinity")));
    expect(bounds).toEqual(bounds.toSorted((a, b) => a - b));
    expect(buckets.map((bucket) => bucket.value)).toEqual(
      buckets.map((bucket) => bucket.value).toSorted((a, b) => a - b),
    );
    expect([bounds.at(-1), buckets.at(-1)?.value]).toEqual([Infinity, value]);
  }
}

function valueIn(families: Family[], wanted: string, labels: Record<string, string>): number | undefined {
  const all = families.flatMap(({ samples }) => samples);
  const found = all.filter((sample) => sample.name === wanted && isWithin(sample.labels, labels));
  return found.length === 0 ? undefined : found.reduce((sum, { value }) => sum + value, 0);
}

function isWithin(labels: Readonly<Record<string, string>>, wanted: Readonly<Record<string, string>>): boolean {
  return Object.entries(wanted).every(([key, value]) => labels[key] === value);
}

function keyOf(name: string, labels: Readonly<Record<string, string>>): string {
  return JSON.stringify([name, Object.entries(labels).sort()]);
}
