import { join } from "node:path";
import type { Environment } from "./env.ts";
import { localSmsWarning } from "./sms/local-sms.ts";

/** What a person at a terminal wants to know: where the site is, what is on and off, and which texts are not true. */
export function startReport(
  env: Environment,
  port: number,
  release: string,
  storageProblem?: string,
  untrue: readonly string[] = [],
): string {
  const host = env.HOST === "0.0.0.0" || env.HOST === "::" ? "localhost" : env.HOST;
  const shown = host.includes(":") ? `[${host}]` : host;
  const switches = [
    ["https (HSTS, Secure cookies)", env.ORIGIN.startsWith("https:"), `ORIGIN is ${env.ORIGIN}`],
    ["tag manager, asking for consent", env.TAG_MANAGER_ID !== "", env.TAG_MANAGER_ID || "TAG_MANAGER_ID is empty"],
    [
      "PostgreSQL for leads",
      env.DATABASE_URL !== "",
      env.DATABASE_URL ? "DATABASE_URL is set" : `SQLite in ${env.DATA_DIR}`,
    ],
    [
      "mail server",
      env.SMTP_URL !== "",
      env.SMTP_URL ? "SMTP_URL is set" : `mails are files in ${env.DATA_DIR}/outbox`,
    ],
    [
      "codes by SMS",
      env.SMS_PROVIDER !== "local",
      env.SMS_PROVIDER === "local" ? "SMS_PROVIDER is local" : `${env.SMS_PROVIDER} to ${env.SMS_COUNTRIES.join(", ")}`,
    ],
    ["webhook for leads", env.WEBHOOK_URL !== "", env.WEBHOOK_URL || "WEBHOOK_URL is empty"],
    ["digest and alerts by mail", env.OPERATOR_MAILBOX !== "", env.OPERATOR_MAILBOX || "OPERATOR_MAILBOX is empty"],
    ["reCAPTCHA", env.RECAPTCHA_SITE_KEY !== "", env.RECAPTCHA_SITE_KEY || "RECAPTCHA_SITE_KEY is empty"],
    ["deliveries by this process", env.WORKER === "on", `WORKER is ${env.WORKER}`],
    ["trusted proxies", env.TRUSTED_PROXIES.length > 0, env.TRUSTED_PROXIES.join(", ") || "TRUSTED_PROXIES is empty"],
    ["request log", ["info", "debug", "trace"].includes(env.LOG_LEVEL), `LOG_LEVEL is ${env.LOG_LEVEL}`],
    [
      "metrics for Prometheus",
      env.METRICS_PORT !== undefined,
      env.METRICS_PORT === undefined ? "METRICS_PORT is empty" : `${env.METRICS_HOST} port ${env.METRICS_PORT}`,
    ],
    [
      "preview of texts",
      env.CONTENT_PREVIEW_DIR !== "",
      env.CONTENT_PREVIEW_DIR ? `from ${env.CONTENT_PREVIEW_DIR}` : "CONTENT_PREVIEW_DIR is empty",
    ],
  ] as const;
  const lines = switches.map(([name, on, why]) => `  ${on ? "on " : "off"}  ${name} (${why})`);
  const warnings = env.SMS_PROVIDER === "local" ? [localSmsWarning(join(env.DATA_DIR, "outbox"))] : [];
  if (env.CONTENT_PREVIEW_DIR) warnings.push(previewWarning(env.CONTENT_PREVIEW_DIR));
  warnings.push(...untrue.map((sentence) => `*** WARNING: ${sentence}`));
  if (storageProblem) warnings.push(`Pages are served, but no form is taken yet. ${storageProblem}`);
  return [`The site is at http://${shown}:${port} (release ${release})`, ...lines, ...warnings].join("\n");
}

function previewWarning(folder: string): string {
  return [
    `*** WARNING: this is a preview and not the site. Every page is made from the texts in ${folder}, drafts included.`,
    "*** Search engines are told to stay away; forms are trials. Never let visitors reach it.",
  ].join("\n");
}
