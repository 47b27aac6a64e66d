import { join } from "node:path";
import type { SmsCaps } from "../../domain/verification/sms-limits.ts";
import type { SmsSender } from "../ports/quotes.ts";
import { localSms } from "./local-sms.ts";
import { netgsmSms } from "./netgsm-sms.ts";
import { twilioSms } from "./twilio-sms.ts";

type SmsSettings = {
  SMS_PROVIDER: SmsSender["provider"];
  NETGSM_USER: string;
  NETGSM_PASSWORD: string;
  NETGSM_HEADER: string;
  TWILIO_ACCOUNT_SID: string;
  TWILIO_AUTH_TOKEN: string;
  TWILIO_FROM: string;
  DATA_DIR: string;
};

export type SmsCapSettings = { SMS_COUNTRIES: string[]; SMS_PER_COUNTRY_PER_DAY: number; SMS_PER_DAY: number };

/** Who sends codes, as the settings say. */
export function configuredSms(env: SmsSettings, say: (line: string) => void = console.error): SmsSender {
  switch (env.SMS_PROVIDER) {
    case "netgsm":
      return netgsmSms({ user: env.NETGSM_USER, password: env.NETGSM_PASSWORD, header: env.NETGSM_HEADER });
    case "twilio":
      return twilioSms({ accountSid: env.TWILIO_ACCOUNT_SID, authToken: env.TWILIO_AUTH_TOKEN, from: env.TWILIO_FROM });
    case "local":
      return localSms(join(env.DATA_DIR, "outbox"), say);
  }
}

/** How many codes may go where. */
export function smsCaps(env: SmsCapSettings): SmsCaps {
  return { countries: env.SMS_COUNTRIES, perCountry: env.SMS_PER_COUNTRY_PER_DAY, total: env.SMS_PER_DAY };
}
