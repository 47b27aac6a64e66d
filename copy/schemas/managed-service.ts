import { z } from "zod";
import {
  described,
  entries,
  id,
  link,
  list,
  meta,
  numberedSteps,
  pageHead,
  questions,
  section,
  seen,
  storyName,
} from "./fields.ts";

export const managedService = z.strictObject({
  meta,
  head: pageHead.extend({
    figures: z.array(z.strictObject({ value: seen({ max: 8 }), label: seen({ max: 55 }) })).length(3),
    legend: z.strictObject({ point: seen({ max: 65 }), warm: seen({ max: 60 }) }),
  }),
  overview: section({ paragraphs: list(seen()) }),
  services: z.strictObject({
    title: seen(),
    note: seen(),
    groups: entries({
      id: id("Hizmet grubunun adresteki adı.", "Name of a group of services in the address."),
      title: seen({ max: 40 }),
      items: entries({
        id: id("Hizmetin adresteki adı; bağlantılar onu açar.", "Name of a service in the address; links open it."),
        title: seen(),
        text: seen(),
        points: list(seen()),
      }),
    }),
  }),
  steps: section({ items: numberedSteps }).exactOptional(),
  levels: section({
    operations: z.array(seen({ max: 32 })).length(3),
    examples: list(seen()),
  }).exactOptional(),
  terms: z.strictObject({
    drivers: z.array(seen()).min(3).max(5),
    term: seen(),
    takeOver: seen(),
  }),
  story: storyName("Referans olarak gösterilen hikâyenin dosya adı.", "File name of the story shown as a reference."),
  director: z.strictObject({
    person: id(
      "Hizmetten sorumlu direktörün facts.yaml içindeki adı.",
      "Name in facts.yaml of the director who answers for the service.",
    ),
    sentence: seen(),
  }),
  faq: questions,
  related: list(link()),
  closing: section({
    quote: link({ max: 60 }),
    contact: link({ max: 60 }),
    contactFirst: described(
      z.literal(true),
      "id",
      "Yazılırsa iletişim düğmesi teklif düğmesinden önce gelir.",
      "Where it is set, the contact button comes before the quote button.",
    ).exactOptional(),
  }),
});
