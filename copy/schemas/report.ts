import { z } from "zod";
import { note, section, seen, spoken } from "./fields.ts";

export const report = z.strictObject({
  ask: seen({ max: 40 }),
  toExamples: seen({ max: 40 }),
  format: seen(),
  figuresLabel: spoken(
    "Üç sayının durduğu bölümün ekran okuyucular için adı.",
    "Name of the section with the figures, for screen readers.",
  ),
  noSurvey: seen(),
  examples: section({ exampleFigures: seen({ max: 40 }) }),
  contents: z.strictObject({ title: seen() }),
  audience: z.strictObject({ title: seen() }),
  request: section({
    language: seen(),
    expired: note,
  }),
  others: seen(),
});
