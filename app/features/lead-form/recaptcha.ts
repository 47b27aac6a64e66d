const host = "https://www.recaptcha.net/recaptcha/api.js";

export type Grecaptcha = {
  ready: (listener: () => void) => void;
  execute: (siteKey: string, options: { action: string }) => PromiseLike<string>;
};

/** The document, as far as the script needs it. */
export type ScriptPlace = {
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
export function createRecaptcha(settings: { siteKey: string; version: number }, place = thisDocument): Recaptcha {
  const { siteKey, version } = settings;
  if (!siteKey) throw new Error("ReCaptcha error: No key provided");
  if (!version) throw new Error("ReCaptcha error: No version provided");
  let ready: Promise<void> | undefined;

  async function start(): Promise<void> {
    await place.load(`${host}?render=${encodeURIComponent(siteKey)}`);
    const loaded = place.grecaptcha();
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
      return await place.grecaptcha()?.execute(siteKey, { action });
    } catch {
      throw new Error("ReCaptcha error: Failed to execute");
    }
  }

  return { init, execute };
}

const thisDocument: ScriptPlace = {
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
