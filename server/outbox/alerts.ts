import { randomUUID } from "node:crypto";
import { hour } from "../../domain/time.ts";
import { defaultLocale } from "../../site/locales.ts";
import { type Log, logFailure } from "../log.ts";
import { renderAlertMail } from "../mail/operator-mails.ts";
import { type Alert, alertRule, type Incident, subjectOf } from "../ports/alerts.ts";
import type { Mailer, NewDelivery, WebhookSender } from "../ports/deliveries.ts";
import type { Clock } from "../ports/limits.ts";
import type { Storage } from "../ports/storage.ts";
import { alertEvent } from "./webhook-events.ts";

export type AlertOptions = {
  /** Absent: everything is sent directly. */
  storage: Pick<Storage, "outbox" | "limits"> | undefined;
  mailer: Pick<Mailer, "send">;
  webhook?: WebhookSender | undefined;
  /** Empty: no alert goes by mail. */
  mailbox: string;
  clock: Clock;
  log: Log;
  /** Called once there is something to deliver. */
  wake: () => void;
};

/** False where nobody was told: too soon after the last one, or nobody could be reached. */
export type Alerts = { raise(incident: Incident): Promise<boolean> };

/** Tells the operators and the log, at most once an hour, a pause or a day of the same. Never throws. */
export function createAlerts({ storage, mailer, webhook, mailbox, clock, log, wake }: AlertOptions): Alerts {
  const sentDirectly = new Map<string, number>();

  async function enqueue(alert: Alert): Promise<boolean> {
    if (!storage) return sendDirectly(alert);
    const { allowed } = await storage.limits.take([alertRule(alert)], alert.at);
    if (!allowed) return false;
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
    return true;
  }

  /** Without the outbox, when that is what is broken: one try, and this process alone counts the hour. */
  async function sendDirectly(alert: Alert): Promise<boolean> {
    const last = sentDirectly.get(subjectOf(alert));
    if (last !== undefined && Math.abs(alert.at - last) < hour) return false;
    sentDirectly.set(subjectOf(alert), alert.at);
    log.error(alert, "alert");
    const id = randomUUID();
    const attempts = await Promise.all([
      mailbox && mailer.send({ id, to: mailbox, locale: defaultLocale, ...renderAlertMail(alert) }),
      webhook?.send({ id, timestamp: alert.at, body: alertEvent(alert) }),
    ]);
    return attempts.every((attempt) => !attempt || attempt.outcome === "delivered");
  }

  return {
    async raise(incident) {
      const alert: Alert = { ...incident, at: clock() };
      try {
        if (alert.reason === "storage-failed") return await sendDirectly(alert);
        return await enqueue(alert).catch(() => sendDirectly(alert));
      } catch (error) {
        logFailure(log, undefined, error);
        return false;
      }
    },
  };
}
