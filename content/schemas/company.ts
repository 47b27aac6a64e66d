import { z } from "zod";
import { seen } from "./fields.ts";

/** What the company says of itself beside the facts in site/company.ts. */
export const company = z.strictObject({
  slogan: seen(
    "Alt bilginin başındaki slogan; arama motorları ve haber akışı da gösterir.",
    "The slogan above the footer; search engines and the news feed show it too.",
  ),
});
