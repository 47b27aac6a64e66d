import { z } from "zod";
import { entries, link, list, meta, note, section, seen, spoken, tableRows } from "./fields.ts";

export const dataSubjectRequest = z.strictObject({
  meta,
  title: seen(),
  lead: seen(),
  form: z.strictObject({ title: seen() }),
  how: z.strictObject({
    title: seen(),
    steps: entries({ name: seen(), text: seen() }),
    identity: note,
  }),
  rights: section({
    items: entries({ title: seen(), content: seen() }),
    others: z.strictObject({ text: seen(), points: list(seen()) }),
  }),
  times: z.strictObject({
    title: seen(),
    caption: spoken(
      "Süreler tablosunun ekran okuyucular için adı.",
      "Name of the table of time limits for screen readers.",
    ),
    step: seen(),
    columns: list(seen()),
    rows: tableRows,
    complaint: seen(),
  }),
  ways: section({
    email: z.strictObject({ term: seen(), text: seen() }),
    registered: z.strictObject({ term: seen(), text: seen() }),
    post: z.strictObject({ term: seen(), text: seen() }),
    links: list(link()),
  }),
});
