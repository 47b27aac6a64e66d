import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import PostalMime, { type Email } from "postal-mime";
import { inject, onTestFinished } from "vitest";
import type { Storage } from "../server/ports/storage.ts";
import { openStorage } from "../server/storage/open-storage.ts";
import { trustingSettings } from "./posted-forms.ts";
import { startServer } from "./server.ts";

/** A site with storage of its own, for tests that look at what was kept. It ends with the test. */
export async function startLeadSite(settings?: Record<string, string>) {
  const site = await openLeadSite(settings);
  onTestFinished(site.stop);
  return site;
}

/** The same for several tests, on another build if one is named; whoever opens it stops it. */
export async function openLeadSite(settings: Record<string, string> = {}, build?: string) {
  const site = await startServer(build, { ...trustingSettings, ...settings });
  return { ...site, ...keptIn(site.dataDir) };
}

/** The site that all journeys share, for tests that recognise what they sent. */
export function sharedLeadSite() {
  return { baseUrl: inject("baseUrl"), dataDir: inject("dataDir"), ...keptIn(inject("dataDir")) };
}

/** What a site keeps. */
function keptIn(dataDir: string) {
  return {
    leads: () => withStorage(dataDir, (storage) => storage.leads.list()),
    storage: <Result>(use: (storage: Storage) => Promise<Result>) => withStorage(dataDir, use),
    mails: () => mailsIn(join(dataDir, "outbox")),
  };
}

async function withStorage<Result>(dataDir: string, use: (storage: Storage) => Promise<Result>): Promise<Result> {
  const storage = await openStorage({ databaseUrl: "", dataDir });
  return use(storage).finally(() => storage.close());
}

/** The mails that a site without a mail server wrote to files. */
export async function mailsIn(folder: string): Promise<Email[]> {
  const names = await readdir(folder).catch(() => []);
  const mails = names.filter((name) => name.endsWith(".eml"));
  return Promise.all(mails.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))));
}

/** The request number that a page of success shows. */
export function referenceIn(page: string): string | undefined {
  return /\b[2-9B-Z]{4}-[2-9B-Z]{4}\b/.exec(page)?.[0];
}
