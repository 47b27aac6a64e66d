import type { Environment } from "./env.ts";

/** Settings that are fine alone and make no sense together. */
export function complaintsTogether(env: Environment): string[] {
  return [...captchaComplaints(env), ...webhookComplaints(env), ...sharedComplaints(env)];
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

/** Instances that share a database must agree on the secret, or each refuses the other's links and counts apart. */
function sharedComplaints({ DATABASE_URL, SECRET }: Environment): string[] {
  return DATABASE_URL !== "" && SECRET === "" ? ["SECRET must be set where DATABASE_URL is."] : [];
}
