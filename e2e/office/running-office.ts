import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext } from "playwright-core";
import type { Lead } from "../../domain/lead/lead.ts";
import type { Role } from "../../domain/office/person.ts";
import type { Applicant, PrivacyRequest } from "../../domain/privacy-request/privacy-request.ts";
import { keyedHash, loadSecret } from "../../server/data-folder/secret.ts";
import { openOffice } from "../../server/office/open-office.ts";
import type { Office } from "../../server/ports/office.ts";
import type { Storage } from "../../server/ports/storage.ts";
import { openStorage } from "../../server/storage/open-storage.ts";
import type { Locale } from "../../site/locales.ts";
import { mailsIn } from "../lead-site.ts";
import { answers, freePort, root, withoutSettings } from "../server.ts";

export type RunningOffice = Awaited<ReturnType<typeof startOffice>>;
type Member = { name: string; roles: Role[]; language?: Locale };

/** The real process of the office's build, with folders and a port of its own. Whoever starts it stops it. */
export async function startOffice(
  settings: Record<string, string> = {},
  { tree = root, cwd = tree }: { tree?: string; cwd?: string } = {},
) {
  const folder = await mkdtemp(join(tmpdir(), "office-e2e-"));
  const [dataDir, officeDir] = [join(folder, "site"), join(folder, "office")];
  const port = settings.OFFICE_PORT ?? (await freePort());
  const baseUrl = `http://127.0.0.1:${port}`;
  const log: string[] = [];
  const previewPort = await freePort();
  const preview = { PREVIEW_PORT: `${previewPort}`, PREVIEW_ORIGIN: `http://localhost:${previewPort}` };
  const own = { OFFICE_PORT: `${port}`, OFFICE_ORIGIN: baseUrl, OFFICE_DIR: officeDir, DATA_DIR: dataDir, ...preview };
  const env = { ...withoutSettings(), NODE_ENV: "production", ...own, ...settings };
  let child = await start();

  async function start(): Promise<ChildProcess> {
    const started = spawn(process.execPath, [join(tree, "office/build/server/index.js")], {
      cwd,
      env,
      stdio: ["ignore", "pipe", "pipe"],
    });
    for (const stream of [started.stdout, started.stderr]) stream.on("data", (chunk) => log.push(String(chunk)));
    await answers(`${baseUrl}/sign-in`, started, log);
    return started;
  }

  async function end(signal: NodeJS.Signals = "SIGTERM"): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill(signal);
    await ended;
  }

  const databaseUrl = settings.DATABASE_URL ?? "";
  const office = <Result>(use: (office: Office) => Promise<Result>) =>
    using(() => openOffice({ databaseUrl, folder: officeDir }), use);
  const storage = <Result>(use: (storage: Storage) => Promise<Result>) =>
    using(() => openStorage({ databaseUrl, dataDir }), use);
  /** The cookie of a session that begins. */
  const session = async (person: number) => {
    const token = `journey-${crypto.randomUUID()}`;
    const key = keyedHash(loadSecret(settings.SECRET ?? "", officeDir))("office-session", token);
    const at = Date.now();
    const begun = { id: crypto.randomUUID(), person, startedAt: at, seenAt: at, device: "" };
    await office(({ sessions }) => sessions.begin(key, begun));
    return cookieValue(token);
  };
  const links = async (mail: string) => {
    const mails = (await mailsIn(join(officeDir, "outbox"))).filter(({ to }) => to?.[0]?.address === mail);
    return mails.flatMap(({ text = "" }) => /http\S+\/sign-in\/link\?\S+/.exec(text)?.[0] ?? []);
  };

  return {
    baseUrl,
    dataDir,
    officeDir,
    previewOrigin: preview.PREVIEW_ORIGIN,
    log: () => log.join(""),
    pid: () => child.pid ?? 0,
    office,
    storage,
    links,
    /** Takes leads as the site does. */
    async take(...leads: Lead[]) {
      await storage(async ({ leads: store }) => {
        for (const lead of leads) await store.accept(lead, [], { key: `key ${lead.id}`, digest: lead.id });
      });
    },
    /** Takes a data-subject request; with a reference also the press of the button behind its link. */
    async ask(request: PrivacyRequest & { applicant: Applicant }, confirmed?: PrivacyRequest["confirmed"]) {
      await storage(async ({ privacyRequests }) => {
        const { id } = request;
        await privacyRequests.accept(request, id, [], { key: id, digest: id });
        if (confirmed) await privacyRequests.confirm(id, request.createdAt, () => ({ confirmed, deliveries: [] }));
      });
      return request;
    },
    async add({ name, roles, language = "tr" }: Member) {
      const mail = `${name.toLowerCase().replace(/[^a-z]+/g, ".")}@yakamoz.example`;
      return office(async ({ people }) => {
        const person = await people.add({ mail, name, roles, language, createdAt: Date.now() });
        if (!person) throw new Error(`${mail} is there already`);
        return person;
      });
    },
    /** The link that a start in a terminal prints. */
    async firstLink() {
      const token = crypto.randomUUID();
      const key = keyedHash(loadSecret(settings.SECRET ?? "", officeDir))("office-link", token);
      await office(({ sessions }) => sessions.addLink(key, { person: null, endsAt: Date.now() + 60_000 }));
      return `${baseUrl}/sign-in/link?token=${token}`;
    },
    session,
    /** Signs in without a mail, for journeys about something else. */
    prepare:
      (person: number, url = baseUrl) =>
      async (context: BrowserContext) =>
        context.addCookies([{ name: "office", value: await session(person), url, httpOnly: true }]),
    end,
    /** On the same port and the same data. */
    async restart() {
      await end();
      child = await start();
    },
    async stop() {
      await end();
      // A build beside a site that was killed notices so in a moment.
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** As React Router writes a cookie that is not signed. */
export function cookieValue(token: string): string {
  return encodeURIComponent(Buffer.from(JSON.stringify(token)).toString("base64"));
}

async function using<Opened extends { close(): Promise<void> }, Result>(
  open: () => Promise<Opened>,
  use: (opened: Opened) => Promise<Result>,
): Promise<Result> {
  const opened = await open();
  return use(opened).finally(() => opened.close());
}
