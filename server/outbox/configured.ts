import { join } from "node:path";
import { facts } from "../../copy/facts.ts";
import { words } from "../../copy/words.ts";
import type { Lead } from "../../domain/lead/lead.ts";
import type { ReportPage } from "../../domain/lead/report-form.ts";
import { confirmQuery } from "../../domain/privacy-request/privacy-request.ts";
import { resumeQuery } from "../../domain/quote/links.ts";
import { href } from "../../site/href.ts";
import { defaultLocale } from "../../site/locales.ts";
import type { KeyedHash } from "../data-folder/secret.ts";
import type { Log } from "../log.ts";
import { fileMailer } from "../mail/file-mailer.ts";
import { smtpMailer } from "../mail/smtp-mailer.ts";
import type { Clock } from "../ports/limits.ts";
import type { Meter } from "../ports/meter.ts";
import type { Storage } from "../ports/storage.ts";
import { confirmToken } from "../use-cases/privacy-requests.ts";
import { resumeToken } from "../use-cases/quote/drafts.ts";
import { reportLink, reportLinkEnd } from "../use-cases/report-link.ts";
import { webhookSender } from "../webhook/webhook-sender.ts";
import { type AlertOptions, createAlerts } from "./alerts.ts";
import { type BackgroundTasks, createBackgroundTasks } from "./background-tasks.ts";

type SenderSettings = {
  MAIL_FROM: string;
  SMTP_URL: string;
  DATA_DIR: string;
  WEBHOOK_URL: string;
  WEBHOOK_SECRETS: string[];
};
type AlertSettings = SenderSettings & { OPERATOR_MAILBOX: string };
type BackgroundTaskSettings = AlertSettings & {
  ORIGIN: string;
  OFFICE_ORIGIN: string;
  DIGEST_HOUR: number;
  LEAD_RETENTION_DAYS: number;
};

type Deps = { storage: Storage; hash: KeyedHash; log: Log; clock?: Clock; meter?: Meter | undefined };

/** The background tasks with the senders that the settings name. */
export function configuredBackgroundTasks(env: BackgroundTaskSettings, deps: Deps): BackgroundTasks {
  const { storage, hash, log, clock = Date.now, meter } = deps;
  const { close, ...senders } = configuredSenders(env);
  const backgroundTasks = createBackgroundTasks({
    storage,
    ...senders,
    formWords: (locale) => words("forms", locale),
    origin: env.ORIGIN,
    officeOrigin: env.OFFICE_ORIGIN || undefined,
    reportLink: ({ answers, locale, createdAt }: Lead) => ({
      url: env.ORIGIN + reportLink({ page: answers.report as ReportPage, locale }, createdAt, hash),
      until: reportLinkEnd(createdAt),
    }),
    resumeLink: (id, locale) =>
      `${env.ORIGIN}${href("yonetilen-hizmetler-teklif-al", locale)}?${resumeQuery(resumeToken(id, hash))}`,
    confirmLink: (id, locale) =>
      `${env.ORIGIN}${href("veri-sahibi-basvurusu", locale)}?${confirmQuery(confirmToken(id, hash))}`,
    operatorMailbox: env.OPERATOR_MAILBOX,
    digestHour: env.DIGEST_HOUR,
    leadRetention: env.LEAD_RETENTION_DAYS,
    dataDir: env.DATA_DIR,
    clock,
    log,
    meter,
  });
  return {
    ...backgroundTasks,
    async stop() {
      await backgroundTasks.stop();
      close();
    },
  };
}

/** Alerts alone, for a program that ends at once: the worker delivers what it leaves in the outbox. */
export function configuredAlerts(env: AlertSettings, deps: Pick<AlertOptions, "storage" | "log" | "clock">) {
  const { close, ...senders } = configuredSenders(env);
  const alerts = createAlerts({ ...senders, ...deps, mailbox: env.OPERATOR_MAILBOX, wake: () => {} });
  return { ...alerts, close };
}

function configuredSenders(env: SenderSettings) {
  const sender = { from: env.MAIL_FROM, replyTo: facts(defaultLocale).email.info };
  const smtp = env.SMTP_URL ? smtpMailer({ url: env.SMTP_URL, ...sender }) : undefined;
  return {
    mailer: smtp ?? fileMailer({ folder: join(env.DATA_DIR, "outbox"), ...sender }),
    webhook: env.WEBHOOK_URL ? webhookSender({ url: env.WEBHOOK_URL, secrets: env.WEBHOOK_SECRETS }) : undefined,
    close: () => smtp?.close(),
  };
}
