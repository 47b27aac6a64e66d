import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { Writable } from "node:stream";
import type { Lead } from "../../domain/lead/lead.ts";
import { referenceOf } from "../../domain/lead/lead.ts";
import { runCli } from "../../server/cli/run.ts";
import { keyedHash, loadSecret } from "../../server/data-folder/secret.ts";
import { fileMailer } from "../../server/mail/file-mailer.ts";
import { openOffice } from "../../server/office/open-office.ts";
import { createDeliver } from "../../server/outbox/deliver.ts";
import type { Office } from "../../server/ports/office.ts";
import type { Storage } from "../../server/ports/storage.ts";
import { openStorage } from "../../server/storage/open-storage.ts";
import { deliveriesFor } from "../../server/use-cases/lead-deliveries.ts";
import { confirmToken } from "../../server/use-cases/privacy-requests.ts";
import { formWords } from "../outbox/samples.ts";
import { contactLead, reportLead } from "../samples.ts";
import { temporaryFolder } from "../server/temporary-folder.ts";

/** Noon in Istanbul. */
export const now = Date.parse("2026-11-15T12:00:00+03:00");

type TerminalOptions = { columns?: number; isTTY?: boolean; confirm?: (question: string) => Promise<boolean> };

/** An operator's place: a data folder of its own, and the command line on it. */
export function openCli(settings: Record<string, string> = {}) {
  const dataDir = temporaryFolder();
  const officeDir = join(dataDir, "office");

  async function run(args: readonly string[], { columns = Infinity, isTTY = false, confirm }: TerminalOptions = {}) {
    const [out, err] = [sink(), sink()];
    const terminal = { out, err, columns, isTTY, ...(confirm && { confirm }) };
    const source = { DATA_DIR: dataDir, OFFICE_DIR: officeDir, ...settings };
    const code = await runCli(args, { terminal, source, clock: () => now, folder: dataDir });
    return { code, out: out.text(), err: err.text() };
  }

  async function withStorage<T>(work: (storage: Storage) => Promise<T>): Promise<T> {
    const storage = await openStorage({ databaseUrl: settings.DATABASE_URL ?? "", dataDir, clock: () => now });
    try {
      return await work(storage);
    } finally {
      await storage.close();
    }
  }

  async function withOffice<T>(work: (office: Office) => Promise<T>): Promise<T> {
    const office = await openOffice({ databaseUrl: settings.DATABASE_URL ?? "", folder: officeDir });
    return work(office).finally(() => office.close());
  }

  /** As the form would: held leads have nothing to deliver. */
  function keep(...leads: Lead[]): Promise<void> {
    return withStorage(async (storage) => {
      for (const lead of leads) {
        const deliveries = lead.held ? [] : deliveriesFor(lead, { routes: {}, webhookUrl: "" }, true);
        await storage.leads.accept(lead, deliveries, { key: lead.id, digest: lead.id });
      }
    });
  }

  /** As the worker would, with mails as files. */
  function deliverAll(): Promise<void> {
    return withStorage(async (storage) => {
      const mailer = fileMailer({ folder: join(dataDir, "outbox"), from: "site@yakamoz.example" });
      const reportLink = () => ({ url: "https://yakamoz.example/r", until: now });
      const origin = "https://yakamoz.example";
      const hash = keyedHash(loadSecret(settings.SECRET ?? "", dataDir));
      const confirmLink = (id: string) => `${origin}/basvuru?confirm=${confirmToken(id, hash)}`;
      const links = { resumeLink: () => `${origin}/teklif`, confirmLink };
      const facts = { formWords, origin, reportLink, ...links };
      const deliver = createDeliver({ storage, mailer, ...facts, clock: () => now });
      for (const delivery of await storage.outbox.claim({ now, lease: 1, limit: 1_000 })) {
        await deliver(delivery);
        await storage.outbox.delivered(delivery.id, delivery.token, now);
      }
    });
  }

  return { dataDir, settings, officeDir, run, withStorage, withOffice, keep, deliverAll };
}

/** One of many, which came an hour ago. */
export function aLead(changes: Partial<Lead> = {}): Lead {
  return contactLead({ ...anHourAgo(), ...changes });
}

export function aReportLead(changes: Partial<Lead> = {}): Lead {
  return reportLead({ ...anHourAgo(), ...changes });
}

function anHourAgo() {
  return { reference: referenceOf(randomBytes(8)), createdAt: now - 3_600_000 };
}

function sink() {
  let text = "";
  const stream = new Writable({
    decodeStrings: false,
    write(chunk, _, done) {
      text += chunk;
      done();
    },
  });
  return Object.assign(stream, { text: () => text });
}
