import { z } from "zod";
import * as kinds from "./environment-kinds.ts";
import { smsFits } from "./sms/sms-text.ts";
import { StartRefusal } from "./start-refusal.ts";

type Flags = {
  /** It stands in finished pages or their headers: a build made with another value is refused. */
  build?: true;
  /** Its value is never repeated in a message. */
  secret?: true;
};

const about = z.registry<{ default: string; description: string } & Flags>();

/** A setting: how its text is read, the text that stands for an empty one, and what operators read about it. */
function setting<T extends z.ZodType<unknown, string>>(
  kind: T,
  text: z.input<T> & string,
  description: string,
  flags: Flags = {},
) {
  const schema = z.prefault(kind, text);
  about.add(schema, { default: text, description, ...flags });
  return schema;
}

/** Every setting of the server. The README's table, deployment/environment.example and the build's inputs follow it. */
const settings = z.object({
  PORT: setting(kinds.port, "3000", "Port to listen on; 0 takes a free one."),
  // All interfaces: a container or a proxy on another machine reaches the site without a setting,
  // and unlike "::" it also works where IPv6 is switched off.
  HOST: setting(
    kinds.host,
    "0.0.0.0",
    "Address to listen on. Set 127.0.0.1 when a proxy on the same machine is the only caller.",
  ),
  ORIGIN: setting(
    kinds.origin,
    "http://localhost:3000",
    "Public origin of the site. With https the server also sends HSTS and marks its cookies Secure.",
    { build: true },
  ),
  TAG_MANAGER_ID: setting(
    kinds.tagManager,
    "",
    "Container of Google Tag Manager, such as GTM-ABC123. Visitors are asked for consent only where it is set.",
    { build: true },
  ),
  DATA_DIR: setting(kinds.folder, "data", "Folder for what the site keeps; made when it is first needed."),
  DATABASE_URL: setting(
    kinds.databaseUrl,
    "",
    "PostgreSQL for leads, when one machine is not enough. Empty: SQLite in DATA_DIR.",
    { secret: true },
  ),
  SECRET: setting(
    kinds.secret,
    "",
    "Signs links and hashes what limits count. Empty: a random one is kept in DATA_DIR. Must be given where DATABASE_URL is, the same for every instance.",
    { secret: true },
  ),
  SMTP_URL: setting(kinds.smtpUrl, "", "Mail server. Empty: mails are written to DATA_DIR/outbox as files.", {
    secret: true,
  }),
  MAIL_FROM: setting(kinds.mailbox, "site@yakamoz.example", "Sender of the site's mails."),
  LEAD_MAILBOXES: setting(
    kinds.leadRoutes,
    "",
    "Who gets which lead, by form, topic and choice, such as contact/request/sales=sales@example.com; the narrowest row counts. The form request is for data subjects. Empty: the addresses of content/facts.yaml.",
  ),
  OPERATOR_MAILBOX: setting(
    kinds.mailbox,
    "",
    "Gets the daily digest and alerts. Empty: alerts stand in the log alone.",
  ),
  DIGEST_HOUR: setting(kinds.hour, "8", "Hour of the daily digest, Istanbul time."),
  WEBHOOK_URL: setting(
    kinds.webAddress,
    "",
    "Is called for every lead, every alert and, without the person, every change of a lead’s status and every confirmed data-subject request; signed after Standard Webhooks.",
  ),
  WEBHOOK_SECRETS: setting(kinds.webhookSecrets, "", "Signs the webhook; two while a secret is being changed.", {
    secret: true,
  }),
  LEAD_RETENTION_DAYS: setting(
    kinds.days,
    "730",
    "After so many days a lead is erased; so many days after its end, whoever made a data-subject request. The personal-data notices name the same period; the start and npm run leads -- check say which sentences to change.",
  ),
  WORKER: setting(
    kinds.onOrOff,
    "on",
    "Whether this process delivers mails and webhooks. Off where npm run worker does it.",
  ),
  TRANSFER_CONSENT: setting(
    kinds.requirement,
    "required",
    "Whether forms need the consent to transfer of data abroad: required, optional, or off where nothing is sent abroad; off takes the box out of the forms and its paragraphs out of the notices.",
    { build: true },
  ),
  RECAPTCHA_SITE_KEY: setting(
    kinds.text,
    "",
    "reCAPTCHA for forms. Set together with RECAPTCHA_VERSION and RECAPTCHA_SECRET.",
    { build: true },
  ),
  RECAPTCHA_VERSION: setting(kinds.captchaVersion, "", "Version of reCAPTCHA: 3."),
  RECAPTCHA_SECRET: setting(kinds.text, "", "Secret of reCAPTCHA.", { secret: true }),
  RECAPTCHA_VERIFY_URL: setting(
    kinds.webAddress,
    "https://www.recaptcha.net/recaptcha/api/siteverify",
    "Where tokens are checked.",
  ),
  SMS_PROVIDER: setting(
    kinds.smsProvider,
    "local",
    "Who sends the codes of the quote wizard: netgsm or twilio. local shows them on the console and writes them to DATA_DIR/outbox.",
  ),
  NETGSM_USER: setting(kinds.text, "", "API user of Netgsm."),
  NETGSM_PASSWORD: setting(kinds.text, "", "Password of that user.", { secret: true }),
  NETGSM_HEADER: setting(kinds.text, "", "Sender name that Netgsm has approved."),
  TWILIO_ACCOUNT_SID: setting(kinds.text, "", "Account of Twilio."),
  TWILIO_AUTH_TOKEN: setting(kinds.text, "", "Token of that account.", { secret: true }),
  TWILIO_FROM: setting(kinds.text, "", "Sender at Twilio: a number, a sender name, or the id of a messaging service."),
  SMS_COUNTRIES: setting(kinds.countries, "TR", "Countries whose numbers get codes, by their ISO codes."),
  SMS_PER_DAY: setting(kinds.count, "1000", "Codes a day in all; more are refused."),
  SMS_PER_COUNTRY_PER_DAY: setting(kinds.count, "500", "Codes a day to each country."),
  COUNTRY_LOOKUP_URL: setting(
    kinds.address,
    "/api/country",
    "Who tells the phone field the visitor's country, in plain text. By default this server.",
    { build: true },
  ),
  TRUSTED_PROXIES: setting(
    kinds.networks,
    "",
    "Addresses or networks whose X-Forwarded-For and X-Forwarded-Proto headers count.",
  ),
  METRICS_PORT: setting(
    kinds.optionalPort,
    "",
    "Port where Prometheus reads /metrics; 0 takes a free one. Empty: nothing is measured. npm run worker has its own.",
  ),
  METRICS_HOST: setting(kinds.host, "127.0.0.1", "Address to serve metrics on. Never one that visitors reach."),
  // What browsers ask for of the site as it is, and half as much again.
  FILES_IN_MEMORY_MB: setting(
    kinds.count,
    "5",
    "Memory for finished files, in megabytes. Those that do not fit are read from disk when somebody asks for them; pages in the form that browsers take come first.",
  ),
  CONTENT_PREVIEW_DIR: setting(
    kinds.folder,
    "",
    "Folder like content/ whose texts are read at each request: a preview, drafts included, that search engines leave alone and nobody keeps. Needs a DATA_DIR of its own. Empty: the texts of the build.",
  ),
  CONTENT_PREVIEW_MARKS: setting(
    kinds.onOrOff,
    "off",
    "Whether texts of a preview carry the invisible marks by which the office finds them on the page; such pages run no script. The office sets it for the previews that it starts.",
  ),
  OFFICE_PORT: setting(
    kinds.port,
    "3100",
    "Port of the office, where the company's own people work; 0 takes a free one.",
  ),
  OFFICE_HOST: setting(kinds.host, "127.0.0.1", "Address the office listens on."),
  OFFICE_ORIGIN: setting(
    kinds.optionalOrigin,
    "",
    "Origin of the office, for the links in its mails. With https its cookies are Secure. Where it is given, the site's mails to teams link to the lead there, so the site needs it too. Empty: http://localhost with OFFICE_PORT; give it where people reach the office at another address.",
  ),
  OFFICE_DIR: setting(
    kinds.folder,
    "data/office",
    "Folder for people, sessions and log of the office, its own secret and, without a mail server, its mails. With DATABASE_URL people, sessions and log are in its schema office.",
  ),
  PUBLISHING: setting(
    kinds.publishing,
    "on",
    "Whether the office publishes. on: it builds the site, and npm start with the same OFFICE_DIR shows it. off: nothing is published.",
  ),
  PREVIEW_PORT: setting(
    kinds.port,
    "3101",
    "Port where the office shows the pages of drafts, for its own screens alone; 0 takes a free one. It listens on OFFICE_HOST.",
  ),
  PREVIEW_ORIGIN: setting(
    kinds.optionalOrigin,
    "",
    "Origin of those pages, another host than the office's. Empty: http://localhost with PREVIEW_PORT.",
  ),
  WORDS_UPSTREAM: setting(
    kinds.text,
    "",
    "Repository that is the home of the words, for the office and npm start: a folder, or an address with https or ssh. Empty: they live in OFFICE_DIR/words.git.",
    { secret: true },
  ),
  LOG_LEVEL: setting(kinds.logLevel, "info", "Least severe level that is logged."),
});

export type Environment = z.output<typeof settings>;
export type EnvironmentSource = Readonly<Record<string, string | undefined>>;

const names = Object.keys(settings.shape) as (keyof Environment)[];

/** The settings as rows, for whoever lists them. */
export const environmentTable = names.map((name) => ({
  name,
  default: "",
  description: "",
  ...about.get(settings.shape[name]),
}));

/** The checked environment; an empty value counts as not set. Throws a StartRefusal that names every bad value. */
export function readEnvironment(source: EnvironmentSource): Environment {
  const { success, data, error } = settings.safeParse(setIn(source));
  if (!success) throw new StartRefusal(sentencesOf(error, source));
  const conflicts = conflictsIn(data);
  if (conflicts.length > 0) throw new StartRefusal(conflicts);
  return data;
}

/** The settings that a build bakes in, as text: the build step writes them down, the server compares them. */
export function buildInputs(source: EnvironmentSource): Record<string, string> {
  readEnvironment(source);
  const inputs = environmentTable.filter(({ build }) => build);
  return Object.fromEntries(inputs.map((row) => [row.name, setIn(source)[row.name] ?? row.default]));
}

function setIn(source: EnvironmentSource): Record<string, string | undefined> {
  return Object.fromEntries(names.map((name) => [name, source[name]?.trim() || undefined]));
}

/** One for each setting, whatever is wrong with it. */
function sentencesOf({ issues }: z.ZodError, source: EnvironmentSource): string[] {
  return environmentTable.flatMap(({ name, secret }) => {
    const issue = issues.find(({ path }) => path[0] === name);
    const value = secret ? "" : `, but is "${source[name]?.trim()}"`;
    return issue ? [`${name} must be ${issue.message}${value}.`] : [];
  });
}

/** Settings that are fine alone and make no sense together. */
function conflictsIn(env: Environment): string[] {
  return [
    ...captchaConflicts(env),
    ...webhookConflicts(env),
    ...smsConflicts(env),
    ...sharedConflicts(env),
    ...previewConflicts(env),
  ];
}

function captchaConflicts({ RECAPTCHA_SITE_KEY, RECAPTCHA_VERSION, RECAPTCHA_SECRET }: Environment): string[] {
  if (!RECAPTCHA_SITE_KEY && !RECAPTCHA_VERSION && !RECAPTCHA_SECRET) return [];
  return [
    ...(RECAPTCHA_SITE_KEY ? [] : ["ReCaptcha error: No key provided. Set RECAPTCHA_SITE_KEY."]),
    ...(RECAPTCHA_VERSION ? [] : ["ReCaptcha error: No version provided. Set RECAPTCHA_VERSION to 3."]),
    ...(RECAPTCHA_SECRET ? [] : ["RECAPTCHA_SECRET must be set where RECAPTCHA_SITE_KEY is."]),
  ];
}

function webhookConflicts({ WEBHOOK_URL, WEBHOOK_SECRETS }: Environment): string[] {
  const unsigned = WEBHOOK_URL !== "" && WEBHOOK_SECRETS.length === 0;
  return unsigned ? ["WEBHOOK_SECRETS must be set where WEBHOOK_URL is: the webhook is always signed."] : [];
}

const smsCredentials = {
  local: [],
  netgsm: ["NETGSM_USER", "NETGSM_PASSWORD", "NETGSM_HEADER"],
  twilio: ["TWILIO_ACCOUNT_SID", "TWILIO_AUTH_TOKEN", "TWILIO_FROM"],
} as const;

function smsConflicts(env: Environment): string[] {
  const { SMS_PROVIDER, SMS_COUNTRIES, ORIGIN } = env;
  const missing = smsCredentials[SMS_PROVIDER].filter((name) => env[name] === "");
  const isAbroad = SMS_PROVIDER === "netgsm" && SMS_COUNTRIES.some((country) => country !== "TR");
  return [
    ...missing.map((name) => `${name} must be set where SMS_PROVIDER is ${SMS_PROVIDER}.`),
    ...(isAbroad ? ["SMS_COUNTRIES must be TR where SMS_PROVIDER is netgsm: its codes go to Türkiye alone."] : []),
    ...(smsFits(new URL(ORIGIN).hostname)
      ? []
      : ["ORIGIN must have a shorter host, or one in plain letters: a text message with a code has no room for it."]),
  ];
}

function sharedConflicts({ DATABASE_URL, SECRET }: Environment): string[] {
  if (DATABASE_URL === "" || SECRET !== "") return [];
  return [
    "SECRET must be set where DATABASE_URL is, the same for every instance: with one of its own each would refuse the links and codes of the others.",
  ];
}

/** What is sent from a preview is a trial: it reaches nobody and stands among no real leads. */
function previewConflicts(env: Environment): string[] {
  if (env.CONTENT_PREVIEW_DIR === "") return [];
  const outside = (["DATABASE_URL", "SMTP_URL", "WEBHOOK_URL"] as const).filter((name) => env[name] !== "");
  return [
    ...(env.DATA_DIR === defaultOf("DATA_DIR")
      ? ["DATA_DIR must be set where CONTENT_PREVIEW_DIR is, to a folder of its own: forms of a preview are trials."]
      : []),
    ...outside.map((name) => `${name} must be empty where CONTENT_PREVIEW_DIR is set: forms of a preview are trials.`),
    ...(env.SMS_PROVIDER === "local"
      ? []
      : ["SMS_PROVIDER must be local where CONTENT_PREVIEW_DIR is set: forms of a preview are trials."]),
  ];
}

function defaultOf(name: keyof Environment): string | undefined {
  return about.get(settings.shape[name])?.default;
}
