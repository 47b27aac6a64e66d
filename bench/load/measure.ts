import { keyedHash } from "../../server/secret.ts";
import { openStorage } from "../../server/storage/open-storage.ts";
import { startSubject } from "../server.ts";
import { barePostgres, bareSqlite } from "./bare-loop.ts";
import type { Case, Form } from "./cases.ts";
import { beginContacts, contactJourney } from "./contact.ts";
import { type Driven, drive } from "./drive.ts";
import { beginQuotes, printedCodes, quoteJourney } from "./quote.ts";
import { type Begin, type Recording, record, roomySettings, secret } from "./recording.ts";
import { beginSubmissions, prepareQuotes, submissionJourney } from "./submission.ts";

export type Lengths = { connections: number; warmUp: number; seconds: number; bareLeads: Record<Form, number> };

/** Gives the address of an empty database each time; empty for SQLite. */
export type Databases = () => Promise<string>;

/** Requests and drafts made beforehand; a server that needs more contact forms gets them as they come. */
const perSecondAtMost = { contact: 4_000, submission: 1_500, quote: 0 };

/** Drives the production server, with a database of its own, and looks whether everything acknowledged is there. */
export async function measureServer(build: string, one: Case, databases: Databases, lengths: Lengths): Promise<Driven> {
  const { form, way, worker } = one;
  const databaseUrl = await databases();
  const server = await startSubject(build, {
    ...roomySettings,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    SECRET: secret,
    WORKER: worker,
  });
  try {
    const port = Number(new URL(server.baseUrl).port);
    const count = (lengths.warmUp + lengths.seconds) * perSecondAtMost[form];
    const journeys = {
      contact: async () => contactJourney(port, way, count),
      submission: async () => {
        const place = { databaseUrl, dataDir: server.dataDir };
        return submissionJourney(port, await prepareQuotes(place, keyedHash(secret), count));
      },
      quote: async () => quoteJourney(port, way, printedCodes(server.log)),
    };
    const journey = await journeys[form]();
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

const begins: Record<Form, Begin> = { contact: beginContacts, submission: beginSubmissions, quote: beginQuotes };

export async function recordForm(databases: Databases, form: Form, { bareLeads }: Lengths): Promise<Recording> {
  return record(await databases(), bareLeads[form], begins[form]);
}

export async function measureBare(databases: Databases, recording: Recording): Promise<number> {
  const databaseUrl = await databases();
  return databaseUrl ? barePostgres(databaseUrl, recording) : bareSqlite(recording);
}
