import { z } from "zod";
import { counted, countedOrNone, seen, sentence } from "./fields.ts";

/** The daily digest of whoever operates the site. */
export const digest = z.strictObject({
  tag: seen({ max: 40 }),
  subject: counted(["day", "total"]),
  title: countedOrNone(["total"]),
  period: sentence(["from", "to"]),
  forms: z.strictObject({
    contact: seen(),
    report: seen(),
    quote: seen(),
  }),
  held: seen(),
  deliveries: seen(),
  waiting: seen(),
  oldest: seen(),
  dead: seen(),
  jobs: seen(),
  failedJobs: seen(),
  jobNames: z.strictObject({
    backup: seen(),
    publish: seen(),
    release: seen(),
  }),
  requests: seen(),
  open: seen(),
  nearest: seen(),
  help: seen(),
  footer: seen(),
});

/** What operators are told at once. */
export const alert = z.strictObject({
  tag: seen({ max: 40 }),
  subject: sentence(["title"], { max: 40 }),
  reasons: z.strictObject({
    "delivery-given-up": z.strictObject({ title: seen({ max: 70 }), text: seen() }),
    "storage-failed": z.strictObject({ title: seen({ max: 70 }), text: seen() }),
    "disk-nearly-full": z.strictObject({ title: seen({ max: 70 }), text: seen() }),
    "sms-paused": z.strictObject({ title: seen({ max: 70 }), text: seen() }),
    "sms-budget-low": z.strictObject({ title: seen({ max: 70 }), text: seen() }),
    "sms-budget-spent": z.strictObject({ title: seen({ max: 70 }), text: seen() }),
    "backup-failed": z.strictObject({ title: seen({ max: 70 }), text: seen() }),
    "publish-failed": z.strictObject({ title: seen({ max: 70 }), text: seen() }),
    "release-failed": z.strictObject({ title: seen({ max: 70 }), text: seen() }),
    "request-due": z.strictObject({ title: seen({ max: 70 }), text: seen() }),
  }),
  facts: z.strictObject({
    time: seen({ max: 30 }),
    delivery: seen({ max: 30 }),
    kind: seen({ max: 30 }),
    error: seen({ max: 30 }),
    machine: seen({ max: 30 }),
    free: seen({ max: 30 }),
    prefix: seen({ max: 30 }),
    pausedUntil: seen({ max: 30 }),
    cap: seen({ max: 30 }),
    used: seen({ max: 30 }),
    renewed: seen({ max: 30 }),
    reference: seen({ max: 30 }),
    dueOn: seen({ max: 30 }),
  }),
  caps: z.strictObject({
    total: seen(),
    country: sentence(["code"]),
  }),
  kinds: z.strictObject({
    "team-mail": seen(),
    "visitor-mail": seen(),
    webhook: seen(),
    "resume-mail": seen(),
    "confirm-mail": seen(),
    "status-webhook": seen(),
    digest: seen(),
    alert: seen(),
  }),
  footer: seen(),
});
