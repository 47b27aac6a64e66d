import type { Environment } from "./env.ts";
import { smsFits } from "./sms/code-text.ts";

/** Settings that are fine alone and make no sense together. */
export function complaintsTogether(env: Environment): string[] {
  return [...captchaComplaints(env), ...webhookComplaints(env), ...smsComplaints(env), ...sharedComplaints(env)];
}

function captchaComplaints({ RECAPTCHA_SITE_KEY, RECAPTCHA_VERSION, RECAPTCHA_SECRET }: Environment): string[] {
  if (!RECAPTCHA_SITE_KEY && !RECAPTCHA_VERSION && !RECAPTCHA_SECRET) return [];
  return [
    ...(RECAPTCHA_SITE_KEY ? [] : ["ReCaptcha error: No key provided. Set RECAPTCHA_SITE_KEY."]),
    ...(RECAPTCHA_VERSION ? [] : ["ReCaptcha error: No version provided. Set RECAPTCHA_VERSION to 3."]),
    ...(RECAPTCHA_SECRET ? [] : ["RECAPTCHA_SECRET must be set where RECAPTCHA_SITE_KEY is."]),
  ];
}

function webhookComplaints({ WEBHOOK_URL, WEBHOOK_SECRETS }: Environment): string[] {
  const unsigned = WEBHOOK_URL !== "" && WEBHOOK_SECRETS.length === 0;
  return unsigned ? ["WEBHOOK_SECRETS must be set where WEBHOOK_URL is: the webhook is always signed."] : [];
}

const smsCredentials = {
  local: [],
  netgsm: ["NETGSM_USER", "NETGSM_PASSWORD", "NETGSM_HEADER"],
  twilio: ["TWILIO_ACCOUNT_SID", "TWILIO_AUTH_TOKEN", "TWILIO_FROM"],
} as const;

function smsComplaints(env: Environment): string[] {
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

function sharedComplaints({ DATABASE_URL, SECRET }: Environment): string[] {
  if (DATABASE_URL === "" || SECRET !== "") return [];
  return [
    "SECRET must be set where DATABASE_URL is, the same for every instance: with one of its own each would refuse the links and codes of the others.",
  ];
}
