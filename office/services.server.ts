import { randomInt } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { createContext, type RouterContextProvider } from "react-router";
import { facts } from "../copy/facts.ts";
import type { Lead } from "../domain/lead/lead.ts";
import { day, hour, minute } from "../domain/time.ts";
import { openWords as openRepository } from "../server/copy-repository/open-words.ts";
import { keyedHash, loadSecret } from "../server/data-folder/secret.ts";
import { buildInputs, type Environment, readEnvironment } from "../server/env.ts";
import { createLog, type Log, logFailure } from "../server/log.ts";
import { fileMailer } from "../server/mail/file-mailer.ts";
import { smtpMailer } from "../server/mail/smtp-mailer.ts";
import { createFollowUpReminders } from "../server/office/follow-up-reminders.ts";
import { createForgetGoneLeads } from "../server/office/gone-leads.ts";
import { openOffice } from "../server/office/open-office.ts";
import { createPasskeys, type Passkeys } from "../server/office/passkeys.ts";
import { createPeopleMails, type PeopleMails } from "../server/office/people-mails.ts";
import { createSignIn, type SignIn } from "../server/office/sign-in.ts";
import { signInMail } from "../server/office/sign-in-mail.ts";
import type { Attempt, Mailer, MailMessage } from "../server/ports/deliveries.ts";
import type { LeadWorkStore } from "../server/ports/lead-work.ts";
import type { LeadStore } from "../server/ports/leads.ts";
import type { Office } from "../server/ports/office.ts";
import type { Publisher } from "../server/ports/publishing.ts";
import { StorageUnavailable } from "../server/ports/storage.ts";
import type { Words } from "../server/ports/words.ts";
import { createDraftPreviews, type DraftPreviews } from "../server/preview/draft-previews.ts";
import { createTickets, type Tickets } from "../server/preview/tickets.ts";
import { createPublisher } from "../server/publishing/publisher.ts";
import { siteBuilds } from "../server/publishing/site-builds.ts";
import { siteHere } from "../server/publishing/site-here.ts";
import { createPublishDue, takeOverTimedDrafts } from "../server/publishing/timed-drafts.ts";
import { StartRefusal } from "../server/start-refusal.ts";
import { holdStorage, storageOf } from "../server/storage/storage-holder.ts";
import { createLeadWork, type LeadWorkRoom } from "../server/use-cases/lead-work.ts";
import { createPersonErasure, type PersonErasure } from "../server/use-cases/person-erasure.ts";
import { createPrivacyRequestWork, type PrivacyRequestWork } from "../server/use-cases/privacy-request-work.ts";
import { defaultLocale } from "../site/locales.ts";

export {
  bodyResponse,
  changeHeaders,
  type HttpResponse,
  redirectResponse,
  textResponse,
} from "../server/http/http-response.ts";
export { createHttpServer, listen } from "../server/http/http-server.ts";
export { bodyLimit, refusal, textsLimit, uploadLimit } from "../server/http/refusals.ts";
export { clientAddresses, isForgedPost, isOwnOrigin } from "../server/http/request-origin.ts";
export { contentSecurityPolicy, outsideHosts, securityHeaders } from "../server/http/security-headers.ts";
export { stopOnSignals } from "../server/http/shutdown.ts";
export type { SiteRequest } from "../server/http/site-request.ts";
export { productionTimeouts } from "../server/http/timeouts.ts";
export { askedAnswers, type Column, labelledColumns, otherAnswers } from "../server/lead-export/columns.ts";
export { csvTable } from "../server/lead-export/csv.ts";
export { inPieces } from "../server/lead-export/pieces.ts";
export { mostSheetRows, workbook } from "../server/lead-export/workbook.ts";
export { packageRows } from "../server/mail/quote-words.ts";
export { answerRows, nameOf, shownAddress, shownPhone } from "../server/mail/visitor-text.ts";
export { mailDictionaries } from "../server/office/dictionary.ts";
export { type Caller, readFirstPerson, type SignedIn, type SignIn } from "../server/office/sign-in.ts";
export type { Delivery } from "../server/ports/deliveries.ts";
export type { LeadFigures, LeadFile, LeadInList, LeadWorkFilter } from "../server/ports/lead-work.ts";
export type { DestroyedCounts, LogLine, Office, OfficeAction, PersonChanged } from "../server/ports/office.ts";
export { publicationSteps } from "../server/ports/publishing.ts";
export { StorageUnavailable } from "../server/ports/storage.ts";
export { WordsUnavailable } from "../server/ports/words.ts";
export { StartRefusal } from "../server/start-refusal.ts";

// This file is the only door from the office to the server: what the rest of the office needs of there is named above.

/** Lines of the log go after so long. */
const logTime = 2 * 365 * day;
/** So long it is known how much was destroyed. */
const recordTime = 3 * 365 * day;

export type OfficeSettings = Pick<Environment, "TRUSTED_PROXIES"> & {
  port: number;
  host: string;
  origin: string;
  folder: string;
  /** Of the site, for links to its pages. */
  siteOrigin: string;
  /** Whether it builds and publishes by itself. */
  publishes: boolean;
  /** Where the pages of drafts are shown, apart from the office. */
  preview: { port: number; origin: string };
};

export type OfficeServices = {
  settings: OfficeSettings;
  office: Office;
  signIn: SignIn;
  passkeys: Passkeys;
  leads: LeadsRoom;
  requests: PrivacyRequestWork;
  erasure: PersonErasure;
  /** The words are opened when somebody first asks for them. Throws WordsUnavailable. */
  openWords: () => Promise<Words>;
  publisher: Publisher;
  peopleMails: PeopleMails;
  previews: DraftPreviews;
  tickets: Tickets;
  /** Takes what names leads that are gone from what the office keeps; what fails is reported and tried again later. */
  forgetGoneLeads: () => Promise<void>;
  log: Log;
  clock: () => number;
  /** Runs work that the answer does not wait for; a failure is logged. */
  later: (work: () => Promise<unknown>) => void;
  /** Logs what failed under the id of its request. */
  reportFailure: (error: unknown, requestId: string | undefined) => void;
  /** Begins what the office does by itself, until it is closed. */
  startTasks: () => void;
  close: () => Promise<void>;
};

/** Leads lie with the site. Without its database this room is closed, and the others are not. */
type LeadsRoom = LeadWorkRoom &
  Pick<LeadWorkStore, "find" | "followUpsDue"> &
  Pick<LeadStore, "of"> & {
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
  const office = await openOwnDatabase({ databaseUrl: env.DATABASE_URL, folder: settings.folder });
  const waiting = new Set<Promise<unknown>>();
  const reportFailure = (error: unknown, requestId?: string) => logFailure(log, requestId, error);
  const later = (work: () => Promise<unknown>, time = 0) => {
    const run = pause(time).then(work);
    const done = run.catch((error) => reportFailure(error)).finally(() => waiting.delete(done));
    waiting.add(done);
  };
  const { mailer, close } = configuredMailer(env, settings.folder);
  const hash = keyedHash(loadSecret(env.SECRET, settings.folder));
  const signIn = createSignIn({
    office,
    hash,
    clock: Date.now,
    async sendLink(person, token, to) {
      await sendMail(mailer, signInMail(person, signInAddress(settings.origin, token, to)), log);
    },
    // Once the answer is out, at a moment that tells nothing: for somebody who is known, there is more to do.
    later: (work) => later(work, randomInt(100, 500)),
  });
  const { origin } = settings;
  const { name } = facts(defaultLocale);
  const passkeys = createPasskeys({ office, hash, clock: Date.now, origin, name, enter: signIn.enter });
  const { close: closeLeads, missing, ...rooms } = await openLeads(env, settings.folder, log);
  const forgetGoneLeads = createForgetGoneLeads({ log: office.log, folder: settings.folder, missing });
  const remindOfFollowUps = createFollowUpReminders({
    office,
    followUpsDue: rooms.leads.followUpsDue,
    send: (message) => sendMail(mailer, message, log),
    origin,
    clock: Date.now,
  });
  const openWords = lazyWords({
    folder: settings.folder,
    upstream: env.WORDS_UPSTREAM,
    drafts: office.copyDrafts,
    later,
    log,
  });
  const tidyWords = async () => {
    if (existsSync(join(settings.folder, "words.git"))) await (await openWords()).tidy();
  };
  const builds = siteBuilds(settings.folder);
  const peopleMails = createPeopleMails({
    office,
    openWords,
    send: (message) => sendMail(mailer, message, log),
    origin,
    clock: Date.now,
  });
  const publisher = createPublisher({
    folder: settings.folder,
    checkout: ".",
    site: siteHere({ builds, checkout: ".", settings: buildInputs(source) }),
    openWords,
    clock: Date.now,
    report: reportFailure,
    onEnd: (run) => later(() => peopleMails.draftEnded(run)),
  });
  const drafts = office.copyDrafts;
  const publishDue = createPublishDue({ drafts, publisher, clock: Date.now });
  const previews = createDraftPreviews({
    folder: join(settings.folder, "previews"),
    async builds() {
      const published = await builds.wanted();
      return [source.BUILD_DIR || "build", ...(published ? [builds.treeOf(published)] : [])];
    },
    words: openWords,
    log,
  });
  const timers: NodeJS.Timeout[] = [];
  const repeat = (work: () => Promise<unknown>, time: number) => {
    const run = () => later(work);
    run();
    timers.push(setInterval(run, time));
  };
  return {
    settings,
    office,
    signIn,
    passkeys,
    ...rooms,
    openWords,
    publisher,
    peopleMails,
    previews,
    tickets: createTickets({ hash, office, clock: Date.now }),
    forgetGoneLeads: () => forgetGoneLeads().catch((error) => reportFailure(error)),
    log,
    clock: Date.now,
    later,
    reportFailure,
    startTasks() {
      later(publisher.latest);
      repeat(() => forget(office), day);
      repeat(tidyWords, day);
      repeat(forgetGoneLeads, hour);
      repeat(remindOfFollowUps, 5 * minute);
      later(() => takeOverTimedDrafts({ folder: settings.folder, drafts, clock: Date.now, openWords }));
      if (settings.publishes) repeat(publishDue, minute / 4);
    },
    async close() {
      for (const timer of timers) clearInterval(timer);
      await publisher.close();
      // A mail server that says nothing keeps nobody waiting.
      await Promise.race([Promise.allSettled(waiting), pause(3_000, undefined, { ref: false })]);
      close();
      await previews.close();
      await closeLeads();
      await office.close();
    },
  };
}

/** Without it nobody can come in. */
async function openOwnDatabase(place: { databaseUrl: string; folder: string }): Promise<Office> {
  try {
    return await openOffice(place);
  } catch (error) {
    if (!(error instanceof StorageUnavailable)) throw error;
    const { code, syscall } = (error.cause ?? {}) as NodeJS.ErrnoException;
    const own = `OFFICE_DIR must be a folder that the office can write, but ${place.folder} takes nothing now (${code}).`;
    // The system refused the folder; anything else is about the database, and its message says what.
    throw new StartRefusal([syscall && !place.databaseUrl ? own : error.message]);
  }
}

/** The worker of the site delivers what a change leaves in the outbox. */
async function openLeads(env: Environment, folder: string, log: Log) {
  const { open, hash } = storageOf(env);
  const holder = await holdStorage({ open, log });
  const storage = holder.current;
  const deliveries = { routes: env.LEAD_MAILBOXES, webhookUrl: env.WEBHOOK_URL };
  const deps = { storage, clock: Date.now, dataDir: env.DATA_DIR };
  const work = createLeadWork({ ...deps, hash, deliveries, wake: () => {} });
  // Whatever is wrong is said by the promise: a loader asks for several at once.
  const read: Omit<LeadsRoom, keyof LeadWorkRoom> = {
    held: async (limit) => storage().leads.list({ held: true, limit }),
    heldCount: async () => storage().leads.count({ held: true }),
    find: async (name) => storage().leadWork.find(name),
    followUpsDue: async (...given) => storage().leadWork.followUpsDue(...given),
    of: async (person) => storage().leads.of(person),
  };
  const leads: LeadsRoom = { ...work, ...read };
  return {
    leads,
    requests: createPrivacyRequestWork(deps),
    erasure: createPersonErasure({ ...deps, officeDir: folder, hash: () => hash }),
    async missing(references: readonly string[]) {
      const { leads, destructions } = storage();
      // Where nothing was ever destroyed, nothing is gone: the settings name another database than before.
      return (await destructions.list({ limit: 1 })).length > 0 ? leads.missing(references) : [];
    },
    close: holder.close,
  };
}

type WordsDeps = {
  folder: string;
  upstream: string;
  drafts: Office["copyDrafts"];
  later: (work: () => Promise<unknown>) => void;
  log: Log;
};

/** An office without git, or without words to begin with, runs all the same; it is tried again with each visit. */
function lazyWords({ folder, upstream, drafts, later, log }: WordsDeps): () => Promise<Words> {
  let opened: Promise<Words> | undefined;
  let followedAt = 0;
  async function follow(words: Words): Promise<void> {
    const followed = await words.sync();
    if (followed.outcome !== "in-step") log.warn(followed, "the words do not follow their home");
  }
  return async () => {
    opened ??= openRepository({ folder, checkout: ".", upstream, drafts, clock: Date.now }).catch((error) => {
      opened = undefined;
      throw error;
    });
    const words = await opened;
    // Nobody waits for another machine: what is new there is shown with the next visit.
    if (upstream && Date.now() - followedAt > minute) {
      followedAt = Date.now();
      later(() => follow(words));
    }
    return words;
  };
}

function settingsOf(env: Environment): OfficeSettings {
  const { OFFICE_PORT, OFFICE_HOST, OFFICE_ORIGIN, OFFICE_DIR, ORIGIN, PUBLISHING, TRUSTED_PROXIES } = env;
  const { PREVIEW_PORT, PREVIEW_ORIGIN } = env;
  return {
    port: OFFICE_PORT,
    host: OFFICE_HOST,
    origin: OFFICE_ORIGIN || `http://localhost:${OFFICE_PORT}`,
    folder: OFFICE_DIR,
    siteOrigin: ORIGIN,
    publishes: PUBLISHING !== "off",
    preview: { port: PREVIEW_PORT, origin: PREVIEW_ORIGIN || `http://localhost:${PREVIEW_PORT}` },
    TRUSTED_PROXIES,
  };
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

/** The office keeps no mail for later: whoever waits for a link asks again, and reminders come again by themselves. */
async function sendMail(mailer: Mailer, message: MailMessage, log: Log): Promise<Attempt> {
  const attempt = await mailer.send(message);
  if (attempt.outcome !== "delivered") log.error({ mail: message.id, error: attempt.error }, "a mail was not sent");
  return attempt;
}

async function forget(office: Office): Promise<void> {
  const now = Date.now();
  await Promise.all([
    office.sessions.forget(now),
    office.passkeys.forget(now),
    office.log.forget(now - logTime, now),
    office.destructions.forget(now - recordTime),
    office.limits.forget(now),
  ]);
}
