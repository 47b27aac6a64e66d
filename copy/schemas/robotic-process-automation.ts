import { z } from "zod";
import {
  entries,
  figure,
  head,
  id,
  link,
  list,
  meta,
  pageHead,
  questionsSection,
  section,
  seen,
  storyCard,
} from "./fields.ts";

/** `tr` and `en` name the figure; of a hundred points, as many are full. */
const ofHundred = (tr: string, en: string) =>
  z.strictObject({
    value: seen({ max: 16 }),
    full: figure(`Yüz noktadan kaçının dolu olduğu: ${tr}.`, `How many of a hundred points are full: ${en}.`),
    label: seen(),
  });

/** One dot against many. */
const oneToMany = (tr: string, en: string) =>
  z.strictObject({
    value: seen({ max: 16 }),
    times: figure(`Tek noktanın karşısına çizilen nokta sayısı: ${tr}.`, `How many dots stand against one: ${en}.`),
    one: seen("Tek noktanın yanındaki söz.", "The words beside the single dot.", { max: 30 }),
    many: seen("Çok noktanın yanındaki söz.", "The words beside the many dots.", { max: 30 }),
    label: seen(),
  });

export const roboticProcessAutomation = z.strictObject({
  meta,
  name: head("Arama motorlarına bildirilen hizmet adı.", "Name of the service, as search engines are told."),
  head: pageHead,
  figures: section({
    legend: z.strictObject({ point: seen(), warm: seen() }),
    cost: ofHundred("maliyet azalması", "lower cost"),
    speed: oneToMany("hız", "speed"),
    errors: ofHundred("hata oranı", "rate of errors"),
    peak: oneToMany("yoğun dönemde tasarruf", "savings at peak times"),
    entry: ofHundred("veri girişinde tasarruf", "savings in data entry"),
    approval: ofHundred("onaylı süreçlerde tasarruf", "savings with human approval"),
    hours: z.strictObject({ value: seen({ max: 20 }), label: seen() }),
    source: seen(),
  }),
  starts: section({
    areas: entries({
      icon: id("Alanın adının üstündeki işaretin adı.", "Name of the sign above an area's name."),
      title: seen(),
      content: seen(),
    }),
  }),
  limits: section({ items: list(seen()) }),
  way: section({ steps: entries({ name: seen(), text: seen() }) }),
  trust: section({ items: entries({ title: seen(), content: seen() }) }),
  reference: storyCard,
  faq: questionsSection,
  closing: section({ contact: link({ max: 60 }), products: link({ max: 60 }) }),
});
