import { fullMetadata } from "../domain/phone/full-metadata.ts";
import { validNumber } from "../domain/phone/read-phone.ts";
import { recaptchaV3 } from "./captcha/recaptcha-v3.ts";
import type { KeyedHash } from "./data-folder/secret.ts";
import type { Environment } from "./env.ts";
import { type Log, logFailure } from "./log.ts";
import { measuredCaptcha, measuredServices, measuredSms, measuredStorage } from "./metrics/measured.ts";
import type { BackgroundTasks } from "./outbox/background-tasks.ts";
import { configuredBackgroundTasks } from "./outbox/configured.ts";
import type { Captcha } from "./ports/leads.ts";
import type { Meter } from "./ports/meter.ts";
import { type Storage, StorageUnavailable } from "./ports/storage.ts";
import { cachedRecords } from "./quote-record/record-cache.ts";
import { configuredSms, smsCaps } from "./sms/configured.ts";
import { codeText } from "./sms/sms-text.ts";
import { importConsentFiles } from "./storage/consent-files.ts";
import { type HolderTimes, holdStorage, type StorageHolder, storageOf } from "./storage/storage-holder.ts";
import { createKeepConsent } from "./use-cases/keep-consent.ts";
import { createPrivacyRequests } from "./use-cases/privacy-requests.ts";
import { currentMoment } from "./use-cases/quote/drafts.ts";
import { createQuoteWizard } from "./use-cases/quote/quote-wizard.ts";
import type { QuoteWizard } from "./use-cases/quote/types.ts";
import type { Services } from "./use-cases/services.ts";
import { createSubmitLead, type SubmitLeadDeps } from "./use-cases/submit-lead.ts";

/** The only wiring. Opens the storage, and delivers what waits in it unless another process does. */
export async function openServices(env: Environment, log: Log, meter?: Meter, times?: HolderTimes): Promise<Services> {
  return measuredServices(await wireServices(env, log, meter, times), meter);
}

async function wireServices(env: Environment, log: Log, meter?: Meter, times?: HolderTimes): Promise<Services> {
  const { open, hash } = storageOf(env);
  let backgroundTasks: BackgroundTasks | undefined;
  const holder = await holdStorage({
    open: async (mustExist) => measuredStorage(await open(mustExist), meter),
    use(storage) {
      const own = configuredBackgroundTasks(env, { storage, hash, log, meter });
      backgroundTasks = own;
      if (env.WORKER === "on") own.start();
      void importConsents(env, storage, log);
      return own.stop;
    },
    log,
    times,
  });
  meter?.watchStorage(holder.usable);
  const captcha = measuredCaptcha(captchaOf(env, log), meter);
  const forms: SubmitLeadDeps = {
    storage: holder.current,
    captcha,
    rules: { consent: env.TRANSFER_CONSENT, readPhone: (typed) => validNumber(typed, fullMetadata) },
    ownHost: new URL(env.ORIGIN).hostname,
    hash,
    clock: Date.now,
    deliveries: { routes: env.LEAD_MAILBOXES, webhookUrl: env.WEBHOOK_URL },
    wake: () => backgroundTasks?.wake(),
  };
  return {
    submitLead: createSubmitLead(forms),
    privacyRequests: createPrivacyRequests(forms),
    quote: quoteOf(env, { storage: holder.current, backgroundTasks: () => backgroundTasks, captcha, hash, log, meter }),
    keepConsent: createKeepConsent({ storage: holder.current, hash, clock: Date.now }),
    reportFailure(error, requestId) {
      logFailure(log, requestId, error);
      if (error instanceof StorageUnavailable) {
        holder.checkNow();
        void backgroundTasks?.alerts.raise({ reason: "storage-failed", error: error.message });
      }
    },
    hash,
    storageProblem: holder.problem,
    stopDelivering: async () => backgroundTasks?.stop(),
    close: holder.close,
  };
}

async function importConsents({ DATA_DIR }: Environment, { consents }: Storage, log: Log): Promise<void> {
  try {
    const taken = await importConsentFiles(DATA_DIR, consents, Date.now);
    if (taken > 0) log.info({ taken }, "consents taken over from files");
  } catch (error) {
    logFailure(log, undefined, error);
  }
}

type QuoteContext = {
  storage: StorageHolder["current"];
  backgroundTasks: () => BackgroundTasks | undefined;
  captcha: Captcha | undefined;
  hash: KeyedHash;
  log: Log;
  meter: Meter | undefined;
};

function quoteOf(env: Environment, { storage, backgroundTasks, captcha, hash, log, meter }: QuoteContext): QuoteWizard {
  return createQuoteWizard({
    storage,
    sms: measuredSms(configuredSms(env), meter),
    caps: smsCaps(env),
    captcha,
    codeText: (code, locale) => codeText(code, locale, new URL(env.ORIGIN).hostname),
    consent: env.TRANSFER_CONSENT,
    ownHost: new URL(env.ORIGIN).hostname,
    hash,
    now: () => currentMoment(Date.now),
    deliveries: { routes: env.LEAD_MAILBOXES, webhookUrl: env.WEBHOOK_URL },
    wake: () => backgroundTasks()?.wake(),
    raise: (incident) => void backgroundTasks()?.alerts.raise(incident),
    record: cachedRecords(async (...args) => (await import("./quote-record/quote-record.ts")).quoteRecord(...args)),
    log,
  });
}

function captchaOf({ RECAPTCHA_SECRET: secret, RECAPTCHA_VERIFY_URL: verifyUrl, ORIGIN }: Environment, log: Log) {
  return secret ? recaptchaV3({ secret, verifyUrl, hostname: new URL(ORIGIN).hostname, log }) : undefined;
}
