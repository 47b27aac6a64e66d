import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import type { Lead } from "../../domain/lead/lead.ts";
import { day } from "../../domain/time.ts";
import { contactLead } from "../../testing/samples.ts";
import { openStorage } from "../storage/open-storage.ts";
import { removeOldLeads } from "./retention.ts";

const now = Date.UTC(2026, 10, 15);

const lead = (reference: string, age: number, held?: Lead["held"]): Lead =>
  contactLead({ id: reference, reference, createdAt: now - age * day, ...(held && { held }) });

test("leads go after their days, held ones after a month, and the others stay", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "site-retention-"));
  const storage = await openStorage({ databaseUrl: "", dataDir });
  onTestFinished(async () => {
    await storage.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  for (const one of [lead("old", 731), lead("young", 729), lead("bot", 31, "honeypot"), lead("maybe", 29, "speed")]) {
    await storage.leads.accept(one, [], { key: one.id, digest: "" });
  }
  expect(await removeOldLeads(storage.leads, 730, now)).toBe(2);
  expect((await storage.leads.list()).map(({ reference }) => reference)).toEqual(["maybe", "young"]);
});
