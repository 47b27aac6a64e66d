import type { Meter } from "../meter.ts";
import type { Deliver } from "../outbox/deliver.ts";
import type { Captcha } from "../ports/leads.ts";
import type { SmsSender } from "../ports/quotes.ts";
import { countryOf } from "../use-cases/quote/phone.ts";

export function measuredSms(sms: SmsSender, meter: Meter | undefined): SmsSender {
  if (!meter) return sms;
  return {
    ...sms,
    async send(message) {
      const result = await sms.send(message);
      meter.sms(countryOf(message.to), result.sent ? "sent" : "failed");
      return result;
    },
  };
}

export function measuredCaptcha(captcha: Captcha | undefined, meter: Meter | undefined): Captcha | undefined {
  if (!captcha || !meter) return captcha;
  return {
    async verify(...given) {
      const answer = await captcha.verify(...given);
      meter.captcha(answer.verdict);
      return answer;
    },
  };
}

export function measuredDeliver(deliver: Deliver, meter: Meter | undefined): Deliver {
  if (!meter) return deliver;
  return async (delivery) => {
    const began = performance.now();
    const count = (outcome: Parameters<Meter["delivery"]>[1]) =>
      meter.delivery(delivery.kind, outcome, (performance.now() - began) / 1_000);
    try {
      const result = await deliver(delivery);
      count(result.outcome);
      return result;
    } catch (error) {
      // It is tried again.
      count("later");
      throw error;
    }
  };
}
