import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import type { Consent } from "../../domain/consent/consent.ts";
import { temporaryFolder } from "../../testing/server/temporary-folder.ts";
import type { KeptConsent } from "../ports/storage.ts";
import { importConsentFiles } from "./consent-files.ts";
import { openStorage } from "./open-storage.ts";

const clock = () => Date.parse("2026-11-15T09:00:00Z");
const decision = (version: string, time = "2026-03-01T09:30:00.000Z"): Consent => ({
  id: "0".repeat(32),
  version,
  time,
  categories: ["necessary"],
});

async function opened() {
  const dataDir = temporaryFolder();
  const { consents, close } = await openStorage({ databaseUrl: "", dataDir });
  onTestFinished(close);
  const write = (month: string, lines: readonly unknown[]) => {
    mkdirSync(join(dataDir, "consents"), { recursive: true });
    const text = lines.map((line) => (typeof line === "string" ? line : JSON.stringify(line))).join("\n");
    writeFileSync(join(dataDir, "consents", `${month}.jsonl`), `${text}\n`);
  };
  return { consents, write, dataDir, takeOver: () => importConsentFiles(dataDir, consents, clock) };
}

test("decisions in files are taken over once, half a line is passed over, and the files change their names", async () => {
  const { consents, write, dataDir, takeOver } = await opened();
  write("2026-03", [decision("1.0"), '{"id":"00', decision("1.1", "2031-01-01T00:00:00.000Z")]);
  write("2026-04", [decision("1.0"), decision("1.2"), { id: "somebody" }]);
  expect(await takeOver()).toBe(4);
  const kept: KeptConsent[] = [];
  for await (const consent of consents.each()) kept.push(consent);
  // A visitor's clock may be years ahead; ours says when the time of a record is up.
  expect(kept).toEqual([
    { ...decision("1.0"), keptAt: Date.parse("2026-03-01T09:30:00Z") },
    { ...decision("1.2"), keptAt: Date.parse("2026-03-01T09:30:00Z") },
    { ...decision("1.1", "2031-01-01T00:00:00.000Z"), keptAt: clock() },
  ]);
  expect(readdirSync(join(dataDir, "consents")).sort()).toEqual([
    "2026-03.jsonl.taken-over",
    "2026-04.jsonl.taken-over",
  ]);
  expect(await takeOver()).toBe(0);
});

test("without such a folder there is nothing to do", async () => {
  const { takeOver } = await opened();
  expect(await takeOver()).toBe(0);
});
