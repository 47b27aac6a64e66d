import { randomUUID } from "node:crypto";
import { defaultLocale } from "../../site/locales.ts";
import { type Log, logFailure } from "../http/request-log.ts";
import { renderAlertMail } from "../mail/alert-mail.ts";
import type { Clock, Mailer, NewDelivery, Storage, WebhookSender } from "../ports.ts";
import { alertEvent } from "../webhook/events.ts";
import { type Alert, alertRule, type Incident, subjectOf } from "./alert.ts";

const hour = 3_600_000;

export type AlertOptions = {
  storage: Pick<Storage, "outbox" | "limits">;
  mailer: Pick<Mailer, "send">;
  webhook?: WebhookSender | undefined;
  /** Empty: no alert goes by mail. */
  mailbox: string;
  clock: Clock;
  log: Log;
  /** Called once there is something to deliver. */
  wake: () => void;
};

export type Alerts = { raise(incident: Incident): Promise<void> };

/** Tells the operators and the log, at most once an hour, a pause or a day of the same. Never throws. */
export function createAlerts({ storage, mailer, webhook, mailbox, clock, log, wake }: AlertOptions): Alerts {
  const sentDirectly = new Map<string, number>();

  async function enqueue(alert: Alert): Promise<void> {
    const { allowed } = await storage.limits.take([alertRule(alert)], alert.at);
    if (!allowed) return;
    log.error(alert, "alert");
    const delivery = (target: string): NewDelivery => ({
      id: randomUUID(),
      kind: "alert",
      target,
      facts: JSON.stringify(alert),
    });
    const targets = [...(mailbox ? [mailbox] : []), ...(webhook ? ["webhook"] : [])];
    await storage.outbox.enqueue(targets.map(delivery), alert.at);
    wake();
  }

  /** Without the outbox, when that is what is broken: one try, and this process alone counts the hour. */
  async function sendDirectly(alert: Alert): Promise<void> {
    const last = sentDirectly.get(subjectOf(alert));
    if (last !== undefined && Math.abs(alert.at - last) < hour) return;
    sentDirectly.set(subjectOf(alert), alert.at);
    log.error(alert, "alert");
    const id = randomUUID();
    await Promise.all([
      mailbox && mailer.send({ id, to: mailbox, locale: defaultLocale, ...renderAlertMail(alert) }),
      webhook?.send({ id, timestamp: alert.at, body: alertEvent(alert) }),
    ]);
  }

  return {
    async raise(incident) {
      const alert: Alert = { ...incident, at: clock() };
      try {
        if (alert.reason === "storage-failed") await sendDirectly(alert);
        else await enqueue(alert).catch(() => sendDirectly(alert));
      } catch (error) {
        logFailure(log, undefined, error);
      }
    },
  };
}
