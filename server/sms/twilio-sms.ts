import type { SmsSender } from "../ports/quotes.ts";
import { callProvider } from "./provider-call.ts";
import { smsTextProblem } from "./sms-text.ts";

export type TwilioOptions = {
  accountSid: string;
  authToken: string;
  /** A number, a sender name, or the id of a messaging service (MG…). */
  from: string;
  baseUrl?: string;
  timeout?: number;
};

/** What Twilio's codes mean to whoever runs the site. */
const meanings: Record<number, string> = {
  20003: "wrong account or token",
  20429: "too many requests",
  21211: "the number is not valid",
  21212: "the sender is not valid",
  21408: "the account may not send to this country",
  21606: "the sender cannot send SMS",
  21608: "a trial account reaches verified numbers alone",
  21610: "the recipient has unsubscribed",
  21612: "the number cannot be reached from this sender",
  21614: "the number is no mobile number",
};

export function twilioSms({ accountSid, authToken, from, baseUrl, timeout = 8_000 }: TwilioOptions): SmsSender {
  const origin = baseUrl ?? "https://api.twilio.com";
  const url = `${origin}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`;
  const sender: Record<string, string> = /^MG[0-9a-f]{32}$/i.test(from)
    ? { MessagingServiceSid: from }
    : { From: from };
  const refused = (why: string) => ({ sent: false, error: `twilio: ${why}` }) as const;

  return {
    provider: "twilio",
    async send({ to, text }) {
      const problem = smsTextProblem(text);
      if (problem) return refused(problem);
      const body = new URLSearchParams({ To: to, Body: text, ...sender }).toString();
      const type = "application/x-www-form-urlencoded";
      const answer = await callProvider({ url, user: accountSid, password: authToken, type, body, timeout });
      if ("failure" in answer) return refused(answer.failure);
      const { sid, code, error_code: late } = answer.body;
      if (answer.status === 201 && typeof sid === "string" && !late) return { sent: true, providerId: sid };
      return refused(explained(late ?? code, answer.status));
    },
  };
}

function explained(code: unknown, status: number): string {
  if (typeof code !== "number") return `status ${status}`;
  return meanings[code] ? `${code}, ${meanings[code]}` : String(code);
}
