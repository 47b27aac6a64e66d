import { z } from "zod";
import {
  entries,
  figure,
  link,
  list,
  meta,
  numberedSteps,
  pageHead,
  section,
  seen,
  spoken,
  tableRows,
} from "./fields.ts";

export const recruitment = z.strictObject({
  meta,
  head: pageHead,
  way: section({ steps: numberedSteps }),
  preparation: section({
    caption: spoken(
      "Hazırlık tablosunun ekran okuyucular için adı.",
      "Name of the preparation table for screen readers.",
    ),
    step: seen(),
    columns: list(seen()),
    rows: tableRows,
  }),
  sensitive: z.strictObject({
    title: seen(),
    legend: seen(),
    lead: seen(),
    points: list(seen()),
    note: seen(),
  }),
  retention: section({
    figures: entries({
      value: seen(),
      months: figure("Sürenin ay sayısı; o kadar nokta yanar.", "The period in months; so many dots are lit."),
      label: seen(),
    }),
    text: seen(),
    withdrawal: seen(
      "Rızanın nasıl geri alınacağı; ardından e-posta adresi gelir.",
      "How to withdraw the consent; our e-mail address follows it.",
    ),
    links: list(link()),
  }),
  rows: entries({ kicker: seen(), link: link() }),
  apply: section({ button: seen({ max: 40 }) }),
});
