import { onTestFinished } from "vitest";
import { formValues } from "../../domain/quote/field-names.ts";
import { readPackages } from "../../domain/quote/links.ts";
import { defaultCaps } from "../../domain/verification/sms-limits.ts";
import { keyedHash } from "../../server/data-folder/secret.ts";
import type { Incident } from "../../server/ports/alerts.ts";
import type { SmsSender } from "../../server/ports/quotes.ts";
import type { Storage } from "../../server/ports/storage.ts";
import { codeText } from "../../server/sms/sms-text.ts";
import { openStorage } from "../../server/storage/open-storage.ts";
import { createQuoteWizard } from "../../server/use-cases/quote/quote-wizard.ts";
import type { QuoteDeps, QuoteVisit, QuoteWizard, WithCookie } from "../../server/use-cases/quote/types.ts";
import type { Locale } from "../../site/locales.ts";
import { readableLog } from "../outbox/samples.ts";
import { postedQuoteContact } from "../samples.ts";
import { emptyDatabase } from "../server/postgres.ts";
import { temporaryFolder } from "../server/temporary-folder.ts";

/** A Monday, 11:00 in Istanbul. */
export const monday = Date.parse("2026-11-16T08:00:00Z");
export const minute = 60_000;
export const quotePage = "yonetilen-hizmetler-teklif-al";

type SentSms = { to: string; text: string };

/** A wizard on a storage of its own, with clocks that only move when they are told to. */
export async function openWizard(changes: Partial<QuoteDeps> & { on?: Storage } = {}) {
  const storage = changes.on ?? (await openOn("SQLite"));
  const time = { at: monday, tick: 0, run: "first" };
  const sent: SentSms[] = [];
  const incidents: Incident[] = [];
  const { log, lines } = readableLog();
  const provider: SmsSender = {
    provider: "local",
    send: async (message) => {
      sent.push(message);
      return { sent: true, providerId: String(sent.length) };
    },
  };
  const deps: QuoteDeps = {
    storage: () => storage,
    sms: provider,
    caps: defaultCaps,
    captcha: undefined,
    codeText: (code, locale) => codeText(code, locale, "www.yakamoz.example"),
    consent: "required",
    ownHost: "www.yakamoz.example",
    hash: keyedHash("a secret of thirty-two characters"),
    now: () => ({ ...time }),
    deliveries: { routes: {}, webhookUrl: "https://crm.example/hook" },
    wake: () => {},
    raise: (incident) => void incidents.push(incident),
    record: async ({ reference }) => Buffer.from(reference),
    log,
    ...changes,
  };
  const wizard = createQuoteWizard(deps);
  return {
    wizard,
    storage,
    deps,
    sent,
    incidents,
    lines,
    time,
    pass(milliseconds: number) {
      time.at += milliseconds;
      time.tick += milliseconds;
    },
    visitor: (clientAddress?: string, locale?: Locale) => visitorOf(wizard, clientAddress, locale),
    /** The newest code, to a number or to anybody. */
    code: (to?: string) => codeIn(sent.findLast((message) => to === undefined || message.to === to)),
  };
}

function codeIn(message: SentSms | undefined): string {
  return /#(\d{6})$/.exec(message?.text ?? "")?.[1] ?? "";
}

export async function openOn(engine: "SQLite" | "PostgreSQL"): Promise<Storage> {
  const place = engine === "SQLite" ? { databaseUrl: "" } : { databaseUrl: await emptyDatabase() };
  const storage = await openStorage({ ...place, dataDir: temporaryFolder() });
  onTestFinished(() => storage.close());
  return storage;
}

/** A code that was not sent. */
export function differentCode(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, "0");
}

/** Somebody with a browser that keeps the cookie. */
function visitorOf(wizard: QuoteWizard, clientAddress = "192.0.2.1", locale: Locale = "tr") {
  const jar: WithCookie = {};
  const visit = (): QuoteVisit => ({ cookie: jar.cookie, clientAddress, locale });
  const keep = async <Answer extends WithCookie>(asked: Promise<Answer>): Promise<Answer> => {
    const answer = await asked;
    if (answer.cookie) jar.cookie = answer.cookie;
    return answer;
  };
  return {
    jar,
    visit,
    open: () => wizard.open(visit()),
    save: (step: "services" | "details", posted: Record<string, string>) => keep(wizard.save(visit(), step, posted)),
    /** Steps 1 to 3. */
    async choose(text = "os.b4.p12_san") {
      const posted = formValues(readPackages(text));
      await keep(wizard.save(visit(), "services", posted));
      return keep(wizard.save(visit(), "details", posted));
    },
    send: (posted: Record<string, string> = {}) =>
      wizard.sendContact(visit(), postedQuoteContact(posted), "3.0", quotePage),
    resend: (posted: Record<string, string> = {}) => wizard.resend(visit(), posted),
    changeNumber: () => wizard.changeNumber(visit()),
    confirm: (code: string) => keep(wizard.confirm(visit(), code)),
    mailLink: (email: string) => wizard.mailResumeLink(visit(), email),
    resume: (token: string) => keep(wizard.resume(token)),
    startOver: () => wizard.startOver(visit()),
    record: () => wizard.record(visit()),
  };
}
