import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Storage } from "../../server/ports/storage.ts";
import type { Tables } from "../../server/storage/tables.ts";
import { acceptingContract } from "./accepting.ts";
import { consentsContract } from "./consents.ts";
import { destroyingContract } from "./destroying.ts";
import { draftsContract } from "./drafts.ts";
import { leadWorkContract } from "./lead-work.ts";
import { limitsContract } from "./limits.ts";
import { operatingContract } from "./operating.ts";
import { outboxContract } from "./outbox.ts";
import { requestsContract } from "./privacy-requests.ts";
import { readingContract } from "./reading.ts";
import { removingContract } from "./removing.ts";
import { resumingContract } from "./resuming.ts";
import { aDelivery, aLead, keyOf } from "./samples.ts";
import { smsSendsContract } from "./sms-sends.ts";

export type Subject = {
  open(clock: () => number): Promise<Storage>;
  /** Removes every row, past the storage. */
  empty(): Promise<void>;
};

/** Every table, each before those it refers to: in this order they can be emptied. */
export const tableNames = Object.keys({
  resume_links: true,
  drafts: true,
  sms_prefixes: true,
  submission_keys: true,
  deliveries: true,
  lead_notes: true,
  lead_changes: true,
  lead_reads: true,
  leads: true,
  requests: true,
  limits: true,
  once: true,
  consents: true,
  destructions: true,
} satisfies Record<keyof Tables, true>);

/** What every storage must do. */
export function storageContract({ open, empty }: Subject): void {
  let storage: Storage;
  const current = () => storage;

  beforeAll(async () => {
    storage = await open(() => 1_000_000);
  });
  beforeEach(empty);
  afterAll(() => storage.close());

  describe("accepting a lead", () => acceptingContract(current));
  describe("reading leads", () => readingContract(current));
  describe("removing leads", () => removingContract(current));
  describe("working on leads", () => leadWorkContract(current));
  describe("the outbox", () => outboxContract(current));
  describe("operating the outbox", () => operatingContract(current));
  describe("limits", () => limitsContract(current));
  describe("drafts of quotes", () => draftsContract(current));
  describe("links to drafts", () => resumingContract(current));
  describe("requests of data subjects", () => requestsContract(current));
  describe("text messages by prefix", () => smsSendsContract(current));

  describe("decisions about cookies", () => consentsContract(current));
  describe("the log of what was destroyed", () => destroyingContract(current));

  test("of fifty who ask to be the first, one is", async () => {
    const ask = (name: string) => Array.from({ length: 50 }, () => storage.once.first(name, 1));
    const answers = await Promise.all([...ask("digest:2026-11-15"), ...ask("digest:2026-11-16")]);
    expect(answers.filter(Boolean)).toHaveLength(2);
    expect(await storage.once.first("digest:2026-11-15", 2)).toBe(false);
  });

  test("what was accepted is there after closing and opening again", async () => {
    const lead = aLead();
    await storage.leads.accept(lead, [aDelivery({ leadId: lead.id })], keyOf(lead));
    await storage.close();
    storage = await open(() => 1_000_000);
    expect(await storage.leads.find(lead.id)).toStrictEqual(lead);
    expect(await storage.outbox.list()).toHaveLength(1);
    expect(await storage.leads.findByKey(keyOf(lead))).toMatchObject({ outcome: "repeated" });
  });

  test("a sound storage passes its check", async () => {
    await expect(storage.check()).resolves.toBeUndefined();
  });
}
