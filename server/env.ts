import type { z } from "zod";
import { environmentKinds } from "./environment-kinds.ts";
import { complaintsTogether } from "./settings-together.ts";
import { StartRefusal } from "./start-refusal.ts";

type Kinds = typeof environmentKinds;

type Setting = {
  name: string;
  kind: keyof Kinds;
  default: string;
  description: string;
  /** It stands in finished pages or their headers: a build made with another value is refused. */
  build?: true;
  /** Its value is never repeated in a message. */
  secret?: true;
};

/** Every setting of the server. The README's table is checked against it. */
export const environmentTable = [
  { name: "PORT", kind: "port", default: "3000", description: "Port to listen on; 0 takes a free one." },
  {
    name: "HOST",
    kind: "host",
    // All interfaces: a container or a proxy on another machine reaches the site without a setting,
    // and unlike "::" it also works where IPv6 is switched off.
    default: "0.0.0.0",
    description: "Address to listen on. Set 127.0.0.1 when a proxy on the same machine is the only caller.",
  },
  {
    name: "ORIGIN",
    kind: "origin",
    default: "http://localhost:3000",
    description: "Public origin of the site. With https the server also sends HSTS and marks its cookies Secure.",
    build: true,
  },
  {
    name: "TAG_MANAGER_ID",
    kind: "tagManager",
    default: "",
    description:
      "Container of Google Tag Manager, such as GTM-ABC123. Visitors are asked for consent only where it is set.",
    build: true,
  },
  {
    name: "DATA_DIR",
    kind: "folder",
    default: "data",
    description: "Folder for what the site keeps; made when it is first needed.",
  },
  {
    name: "DATABASE_URL",
    kind: "databaseUrl",
    default: "",
    description: "PostgreSQL for leads, when one machine is not enough. Empty: SQLite in DATA_DIR.",
    secret: true,
  },
  {
    name: "SECRET",
    kind: "secret",
    default: "",
    description:
      "Signs links and hashes what limits count. Empty: a random one is kept in DATA_DIR. Must be given where DATABASE_URL is, the same for every instance.",
    secret: true,
  },
  {
    name: "SMTP_URL",
    kind: "smtpUrl",
    default: "",
    description: "Mail server. Empty: mails are written to DATA_DIR/outbox as files.",
    secret: true,
  },
  { name: "MAIL_FROM", kind: "mailbox", default: "site@yakamoz.example", description: "Sender of the site's mails." },
  {
    name: "LEAD_MAILBOXES",
    kind: "leadRoutes",
    default: "",
    description:
      "Who gets which lead, by form, topic and choice, such as contact/request/sales=sales@example.com; the narrowest row counts. The form request is for data subjects. Empty: the addresses of site/company.ts.",
  },
  {
    name: "OPERATOR_MAILBOX",
    kind: "mailbox",
    default: "",
    description: "Gets the daily digest and alerts. Empty: alerts stand in the log alone.",
  },
  {
    name: "DIGEST_HOUR",
    kind: "hour",
    default: "8",
    description: "Hour of the daily digest, Istanbul time.",
  },
  {
    name: "WEBHOOK_URL",
    kind: "webhookUrl",
    default: "",
    description:
      "Is called for every lead, every alert and, without the person, every confirmed data-subject request; signed after Standard Webhooks.",
  },
  {
    name: "WEBHOOK_SECRETS",
    kind: "webhookSecrets",
    default: "",
    description: "Signs the webhook; two while a secret is being changed.",
    secret: true,
  },
  {
    name: "LEAD_RETENTION_DAYS",
    kind: "days",
    default: "730",
    description:
      "After so many days a lead is erased; so many days after its end, whoever made a data-subject request. The personal-data notices name the same period.",
  },
  {
    name: "WORKER",
    kind: "switch",
    default: "on",
    description: "Whether this process delivers mails and webhooks. Off where npm run worker does it.",
  },
  {
    name: "TRANSFER_CONSENT",
    kind: "need",
    default: "required",
    description: "Whether forms need the consent to transfer of data abroad.",
    build: true,
  },
  {
    name: "RECAPTCHA_SITE_KEY",
    kind: "text",
    default: "",
    description: "reCAPTCHA for forms. Set together with RECAPTCHA_VERSION and RECAPTCHA_SECRET.",
    build: true,
  },
  { name: "RECAPTCHA_VERSION", kind: "captchaVersion", default: "", description: "Version of reCAPTCHA: 3." },
  { name: "RECAPTCHA_SECRET", kind: "text", default: "", description: "Secret of reCAPTCHA.", secret: true },
  {
    name: "RECAPTCHA_VERIFY_URL",
    kind: "webhookUrl",
    default: "https://www.recaptcha.net/recaptcha/api/siteverify",
    description: "Where tokens are checked.",
  },
  {
    name: "SMS_PROVIDER",
    kind: "smsProvider",
    default: "local",
    description:
      "Who sends the codes of the quote wizard: netgsm or twilio. local shows them on the console and writes them to DATA_DIR/outbox.",
  },
  { name: "NETGSM_USER", kind: "text", default: "", description: "API user of Netgsm." },
  { name: "NETGSM_PASSWORD", kind: "text", default: "", description: "Password of that user.", secret: true },
  { name: "NETGSM_HEADER", kind: "text", default: "", description: "Sender name that Netgsm has approved." },
  { name: "TWILIO_ACCOUNT_SID", kind: "text", default: "", description: "Account of Twilio." },
  { name: "TWILIO_AUTH_TOKEN", kind: "text", default: "", description: "Token of that account.", secret: true },
  {
    name: "TWILIO_FROM",
    kind: "text",
    default: "",
    description: "Sender at Twilio: a number, a sender name, or the id of a messaging service.",
  },
  {
    name: "SMS_COUNTRIES",
    kind: "countries",
    default: "TR",
    description: "Countries whose numbers get codes, by their ISO codes.",
  },
  { name: "SMS_PER_DAY", kind: "count", default: "1000", description: "Codes a day in all; more are refused." },
  {
    name: "SMS_PER_COUNTRY_PER_DAY",
    kind: "count",
    default: "500",
    description: "Codes a day to each country.",
  },
  {
    name: "COUNTRY_LOOKUP_URL",
    kind: "address",
    default: "/api/country",
    description: "Who tells the phone field the visitor's country, in plain text. By default this server.",
    build: true,
  },
  {
    name: "TRUSTED_PROXIES",
    kind: "networks",
    default: "",
    description: "Addresses or networks whose X-Forwarded-For and X-Forwarded-Proto headers count.",
  },
  {
    name: "METRICS_PORT",
    kind: "optionalPort",
    default: "",
    description:
      "Port where Prometheus reads /metrics; 0 takes a free one. Empty: nothing is measured. npm run worker has its own.",
  },
  {
    name: "METRICS_HOST",
    kind: "host",
    default: "127.0.0.1",
    description: "Address to serve metrics on. Never one that visitors reach.",
  },
  {
    name: "FILES_IN_MEMORY_MB",
    kind: "count",
    // What browsers ask for of the site as it is, and half as much again.
    default: "5",
    description:
      "Memory for finished files, in megabytes. Those that do not fit are read from disk when somebody asks for them; pages in the form that browsers take come first.",
  },
  { name: "LOG_LEVEL", kind: "logLevel", default: "info", description: "Least severe level that is logged." },
] as const satisfies readonly Setting[];

type Row = (typeof environmentTable)[number];
export type Environment = { [R in Row as R["name"]]: z.output<Kinds[R["kind"]]["schema"]> };
export type EnvironmentSource = Readonly<Record<string, string | undefined>>;

/** The checked environment; an empty value counts as not set. Throws a StartRefusal that names every bad value. */
export function readEnvironment(source: EnvironmentSource): Environment {
  const rows = environmentTable.map((row) => ({ row, parsed: parse(row, source) }));
  const sentences = rows.flatMap(({ row, parsed }) => (parsed.success ? [] : [complaint(row, source)]));
  if (sentences.length > 0) throw new StartRefusal(sentences);
  const env = Object.fromEntries(rows.map(({ row, parsed }) => [row.name, parsed.data])) as Environment;
  const unfit = complaintsTogether(env);
  if (unfit.length > 0) throw new StartRefusal(unfit);
  return env;
}

/** The settings that a build bakes in, as text: the build step writes them down, the server compares them. */
export function buildInputs(source: EnvironmentSource): Record<string, string> {
  readEnvironment(source);
  const inputs = environmentTable.filter((row: Setting) => row.build);
  return Object.fromEntries(inputs.map((row) => [row.name, textOf(row, source)]));
}

function parse(row: Setting, source: EnvironmentSource) {
  return environmentKinds[row.kind].schema.safeParse(textOf(row, source));
}

function textOf(row: Setting, source: EnvironmentSource): string {
  return source[row.name]?.trim() || row.default;
}

function complaint(row: Setting, source: EnvironmentSource): string {
  const given = row.secret ? "" : `, but is "${textOf(row, source)}"`;
  return `${row.name} must be ${environmentKinds[row.kind].expects}${given}.`;
}
