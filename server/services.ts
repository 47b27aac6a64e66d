import { fullMetadata } from "../domain/phone/full-metadata.ts";
import { readPhone } from "../domain/phone/read-phone.ts";
import { recaptchaV3 } from "./captcha/recaptcha-v3.ts";
import { type Environment, readEnvironment } from "./env.ts";
import { createLog, type Log, logFailure } from "./http/request-log.ts";
import { momentBy } from "./moments.ts";
import { configuredOutbound } from "./outbox/configured.ts";
import type { Outbound } from "./outbox/outbound.ts";
import { StorageUnavailable } from "./ports.ts";
import { type KeyedHash, keyedHash, loadSecret } from "./secret.ts";
import { configuredSms } from "./sms/configured.ts";
import { openStorage } from "./storage/open-storage.ts";
import { holdStorage, type StorageHolder } from "./storage-holder.ts";
import type { QuoteWizard } from "./use-cases/quote/contract.ts";
import { createQuoteWizard } from "./use-cases/quote/quote-wizard.ts";
import { createSubmitLead } from "./use-cases/submit-lead.ts";

/** What the pages and the HTTP side ask of the server. */
export type Services = {
  submitLead: ReturnType<typeof createSubmitLead>;
  quote: QuoteWizard;
  /** Logs what failed, by kind and place, and tells the operator where storage is the cause. */
  reportFailure: (error: unknown, requestId: string | undefined) => void;
  hash: KeyedHash;
  /** Ends what is being delivered. Forms are taken until `close`. */
  stopDelivering: () => Promise<void>;
  close: () => Promise<void>;
};

/** The only wiring. Opens the storage, and delivers what waits in it unless another process does. */
export async function openServices(env: Environment, log: Log): Promise<Services> {
  const hash = keyedHash(loadSecret(env.SECRET, env.DATA_DIR));
  let outbound: Outbound | undefined;
  const holder = await holdStorage(
    () => openStorage({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR }),
    (storage) => {
      outbound = configuredOutbound(env, { storage, hash, log });
      if (env.WORKER === "on") outbound.start();
    },
  );
  return {
    submitLead: createSubmitLead({
      storage: holder.current,
      captcha: captchaOf(env, log),
      rules: { consent: env.TRANSFER_CONSENT, readPhone: numberOf },
      hash,
      clock: Date.now,
      deliveries: { routes: env.LEAD_MAILBOXES, webhookUrl: env.WEBHOOK_URL },
      wake: () => outbound?.wake(),
    }),
    quote: quoteOf(env, { storage: holder.current, outbound: () => outbound, hash, log }),
    reportFailure(error, requestId) {
      logFailure(log, requestId, error);
      if (error instanceof StorageUnavailable) {
        void outbound?.alerts.raise({ reason: "storage-failed", error: error.name });
      }
    },
    hash,
    stopDelivering: async () => outbound?.stop(),
    close: holder.close,
  };
}

type QuoteSurroundings = {
  storage: StorageHolder["current"];
  outbound: () => Outbound | undefined;
  hash: KeyedHash;
  log: Log;
};

function quoteOf(env: Environment, { storage, outbound, hash, log }: QuoteSurroundings): QuoteWizard {
  return createQuoteWizard({
    storage,
    sms: configuredSms(env),
    caps: { countries: env.SMS_COUNTRIES, perCountry: env.SMS_PER_COUNTRY_PER_DAY, total: env.SMS_PER_DAY },
    host: new URL(env.ORIGIN).hostname,
    consent: env.TRANSFER_CONSENT,
    hash,
    now: () => momentBy(Date.now),
    deliveries: { routes: env.LEAD_MAILBOXES, webhookUrl: env.WEBHOOK_URL },
    wake: () => outbound()?.wake(),
    raise: (incident) => void outbound()?.alerts.raise(incident),
    record: async (...asked) => (await import("./quote-record/quote-record.ts")).quoteRecord(...asked),
    log,
  });
}

let development: Promise<Services> | undefined;

/** For the development server, which has no start of its own where they could be opened. */
export function developmentServices(): Promise<Services> {
  const env = readEnvironment(process.env);
  development ??= openServices(env, createLog(env.LOG_LEVEL));
  return development;
}

function captchaOf({ RECAPTCHA_SECRET: secret, RECAPTCHA_VERIFY_URL: verifyUrl, ORIGIN }: Environment, log: Log) {
  return secret ? recaptchaV3({ secret, verifyUrl, hostname: new URL(ORIGIN).hostname, log }) : undefined;
}

function numberOf(typed: { number: string; country: string }): string | undefined {
  const { isValid, e164 } = readPhone(typed, fullMetadata);
  return isValid ? e164 : undefined;
}
