import { z } from "zod";
import { link, questionsHead, section, seen } from "./fields.ts";

/** The entry of a section in the menu below the head of a service's page. */
const entry = seen({ max: 30 });

export const managedServices = z.strictObject({
  sections: z.strictObject({
    overview: entry,
    services: entry,
    steps: entry,
    levels: entry,
    terms: entry,
    reference: entry,
    faq: entry,
    closing: entry,
  }),
  build: seen({ max: 40 }),
  example: seen({ max: 30 }),
  terms: section({ term: seen({ max: 40 }), takeOver: seen({ max: 40 }) }),
  story: seen({ max: 60 }),
  director: z.strictObject({ kicker: seen({ max: 40 }), more: link() }),
  faq: questionsHead,
  related: seen(),
});
