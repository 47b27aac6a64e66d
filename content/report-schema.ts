import { z } from "zod";

const text = z.string().trim().min(1, "must not be empty");

/** Longer labels would run into the bars. */
const LABEL_LENGTH = 15;

const chart = z
  .strictObject({
    id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "lower-case letters, digits and single hyphens only"),
    title: text,
    text,
    /** What the drawing shows, for those who cannot see it; the values follow by themselves. */
    label: text,
    direction: z.enum(["across", "up"]),
    /** How a value is written: "%#", "#%", "#". */
    unit: z.string().regex(/#/, "must hold a # where the value stands"),
    rows: z
      .array(
        z.strictObject({ label: text.max(LABEL_LENGTH, `at most ${LABEL_LENGTH} letters`), value: z.number().min(0) }),
      )
      .min(2)
      .max(6),
    /** End of the axis, which begins at zero. */
    max: z.number().positive(),
    /** What one point stands for. */
    per: z.number().positive(),
    ticks: z.array(z.number()).min(2),
    source: text,
  })
  .superRefine(({ rows, max, per }, context) => {
    for (const [index, { value }] of rows.entries()) {
      const path = ["rows", index, "value"];
      if (value > max) context.addIssue({ code: "custom", path, message: `is beyond the end of the axis, ${max}` });
      if (value % per !== 0)
        context.addIssue({ code: "custom", path, message: `is no whole number of points of ${per}` });
    }
  });

/** The front matter of a report's full text. */
export const reportTextSchema = z.strictObject({
  date: z.iso.date(),
  /** The sentence under the title of the cover. */
  subtitle: text.regex(/^[^&<>]*$/, "must hold no &, < or >, which the file's description cannot carry"),
  charts: z.array(chart).min(1),
});

export type ReportChart = z.infer<typeof chart>;
