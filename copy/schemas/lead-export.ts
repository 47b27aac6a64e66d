import { z } from "zod";
import { seen } from "./fields.ts";

export const leadExport = z.strictObject({
  facts: z.strictObject({
    reference: seen(),
    id: seen(),
    form: seen(),
    createdAt: seen(),
    held: seen(),
    locale: seen(),
    page: seen(),
    email: seen(),
    phone: seen(),
    packages: seen(),
    notice: seen(),
    consents: seen(),
  }),
  answers: z.strictObject({
    message: seen(),
    partner: seen(),
    note: seen(),
  }),
  forms: z.strictObject({
    contact: seen(),
    report: seen(),
    quote: seen(),
  }),
  held: z.strictObject({
    honeypot: seen(),
    speed: seen(),
    captcha: seen(),
  }),
  yes: seen({ max: 12 }),
});
