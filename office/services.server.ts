import { join } from "node:path";
import { createContext, type RouterContextProvider } from "react-router";
import { facts } from "../content/facts.ts";
import type { Lead } from "../domain/lead/lead.ts";
import { day } from "../domain/time.ts";
import { keyedHash, loadSecret } from "../server/data-folder/secret.ts";
import { type Environment, readEnvironment } from "../server/env.ts";
import { createLog, type Log, logFailure } from "../server/log.ts";
import { fileMailer } from "../server/mail/file-mailer.ts";
import { smtpMailer } from "../server/mail/smtp-mailer.ts";
import { openOffice } from "../server/office/open-office.ts";
import { createPasskeys, type Passkeys } from "../server/office/passkeys.ts";
import { createSignIn, type SignIn } from "../server/office/sign-in.ts";
import { signInMail } from "../server/office/sign-in-mail.ts";
import type { Mailer, MailMessage } from "../server/ports/deliveries.ts";
import type { LeadWorkStore } from "../server/ports/lead-work.ts";
import type { Office } from "../server/ports/office.ts";
import { holdStorage, storageOf } from "../server/storage/storage-holder.ts";
import { createLeadWork, type LeadWorkRoom } from "../server/use-cases/lead-work.ts";
import { defaultLocale } from "../site/locales.ts";

export { bodyLimit, refuse } from "../server/http/refusals.ts";
export { clientAddresses, isForgedPost, isOwnOrigin } from "../server/http/request-origin.ts";
export { contentSecurityPolicy, securityHeaders } from "../server/http/security-headers.ts";
export { stopOnSignals } from "../server/http/shutdown.ts";
export { createRequestId, readTarget } from "../server/http/site-request.ts";
export { productionTimeouts } from "../server/http/timeouts.ts";
export { logRequest } from "../server/log.ts";
export { packageRows } from "../server/mail/quote-words.ts";
export { answerRows, nameOf, shownAddress, shownPhone } from "../server/mail/visitor-text.ts";
export { type Caller, readFirstPerson, type SignedIn, type SignIn } from "../server/office/sign-in.ts";
export type { Delivery } from "../server/ports/deliveries.ts";
export type { LeadFile, LeadInList } from "../server/ports/lead-work.ts";
export type { LogLine, Office, OfficeAction, PersonChanged } from "../server/ports/office.ts";
export { StorageUnavailable } from "../server/ports/storage.ts";
export { StartRefusal } from "../server/start-refusal.ts";

// This file is the only door from the office to the server: what the rest of the office needs of there is named above.

/** Lines of the log go after so long. */
const logTime = 2 * 365 * day;

export type OfficeSettings = Pick<Environment, "TRUSTED_PROXIES"> & {
  port: number;
  host: string;
  origin: string;
  folder: string;
};

export type OfficeServices = {
  settings: OfficeSettings;
  office: Office;
  signIn: SignIn;
  passkeys: Passkeys;
  leads: LeadsRoom;
  log: Log;
  clock: () => number;
  /** Logs what failed under the id of its request. */
  reportFailure: (error: unknown, requestId: string | undefined) => void;
  close: () => Promise<void>;
};

/** Leads lie with the site. Without its database this room is closed, and the others are not. */
type LeadsRoom = LeadWorkRoom &
  Pick<LeadWorkStore, "find" | "followUpsDue"> & {
    /** Suspected bots', newest first. */
    held(limit: number): Promise<Lead[]>;
    heldCount(): Promise<number>;
  };

/** Whoever runs the build puts the services here, and what is known of a request beyond the request itself. */
export const servicesContext = createContext<OfficeServices>();
export const callContext = createContext<{ id: string; clientAddress: string }>();

export function servicesOf(context: Readonly<RouterContextProvider>): OfficeServices {
  return context.get(servicesContext);
}

/** The only wiring of the office. */
export async function openServices(source: NodeJS.ProcessEnv): Promise<OfficeServices> {
  const env = readEnvironment(source);
  const log = createLog(env.LOG_LEVEL);
  const settings = settingsOf(env);
  const office = await openOffice({ databaseUrl: env.DATABASE_URL, folder: settings.folder });
  const waiting = new Set<Promise<unknown>>();
  const reportFailure = (error: unknown, requestId?: string) => logFailure(log, requestId, error);
  const { mailer, close } = configuredMailer(env, settings.folder);
  const hash = keyedHash(loadSecret(env.SECRET, settings.folder));
  const signIn = createSignIn({
    office,
    hash,
    clock: Date.now,
    async sendLink(person, token, to) {
      await sendMail(mailer, signInMail(person, signInAddress(settings.origin, token, to)), log);
    },
    later(work) {
      const done = work.catch(reportFailure).finally(() => waiting.delete(done));
      waiting.add(done);
    },
  });
  const { origin } = settings;
  const { name } = facts(defaultLocale);
  const passkeys = createPasskeys({ office, hash, clock: Date.now, origin, name, enter: signIn.enter });
  const stopForgetting = forgetDaily(office, reportFailure);
  const { leads, close: closeLeads } = await openLeads(env, log);
  return {
    settings,
    office,
    signIn,
    passkeys,
    leads,
    log,
    clock: Date.now,
    reportFailure,
    async close() {
      stopForgetting();
      await Promise.allSettled(waiting);
      close();
      await closeLeads();
      await office.close();
    },
  };
}

/** The worker of the site delivers what a change leaves in the outbox. */
async function openLeads(env: Environment, log: Log): Promise<{ leads: LeadsRoom; close: () => Promise<void> }> {
  const { open, hash } = storageOf(env);
  const holder = await holdStorage({ open, log });
  const storage = holder.current;
  const deliveries = { routes: env.LEAD_MAILBOXES, webhookUrl: env.WEBHOOK_URL };
  const work = createLeadWork({ storage, clock: Date.now, hash, deliveries, dataDir: env.DATA_DIR, wake: () => {} });
  const read: Omit<LeadsRoom, keyof LeadWorkRoom> = {
    held: (limit) => storage().leads.list({ held: true, limit }),
    heldCount: () => storage().leads.count({ held: true }),
    find: (name) => storage().leadWork.find(name),
    followUpsDue: (day) => storage().leadWork.followUpsDue(day),
  };
  return { leads: { ...work, ...read }, close: holder.close };
}

function settingsOf(env: Environment): OfficeSettings {
  const { OFFICE_PORT, OFFICE_HOST, OFFICE_ORIGIN, OFFICE_DIR, TRUSTED_PROXIES } = env;
  const origin = OFFICE_ORIGIN || "http://localhost:3100";
  return { port: OFFICE_PORT, host: OFFICE_HOST, origin, folder: OFFICE_DIR, TRUSTED_PROXIES };
}

/** Where a link leads; its page has the button that uses it. */
export function signInAddress(origin: string, token: string, to = "/"): string {
  return `${origin}/sign-in/link?${new URLSearchParams({ token, ...(to === "/" ? {} : { to }) })}`;
}

function configuredMailer(env: Environment, folder: string): { mailer: Mailer; close: () => void } {
  const sender = { from: env.MAIL_FROM, replyTo: facts(defaultLocale).email.info };
  const smtp = env.SMTP_URL ? smtpMailer({ url: env.SMTP_URL, ...sender }) : undefined;
  return { mailer: smtp ?? fileMailer({ folder: join(folder, "outbox"), ...sender }), close: () => smtp?.close() };
}

/** Somebody waits for it: what cannot leave at once is asked for again by hand. */
async function sendMail(mailer: Mailer, message: MailMessage, log: Log): Promise<void> {
  const attempt = await mailer.send(message);
  if (attempt.outcome !== "delivered") log.error({ error: attempt.error }, "a sign-in mail could not be sent");
}

function forgetDaily(office: Office, reportFailure: (error: unknown) => void): () => void {
  const forget = () => {
    const now = Date.now();
    const all = [
      office.sessions.forget(now),
      office.passkeys.forget(now),
      office.log.forget(now - logTime),
      office.limits.forget(now),
    ];
    Promise.all(all).catch(reportFailure);
  };
  forget();
  const timer = setInterval(forget, day);
  return () => clearInterval(timer);
}
