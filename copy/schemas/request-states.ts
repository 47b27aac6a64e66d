import { z } from "zod";
import { link, note, section, seen, sentence } from "./fields.ts";

export const requestStates = z.strictObject({
  form: z.strictObject({
    tooMany: note,
    changed: z.strictObject({
      title: seen(),
      text: seen(),
      button: seen({ max: 40 }),
    }),
  }),
  mailed: z.strictObject({
    title: seen(),
    text: sentence(["address"]),
    next: seen(),
    missing: seen(),
    again: seen({ max: 40 }),
  }),
  confirm: section({
    submit: seen({ max: 40 }),
    sending: seen({ max: 40 }),
    notYou: seen(),
    failed: note,
  }),
  ended: section({ text: seen(), again: link() }),
  confirmed: section({
    reference: seen(),
    due: seen(),
    next: sentence(["address"]),
    more: link(),
  }),
});
