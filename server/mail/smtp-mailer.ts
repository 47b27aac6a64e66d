import { createTransport, type NodemailerError } from "nodemailer";
import type { Attempt, Mailer } from "../ports/deliveries.ts";
import { compose, type Sender } from "./compose.ts";

export type SmtpOptions = Sender & {
  /** smtps:// speaks TLS from the start, smtp:// switches to it where it can. */
  url: string;
  timeouts?: Partial<SmtpTimeouts>;
};

type SmtpTimeouts = {
  connect: number;
  /** Without a word from the server. */
  silence: number;
  /** For a message in all, shorter than half the worker's lease: no dripping server outlasts it. */
  whole: number;
};

const defaultTimeouts: SmtpTimeouts = { connect: 10_000, silence: 20_000, whole: 25_000 };

/** Sends mails over a few connections that stay open from one mail to the next. */
export function smtpMailer({ url, timeouts, ...sender }: SmtpOptions): Mailer & { close(): void } {
  const limits = { ...defaultTimeouts, ...timeouts };
  const open = () =>
    createTransport({
      pool: true,
      url,
      maxConnections: 5,
      // Trying again is the outbox's business; once is for a connection that was closed while it lay idle.
      maxRequeues: 1,
      requireTLS: mustHide(url),
      connectionTimeout: limits.connect,
      greetingTimeout: limits.connect,
      dnsTimeout: limits.connect,
      socketTimeout: limits.silence,
    });
  let pool = open();

  /** Drops every connection of a pool that hangs; what comes next gets a new one. */
  function renew(hanging: typeof pool): void {
    if (pool === hanging) pool = open();
    hanging.close({ force: true });
  }

  return {
    async send(message) {
      const mail = compose(message, sender);
      if (!mail) return { outcome: "never", error: "smtp: no usable address" };
      const used = pool;
      const overdue = setTimeout(() => renew(used), limits.whole);
      try {
        await used.sendMail(mail);
        return { outcome: "delivered" };
      } catch (error) {
        return attemptOf(error);
      } finally {
        clearTimeout(overdue);
      }
    },
    async check() {
      await pool.verify().catch((error) => {
        throw new Error(smtpFailure(error));
      });
    },
    close: () => pool.close({ force: true }),
  };
}

/** A password must not travel in the open, unless the mail server is this very machine. */
function mustHide(url: string): boolean {
  const { username, hostname } = new URL(url);
  return username !== "" && !["localhost", "127.0.0.1", "[::1]"].includes(hostname);
}

/** About the recipient or the message, not about our own access to the mail server. */
const final = ["RCPT TO", "DATA"];

/**
 * What a failure means. Only a 5xx answer to recipient or message is for good; a refused login or sender is ours to
 * repair, and the mails wait for it. Of the server's answer the codes are kept: its words may repeat an address.
 */
function attemptOf(error: unknown): Attempt {
  const { permanent, command } = error as NodemailerError;
  const isFinal = permanent === true && final.includes(command ?? "");
  return { outcome: isFinal ? "never" : "later", error: smtpFailure(error) };
}

function smtpFailure(error: unknown): string {
  const { code, originalCode, responseCode, response } = error as NodemailerError & { originalCode?: string };
  const enhanced = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response ?? "")?.[1];
  const parts = responseCode ? [responseCode, enhanced] : [originalCode ?? code ?? "failed"];
  return ["smtp", ...parts].filter(Boolean).join(" ");
}
