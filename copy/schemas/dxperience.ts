import { z } from "zod";
import {
  applyCall,
  entries,
  figure,
  id,
  linkRows,
  list,
  meta,
  numberedSteps,
  pageHead,
  section,
  seen,
} from "./fields.ts";

export const dxperience = z.strictObject({
  meta,
  head: pageHead,
  length: z.strictObject({
    title: seen(),
    figure: z.strictObject({ value: seen({ max: 16 }), label: seen() }),
    weeks: z.strictObject({
      legend: seen(),
      rows: entries({
        name: seen({ max: 40 }),
        sure: figure("Stajın en az kaç hafta sürdüğü; o kadar nokta dolar.", "Its least weeks; so many dots are full."),
        most: figure(
          "Stajın en çok kaç hafta sürdüğü; artan haftalar halkadır.",
          "Its most weeks; those beyond the least are rings.",
        ),
      }),
    }),
    lead: seen(),
    paragraphs: list(seen()),
  }),
  way: section({ steps: numberedSteps }),
  teams: section({
    items: entries({
      icon: id("Ekibin adının üstündeki işaretin adı.", "Name of the sign above a team's name."),
      title: seen(),
      content: seen(),
    }),
  }),
  eligibility: section({ points: list(seen()) }),
  rows: linkRows,
  apply: applyCall,
});
