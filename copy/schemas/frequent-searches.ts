import { z } from "zod";
import { page, seen } from "./fields.ts";

export const frequentSearches = z
  .array(
    z.strictObject({
      words: seen(
        "Ziyaretçilerin aramaya yazdığı sözler, virgülle ayrılmış; sayfada görünmez.",
        "What visitors type into the search, divided by commas; never shown.",
      ),
      pages: z.array(page).min(1),
    }),
  )
  .min(1);
