import type { NodemailerError } from "nodemailer";
import type { Attempt } from "../ports/deliveries.ts";

/** About the recipient or the message, not about our own access to the mail server. */
const final = ["RCPT TO", "DATA"];

/**
 * What a failure means. Only a 5xx answer to recipient or message is for good; a refused login or sender is ours to
 * repair, and the mails wait for it. Of the server's answer the codes are kept: its words may repeat an address.
 */
export function attemptOf(error: unknown): Attempt {
  const { permanent, command } = error as NodemailerError;
  const isFinal = permanent === true && final.includes(command ?? "");
  return { outcome: isFinal ? "never" : "later", error: smtpFailure(error) };
}

export function smtpFailure(error: unknown): string {
  const { code, originalCode, responseCode, response } = error as NodemailerError & { originalCode?: string };
  const enhanced = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response ?? "")?.[1];
  const parts = responseCode ? [responseCode, enhanced] : [originalCode ?? code ?? "failed"];
  return ["smtp", ...parts].filter(Boolean).join(" ");
}
