import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { Agent, type IncomingMessage, request } from "node:http";
import { day, istanbulDate } from "../../domain/time.ts";
import { type RunningOffice, startOffice } from "../../e2e/office/running-office.ts";
import { root } from "../../e2e/server.ts";
import { openStorage } from "../../server/storage/open-storage.ts";

/** The office's own process on these leads, and what somebody from sales asks it for, as documents. */
export async function openOfficeList(place: { databaseUrl: string; dataDir: string }, now: number) {
  execFileSync(process.execPath, ["scripts/production/build-office.mjs", "--if-changed"], {
    cwd: root,
    stdio: "inherit",
  });
  const { databaseUrl: DATABASE_URL, dataDir: DATA_DIR } = place;
  const office = await startOffice({ DATABASE_URL, DATA_DIR, SECRET: "s".repeat(32), LOG_LEVEL: "error" });
  const cookie = await signedIn(office);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });

  /** Until the last byte of the page is there. */
  async function get(path: string): Promise<void> {
    const asked = request(office.baseUrl + path, { agent, headers: { Cookie: cookie } }).end();
    const [response]: IncomingMessage[] = await once(asked, "response");
    for await (const _ of response as IncomingMessage);
    if (response?.statusCode !== 200) throw new Error(`${path} answered ${response?.statusCode}`);
  }

  const reference = await someReference(place);
  const page = (query: string) => () => get(`/?${query}`);
  const somewhere = () => `older=${Math.floor(now - Math.random() * 730 * day)}.x`;
  const questions = {
    "office: first page": page(""),
    "office: page in the midst": () => get(`/?${somewhere()}`),
    "office: page that script asks for": () => get("/_.data"),
    "office: new ones": page("status=new"),
    "office: by status, form and owner": page("status=won&form=report&owner=3"),
    "office: by a source": page("source=kaynak-7"),
    "office: of the last 90 days, lost": page("period=90&status=lost"),
    "office: filter that fits none": page("status=spam&owner=99"),
    "office: text that many have": page("text=kordon"),
    "office: text that one has": page("text=%C5%9Firket+54321"),
    "office: text that none has": page("text=z%C3%BCmr%C3%BCt+yok"),
    "office: a lead": () => get(`/leads/${reference}`),
  };
  return {
    questions,
    async stop() {
      agent.destroy();
      await office.stop();
    },
  };
}

async function signedIn(office: RunningOffice): Promise<string> {
  const { number } = await office.add({ name: "Elif Arikan", roles: ["sales"] });
  return `office=${await office.session(number)}`;
}

async function someReference(place: { databaseUrl: string; dataDir: string }): Promise<string> {
  const storage = await openStorage(place);
  const { rows } = await storage.leadWork.page({ due: istanbulDate(Date.now()) }, { limit: 1, person: 1 });
  await storage.close();
  return rows[0]?.lead.reference ?? "";
}
