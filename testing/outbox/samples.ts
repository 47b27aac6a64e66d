import { onTestFinished } from "vitest";
import { words } from "../../copy/words.ts";
import { createLog } from "../../server/log.ts";
import type { DeliverOptions } from "../../server/outbox/deliver.ts";
import type { Clock } from "../../server/ports/limits.ts";
import type { Storage } from "../../server/ports/storage.ts";
import { openStorage } from "../../server/storage/open-storage.ts";
import type { Locale } from "../../site/locales.ts";
import { temporaryFolder } from "../server/temporary-folder.ts";

export const formWords = (locale: Locale) => words("forms", locale);

/** What every delivery needs beside mailer and webhook. */
export const deliveryDeps: Pick<DeliverOptions, "formWords" | "origin" | "reportLink" | "resumeLink" | "confirmLink"> =
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
