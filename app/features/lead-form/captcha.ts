import { hiddenFields } from "../../../domain/lead/form-result.ts";

/** A visitor waits no longer for a third party. */
const timeoutMs = 5_000;

let recaptcha: Recaptcha | undefined;

/** Loads the script when a form is first touched. Builds without a site key carry nothing of it. */
export function prepareCaptcha(): void {
  if (__RECAPTCHA_SITE_KEY__ && !recaptcha) captcha().init().catch(warn);
}

/** Adds a token to the form that is about to be sent, or nothing: a captcha that fails stops nobody. */
export async function addCaptchaToken(action: string, body: FormData): Promise<void> {
  if (!__RECAPTCHA_SITE_KEY__) return;
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, timeoutMs));
  const token = await Promise.race([captcha().execute(action), late]).catch(warn);
  if (token) body.set(hiddenFields.captcha, token);
}

function captcha(): Recaptcha {
  recaptcha ??= createRecaptcha({ siteKey: __RECAPTCHA_SITE_KEY__, version: 3 });
  return recaptcha;
}

function warn(error: Error): undefined {
  // biome-ignore lint/suspicious/noConsole: the form goes without it; whoever looks for the reason finds it here
  console.warn(error.message);
}

const scriptAddress = "https://www.recaptcha.net/recaptcha/api.js";

export type Grecaptcha = {
  ready: (listener: () => void) => void;
  execute: (siteKey: string, options: { action: string }) => PromiseLike<string>;
};

/** The document, as far as the script needs it. */
export type ScriptLoader = {
  /** Resolves once the script has run. A script that does not load is taken out again. */
  load: (address: string) => Promise<void>;
  grecaptcha: () => Grecaptcha | undefined;
};

export type Recaptcha = {
  /** May be called as often as one likes; after a failure it tries again. */
  init: () => Promise<void>;
  /** A token for one action. */
  execute: (action: string) => Promise<string>;
};

/** reCAPTCHA version 3: invisible, a token per action. */
export function createRecaptcha(settings: { siteKey: string; version: number }, loader = thisDocument): Recaptcha {
  const { siteKey, version } = settings;
  if (!siteKey) throw new Error("ReCaptcha error: No key provided");
  if (!version) throw new Error("ReCaptcha error: No version provided");
  let ready: Promise<void> | undefined;

  async function start(): Promise<void> {
    await loader.load(`${scriptAddress}?render=${encodeURIComponent(siteKey)}`);
    const loaded = loader.grecaptcha();
    if (!loaded) throw new Error("It set up nothing");
    await new Promise<void>((resolve) => loaded.ready(resolve));
  }

  function init(): Promise<void> {
    ready ??= start().catch(() => {
      ready = undefined;
      throw new Error("ReCaptcha error: Failed to load script");
    });
    return ready;
  }

  async function execute(action: string): Promise<string> {
    await init();
    const token = await ask(action);
    if (!token) throw new Error("Failed to execute");
    return token;
  }

  async function ask(action: string): Promise<string | undefined> {
    try {
      return await loader.grecaptcha()?.execute(siteKey, { action });
    } catch {
      throw new Error("ReCaptcha error: Failed to execute");
    }
  }

  return { init, execute };
}

const thisDocument: ScriptLoader = {
  load: (address) =>
    new Promise((resolve, reject) => {
      const script = Object.assign(document.createElement("script"), { src: address, async: true });
      script.onload = () => resolve();
      script.onerror = () => {
        script.remove();
        reject();
      };
      document.head.append(script);
    }),
  grecaptcha: () => (window as { grecaptcha?: Grecaptcha }).grecaptcha,
};
