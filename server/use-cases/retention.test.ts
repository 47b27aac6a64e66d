import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import type { Lead } from "../../domain/lead/lead.ts";
import { emptyDraft } from "../../domain/quote/draft.ts";
import { day } from "../../domain/time.ts";
import { openWizard } from "../../testing/quote/open-wizard.ts";
import { contactLead, person } from "../../testing/samples.ts";
import { openStorage } from "../storage/open-storage.ts";
import { forgetOldDrafts, removeOldLeads } from "./retention.ts";

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

async function withAnswers() {
  const site = await openWizard();
  const visitor = site.visitor();
  await visitor.choose();
  await visitor.send();
  return { ...site, visitor, tidy: () => forgetOldDrafts(site.storage, { ...site.time }) };
}

/** Whether anything of the person stands in the storage. */
async function standsIn({ storage }: Awaited<ReturnType<typeof withAnswers>>): Promise<boolean> {
  return (await storage.drafts.count({ email: person.email })) > 0;
}

describe("personal answers", () => {
  test("leave after a day, with the code; the choices stay", async () => {
    const site = await withAnswers();
    site.pass(day - 1);
    await site.tidy();
    expect((await site.visitor.open()).progress).toHaveProperty("contact");
    site.pass(1);
    expect((await site.visitor.open()).progress).not.toHaveProperty("contact");
    expect(await standsIn(site)).toBe(true);
    site.pass(1);
    await site.tidy();
    expect(await standsIn(site)).toBe(false);
    expect(await site.visitor.open()).not.toHaveProperty("code");
    expect((await site.visitor.open()).progress.draft).not.toEqual(emptyDraft());
  });

  test("leave with the completed request at once", async () => {
    const site = await withAnswers();
    await site.visitor.confirm(site.code());
    expect(await standsIn(site)).toBe(false);
    const { progress } = await site.visitor.open();
    expect(progress).not.toHaveProperty("contact");
    expect(JSON.stringify(await site.visitor.open())).not.toMatch(/deniz|kordon|5012345678/i);
  });
});

describe("a draft", () => {
  test("lives for seven days after its last change, and goes then", async () => {
    const site = await withAnswers();
    site.pass(6 * day);
    await site.visitor.choose("fw.a2");
    site.pass(7 * day - 1);
    await site.tidy();
    expect((await site.visitor.open()).progress.draft.services.firewall.selected).toBe(true);
    site.pass(2);
    expect(await site.visitor.open()).toEqual({ progress: { draft: emptyDraft() } });
    await site.tidy();
    expect(await site.visitor.save("services", { "service-backup": "yes" })).toHaveProperty("cookie");
  });

  test("of a completed request is shown for seven days at most, however often it is looked at", async () => {
    const site = await withAnswers();
    await site.visitor.confirm(site.code());
    for (let days = 0; days < 7; days++) {
      expect(await site.visitor.open()).toHaveProperty("done");
      await site.visitor.choose("fw.a2");
      site.pass(day);
    }
    expect(await site.visitor.open()).not.toHaveProperty("done");
    expect(await site.storage.leads.count()).toBe(1);
  });
});
