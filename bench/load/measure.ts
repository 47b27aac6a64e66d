import { keyedHash } from "../../server/data-folder/secret.ts";
import { openStorage } from "../../server/storage/open-storage.ts";
import { startSubject } from "../server.ts";
import { openBarePostgres, openBareSqlite } from "./bare-loop.ts";
import type { Case, Form } from "./cases.ts";
import { beginContacts, contactJourney } from "./contact.ts";
import { openDriver } from "./drive.ts";
import { beginQuotes, printedCodes, quoteJourney } from "./quote.ts";
import { type Begin, type Recording, record, roomySettings, secret } from "./recording.ts";
import type { Turn } from "./report.ts";
import { beginSubmissions, prepareQuotes, submissionJourney } from "./submission.ts";

export type Lengths = {
  connections: number;
  warmUp: number;
  turns: number;
  seconds: number;
  bareLeads: Record<Form, number>;
};

/** Gives the address of an empty database each time; empty for SQLite. */
export type Databases = () => Promise<string>;

/** Requests and drafts made beforehand; a server that needs more contact forms gets them as they come. */
const perSecondAtMost = { contact: 4_000, submission: 1_500, quote: 0 };

const begins: Record<Form, Begin> = { contact: beginContacts, submission: beginSubmissions, quote: beginQuotes };

export async function recordForm(databases: Databases, form: Form, { bareLeads }: Lengths): Promise<Recording> {
  return record(await databases(), bareLeads[form], begins[form]);
}

/**
 * The production server and the bare loop by turns, each with a database of its own, so that whatever else the machine
 * does meets both. While one has its turn the other stands still, the server's worker included. At the end everything
 * acknowledged must be there.
 */
export async function measure(
  build: string,
  { form, way, worker }: Case,
  { databases, recording, lengths }: { databases: Databases; recording: Recording; lengths: Lengths },
): Promise<Turn[]> {
  const { connections, warmUp, turns, seconds } = lengths;
  const bareUrl = await databases();
  const databaseUrl = await databases();
  const bare = bareUrl ? await openBarePostgres(bareUrl, recording) : await openBareSqlite(recording);
  const server = await startSubject(build, {
    ...roomySettings,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    SECRET: secret,
    WORKER: worker,
  });
  try {
    const port = Number(new URL(server.baseUrl).port);
    const place = { databaseUrl, dataDir: server.dataDir };
    const count = (warmUp + turns * seconds) * perSecondAtMost[form];
    const journeys = {
      contact: async () => contactJourney(port, way, count),
      submission: async () => submissionJourney(port, await prepareQuotes(place, keyedHash(secret), count)),
      quote: async () => quoteJourney(port, way, printedCodes(server.log)),
    };
    const driver = openDriver(port, server.pid(), connections, await journeys[form]());
    const warm = await driver.drive(warmUp);
    const taken: Turn[] = [];
    for (let turn = 0; turn < turns; turn++) {
      const perSecond = await whileStopped(server.pid(), () => bare.take(turns));
      taken.push({ bare: perSecond, driven: await driver.drive(seconds) });
    }
    driver.close();
    await server.kill();
    const storage = await openStorage(place);
    const kept = await storage.leads.count();
    await storage.close();
    const acknowledged = [warm, ...taken.map(({ driven }) => driven)].reduce((sum, { times }) => sum + times.length, 0);
    if (kept < acknowledged) throw new Error(`${acknowledged} were acknowledged, ${kept} are there`);
    return taken;
  } finally {
    await server.stop();
    await bare.close();
  }
}

async function whileStopped<T>(pid: number, work: () => Promise<T>): Promise<T> {
  process.kill(pid, "SIGSTOP");
  try {
    return await work();
  } finally {
    process.kill(pid, "SIGCONT");
  }
}
