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

const reason = z.strictObject({ title: seen({ max: 70 }), text: seen() });
const factLabel = seen({ max: 30 });

/** What operators are told at once. */
export const alert = z.strictObject({
  tag: seen({ max: 40 }),
  subject: sentence(["title"], { max: 40 }),
  reasons: z.strictObject({
    "delivery-given-up": reason,
    "storage-failed": reason,
    "disk-nearly-full": reason,
    "sms-paused": reason,
    "sms-budget-low": reason,
    "sms-budget-spent": reason,
    "backup-failed": reason,
    "publish-failed": reason,
    "release-failed": reason,
    "request-due": reason,
  }),
  facts: z.strictObject({
    time: factLabel,
    delivery: factLabel,
    kind: factLabel,
    error: factLabel,
    machine: factLabel,
    free: factLabel,
    prefix: factLabel,
    pausedUntil: factLabel,
    cap: factLabel,
    used: factLabel,
    renewed: factLabel,
    reference: factLabel,
    dueOn: factLabel,
  }),
  caps: z.strictObject({ total: seen(), country: sentence(["code"]) }),
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
