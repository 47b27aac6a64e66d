import type { SmsSender } from "../ports/quotes.ts";
import { callProvider } from "./provider-call.ts";
import { smsTextProblem } from "./sms-text.ts";

export type NetgsmOptions = {
  /** User code of an API user, its password, and a sender name that Netgsm has approved. */
  user: string;
  password: string;
  header: string;
  baseUrl?: string;
  timeout?: number;
};

/** What the codes of the OTP service mean to whoever runs the site. */
const meanings: Record<string, string> = {
  "20": "the text is too long or has letters it does not take",
  "30": "wrong user or password, no right to use the API, or a call from an address that is not allowed",
  "40": "the sender name is not defined",
  "41": "the sender name is not valid",
  "50": "it does not accept the number",
  "51": "it does not accept the number",
  "52": "it does not accept the number",
  "60": "the account has no OTP package or no credit",
  "70": "a parameter is wrong or missing",
  "80": "the sending limit is reached",
  "85": "too many messages to one number",
  "100": "system error",
  "101": "system error",
};

/** Netgsm's service for codes, REST v2. It reaches mobile numbers of Türkiye alone. */
export function netgsmSms({ user, password, header, baseUrl, timeout = 8_000 }: NetgsmOptions): SmsSender {
  const url = `${baseUrl ?? "https://api.netgsm.com.tr"}/sms/rest/v2/otp`;
  const refused = (why: string) => ({ sent: false, error: `netgsm: ${why}` }) as const;

  return {
    provider: "netgsm",
    async send({ to, text }) {
      const [, number] = /^\+90(5\d{9})$/.exec(to) ?? [];
      if (!number) return refused("its code service reaches mobile numbers of Türkiye alone");
      const problem = smsTextProblem(text);
      if (problem) return refused(problem);
      const body = JSON.stringify({ msgheader: header, msg: text, no: number });
      const answer = await callProvider({ url, user, password, type: "application/json", body, timeout });
      if ("failure" in answer) return refused(answer.failure);
      const { code, jobid, jobId } = answer.body;
      if (code === "00" && answer.status === 200) return { sent: true, providerId: String(jobid ?? jobId ?? "") };
      return refused(explained(code, answer.status));
    },
  };
}

function explained(code: unknown, status: number): string {
  if (typeof code !== "string" || !/^\d{2,4}$/.test(code)) return `status ${status}`;
  return meanings[code] ? `${code}, ${meanings[code]}` : code;
}
