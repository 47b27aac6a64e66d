import { formExtras } from "../../../domain/lead/answer.ts";
import { createRecaptcha, type Recaptcha } from "./recaptcha.ts";

/** A visitor waits no longer for a third party. */
const patience = 5_000;

let recaptcha: Recaptcha | undefined;

/** Loads the script when a form is first touched. Builds without a site key carry nothing of it. */
export function prepareCaptcha(): void {
  if (__RECAPTCHA_SITE_KEY__ && !recaptcha) captcha().init().catch(warn);
}

/** Adds a token to the form that is about to be sent, or nothing: a captcha that fails stops nobody. */
export async function addCaptchaToken(action: string, body: FormData): Promise<void> {
  if (!__RECAPTCHA_SITE_KEY__) return;
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, patience));
  const token = await Promise.race([captcha().execute(action), late]).catch(warn);
  if (token) body.set(formExtras.captcha, token);
}

function captcha(): Recaptcha {
  recaptcha ??= createRecaptcha({ siteKey: __RECAPTCHA_SITE_KEY__, version: 3 });
  return recaptcha;
}

function warn(error: Error): undefined {
  // biome-ignore lint/suspicious/noConsole: the form goes without it; whoever looks for the reason finds it here
  console.warn(error.message);
}
