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
  questions,
  section,
  seen,
} from "./fields.ts";

export const dxtechway = z.strictObject({
  meta,
  head: pageHead,
  terms: section({
    graduates: z.strictObject({
      all: figure(
        "Önceki dönemleri bitirenlerin sayısı; o kadar nokta çizilir.",
        "How many completed earlier terms; so many dots are drawn.",
      ),
      joined: figure(
        "Kadroya geçenlerin sayısı; o kadar nokta doludur.",
        "How many of them took a job; so many dots are full.",
      ),
      legend: seen(),
    }),
    figures: entries({ value: seen({ max: 16 }), label: seen({ max: 40 }) }),
    facts: entries({ term: seen({ max: 40 }), details: seen() }),
  }),
  eligibility: section({ points: list(seen()) }),
  program: section({
    legend: seen(),
    items: entries({
      icon: id("Program parçasının üstündeki işaretin adı.", "Name of the sign above a part of the program."),
      title: seen(),
      content: seen(),
    }),
  }),
  evaluation: section({ steps: numberedSteps }),
  questions: z.strictObject({ title: seen(), items: questions }),
  rows: linkRows,
  apply: applyCall,
});
