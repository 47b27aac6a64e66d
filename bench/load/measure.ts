import { keyedHash } from "../../server/data-folder/secret.ts";
import { openStorage } from "../../server/storage/open-storage.ts";
import { startSubject } from "../server.ts";
import type { Case } from "./cases.ts";
import { contactJourney } from "./contact.ts";
import { type Driven, openDriver } from "./drive.ts";
import { printedCodes, quoteJourney } from "./quote.ts";
import { prepareQuotes, submissionJourney } from "./submission.ts";

export type Lengths = { connections: number; warmUp: number; turns: number; seconds: number };

/** Requests and drafts made beforehand; a server that needs more contact forms gets them as they come. */
const perSecondAtMost = { contact: 4_000, submission: 1_500, quote: 0 };
const secret = "a secret for measurements alone, of no use elsewhere";
/** A crowd of any size may ask for quotes. */
const settings = { SECRET: secret, SMS_PER_DAY: "1000000", SMS_PER_COUNTRY_PER_DAY: "1000000" };

/** Drives the production server on an empty database. At the end everything acknowledged must be there. */
export async function measure(
  build: string,
  { form, way, worker }: Case,
  databaseUrl: string,
  { connections, warmUp, turns, seconds }: Lengths,
): Promise<Driven[]> {
  const server = await startSubject(build, { ...settings, DATABASE_URL: databaseUrl, WORKER: worker });
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
    const driven: Driven[] = [];
    for (let turn = 0; turn < turns; turn++) driven.push(await driver.drive(seconds));
    driver.close();
    await server.kill();
    const storage = await openStorage(place);
    const kept = await storage.leads.count();
    await storage.close();
    const acknowledged = [warm, ...driven].reduce((sum, { times }) => sum + times.length, 0);
    if (kept < acknowledged) throw new Error(`${acknowledged} were acknowledged, ${kept} are there`);
    return driven;
  } finally {
    await server.stop();
  }
}
