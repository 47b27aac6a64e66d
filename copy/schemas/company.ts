import { z } from "zod";
import { seen } from "./fields.ts";

/** What every page says of the company, error pages too; the browser has it in every language. */
export const company = z.strictObject({
  name: seen("Logonun yanında ve sayfa adlarının sonundaki ad.", "The name beside the logo and after page titles."),
  fullName: seen("Paylaşılan bağlantılarda sitenin adı.", "Name of the site in shared links."),
  slogan: seen(
    "Alt bilginin başındaki slogan; arama motorları ve haber akışı da gösterir.",
    "The slogan above the footer; search engines and the news feed show it too.",
  ),
});
