import type { Log } from "../log.ts";
import { callFailure } from "../log.ts";
import type { Captcha } from "../ports/leads.ts";

export type RecaptchaOptions = {
  secret: string;
  /** Host of the site: a token that was made elsewhere does not count. */
  hostname: string;
  verifyUrl?: string;
  minimumScore?: number;
  timeout?: number;
  log: Log;
};

type Verdict = Awaited<ReturnType<Captcha["verify"]>>;

/**
 * Asks reCAPTCHA about a token. Where it cannot be asked the verdict is "unknown", with a line in the log. The
 * visitor's address is not sent along: the provider has seen it when the token was made.
 */
export function recaptchaV3(options: RecaptchaOptions): Captcha {
  const { secret, hostname, verifyUrl = "https://www.recaptcha.net/recaptcha/api/siteverify" } = options;
  const { minimumScore = 0.5, timeout = 3_000, log } = options;

  async function ask(token: string, action: string): Promise<Verdict> {
    const response = await fetch(verifyUrl, {
      method: "POST",
      body: new URLSearchParams({ secret, response: token }),
      redirect: "manual",
      signal: AbortSignal.timeout(timeout),
    });
    if (!response.ok) return unknown(`status ${response.status}`);
    return verdictOf(await response.json(), { action, hostname, minimumScore });
  }

  return {
    async verify(token, action) {
      const verdict = await ask(token, action).catch((error) => unknown(callFailure(error)));
      if (verdict.verdict === "unknown") log.warn({ reason: verdict.reason }, "captcha");
      return verdict;
    },
  };
}

type Expected = { action: string; hostname: string; minimumScore: number };

function verdictOf(answer: unknown, { action, hostname, minimumScore }: Expected): Verdict {
  if (typeof answer !== "object" || answer === null) return unknown("unreadable answer");
  const given = answer as Record<string, unknown>;
  if (given.success === false) return failure(given["error-codes"]);
  if (given.success !== true || typeof given.score !== "number") return unknown("unreadable answer");
  if (given.action !== action) return bot("made for another action");
  if (given.hostname !== hostname) return bot("made on another site");
  return given.score >= minimumScore ? { verdict: "human" } : bot("low score");
}

/** Only a token that was never one speaks against the visitor; a late or repeated one is an honest mistake. */
function failure(codes: unknown): Verdict {
  const [code = "no reason given"] = Array.isArray(codes)
    ? codes.filter((name) => /^[a-z-]{1,40}$/.test(String(name)))
    : [];
  return code === "invalid-input-response" ? bot(code) : unknown(code);
}

function unknown(reason: string): Verdict {
  return { verdict: "unknown", reason };
}

function bot(reason: string): Verdict {
  return { verdict: "bot", reason };
}
