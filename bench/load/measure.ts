import { openStorage } from "../../server/storage/open-storage.ts";
import { startSubject } from "../server.ts";
import { barePostgres, bareSqlite } from "./bare-loop.ts";
import type { Case, Form } from "./cases.ts";
import { contactJourney, takeContact } from "./contact.ts";
import { type Driven, drive } from "./drive.ts";
import { printedCodes, quoteJourney, takeQuote } from "./quote.ts";
import { type Recording, record, roomySettings, secret } from "./recording.ts";

export type Lengths = { connections: number; warmUp: number; seconds: number; bareLeads: Record<Form, number> };

/** Gives the address of an empty database each time; empty for SQLite. */
export type Databases = () => Promise<string>;

/** Requests made beforehand; a server that needs more gets them as they come. */
const perSecondAtMost = 4_000;

/** Drives the production server, with a database of its own, and looks whether everything acknowledged is there. */
export async function measureServer(build: string, one: Case, databases: Databases, lengths: Lengths): Promise<Driven> {
  const { form, way, worker } = one;
  const databaseUrl = await databases();
  const shared: Record<string, string> = databaseUrl ? { DATABASE_URL: databaseUrl, SECRET: secret } : {};
  const server = await startSubject(build, { ...roomySettings, ...shared, WORKER: worker });
  try {
    const port = Number(new URL(server.baseUrl).port);
    const requests = (lengths.warmUp + lengths.seconds) * perSecondAtMost;
    const journey =
      form === "contact" ? contactJourney(port, way, requests) : quoteJourney(port, way, printedCodes(server.log));
    const driven = await drive({ port, pid: server.pid(), ...lengths }, journey);
    await server.kill();
    const storage = await openStorage({ databaseUrl, dataDir: server.dataDir });
    const kept = await storage.leads.count();
    await storage.close();
    if (kept < driven.acknowledged) throw new Error(`${driven.acknowledged} were acknowledged, ${kept} are there`);
    return driven;
  } finally {
    await server.stop();
  }
}

export async function recordForms(databases: Databases, { bareLeads }: Lengths): Promise<Record<Form, Recording>> {
  return {
    contact: await record(await databases(), bareLeads.contact, takeContact),
    quote: await record(await databases(), bareLeads.quote, takeQuote),
  };
}

export async function measureBare(databases: Databases, recording: Recording): Promise<number> {
  const databaseUrl = await databases();
  return databaseUrl ? barePostgres(databaseUrl, recording) : bareSqlite(recording);
}
