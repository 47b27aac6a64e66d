import { randomUUID } from "node:crypto";
import { onTestFinished } from "vitest";
import { forms as en } from "../../../content/en/forms.ts";
import { forms as tr } from "../../../content/tr/forms.ts";
import type { Lead } from "../../../domain/lead/lead.ts";
import { readPackages } from "../../../domain/quote/share-link.ts";
import { summaryOf } from "../../../domain/quote/summary.ts";
import { createLog } from "../../http/request-log.ts";
import type { Clock, Storage } from "../../ports.ts";
import { openStorage } from "../../storage/open-storage.ts";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import type { DeliverOptions } from "../deliver.ts";

/** A Sunday afternoon, 18.40 in Istanbul. */
export const sunday = Date.parse("2026-11-15T15:40:00Z");

export function contactLead(overrides: Partial<Lead> = {}): Lead {
  return {
    id: randomUUID(),
    reference: "7F3K-92QM",
    form: "contact",
    locale: "tr",
    page: "iletisim",
    createdAt: sunday,
    email: "deniz@kordongida.example",
    phone: "+905012345678",
    answers: {
      name: "Deniz",
      surname: "Işık",
      email: "deniz@kordongida.example",
      tel: "+905012345678",
      company: "Kordon Gıda A.Ş.",
      jobTitle: "BT Müdürü",
      companySize: "251-1000",
      sector: "gida",
      topic: "information",
      service: "managed",
      subject: "Yedekleme hizmetiniz",
      message: "Merhaba,\nüç fabrikamız var.",
    },
    notice: "1.2",
    consents: [{ name: "transfer-abroad", version: "2026-11-15", locale: "tr", at: sunday }],
    ...overrides,
  };
}

export function reportLead(overrides: Partial<Lead> = {}): Lead {
  const { email, company, jobTitle, companySize, sector } = contactLead().answers as Record<string, string>;
  const report = "siber-dayaniklilik-raporu";
  const answers = { report, fullname: "Deniz Işık", email, company, jobTitle, companySize, sector } as Lead["answers"];
  return contactLead({ form: "report", locale: "en", page: report, phone: "", answers, consents: [], ...overrides });
}

/** Every kind of package that a quote may hold. */
export function quoteLead(overrides: Partial<Lead> = {}): Lead {
  const { email, company, jobTitle, tel } = contactLead().answers as Record<string, string>;
  const answers = {
    fullname: "Deniz Işık",
    email,
    tel,
    company,
    jobTitle,
    note: "Yedekler gece alınır.",
  } as Lead["answers"];
  const page = "yonetilen-hizmetler-teklif-al";
  const text = "os.b4.p12_db-mssql.a2-pg.p6_storage.p_san_fw.a2_soc.p500_rise-prod.p3-nonprod.b2";
  return contactLead({ form: "quote", page, answers, packages: summaryOf(readPackages(text)), ...overrides });
}

export const formWords = { tr, en };

/** What every delivery needs beside mailer and webhook. */
export const surroundings: Pick<DeliverOptions, "formWords" | "origin" | "reportLink" | "resumeLink" | "confirmLink"> =
  {
    formWords,
    origin: "https://www.yakamoz.example",
    reportLink: ({ createdAt }) => ({
      url: "https://www.yakamoz.example/reports/en/x.pdf?until=1&signature=s",
      until: createdAt + 7 * 86_400_000,
    }),
    resumeLink: (id) => `https://www.yakamoz.example/teklif-al?resume=${id}`,
    confirmLink: (id) => `https://www.yakamoz.example/veri-sahibi-basvurusu?confirm=${id}`,
  };

/** An empty SQLite storage that closes with the test. */
export async function emptyStorage(clock: Clock = Date.now): Promise<Storage> {
  const storage = await openStorage({ databaseUrl: "", dataDir: temporaryFolder(), clock });
  onTestFinished(() => storage.close());
  return storage;
}

/** A log one can read. */
export function readableLog() {
  const lines: string[] = [];
  return { log: createLog("trace", { write: (line) => void lines.push(line) }), lines };
}
