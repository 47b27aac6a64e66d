import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import type { Consent } from "../../domain/consent/consent.ts";
import { consentFiles } from "./consent-files.ts";

const consent: Consent = { id: "0".repeat(32), version: "1.0", time: "2026-03-01T09:30:00.000Z", categories: [] };
const march = () => new Date("2026-03-31T20:00:00Z");
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "consents-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
});

function lines(month: string): unknown[] {
  const text = readFileSync(join(folder, "data/consents", `${month}.jsonl`), "utf8");
  return text
    .split("\n")
    .filter((line) => line.startsWith("{") && line.endsWith("}"))
    .map((line) => JSON.parse(line));
}

test("decisions stand one on a line, in the file of their month, in the order they came", async () => {
  let now = march();
  const records = consentFiles(join(folder, "data"), () => now);
  await Promise.all(["1.0", "1.1", "1.2"].map((version) => records.keep({ ...consent, version })));
  now = new Date("2026-04-01T00:00:00Z");
  await records.keep({ ...consent, version: "1.3" });
  expect(lines("2026-03")).toEqual(["1.0", "1.1", "1.2"].map((version) => ({ ...consent, version })));
  expect(lines("2026-04")).toEqual([{ ...consent, version: "1.3" }]);
});

test("nothing but the decision is written, whatever comes with it", async () => {
  const more = { ...consent, address: "192.0.2.1" };
  await consentFiles(join(folder, "data"), march).keep(more);
  expect(lines("2026-03")).toEqual([consent]);
});

test("a failed write is told, and the next one works again on a line of its own", async () => {
  const records = consentFiles(join(folder, "data"), march);
  writeFileSync(join(folder, "data"), "in the way");
  await expect(records.keep(consent)).rejects.toThrow();
  rmSync(join(folder, "data"));
  await records.keep(consent);
  await records.keep(consent);
  expect(lines("2026-03")).toEqual([consent, consent]);
});
