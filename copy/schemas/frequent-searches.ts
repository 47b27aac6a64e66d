import { entries, list, page, seen } from "./fields.ts";

export const frequentSearches = entries({
  words: seen(
    "Ziyaretçilerin aramaya yazdığı sözler, virgülle ayrılmış; sayfada görünmez.",
    "What visitors type into the search, divided by commas; never shown.",
  ),
  pages: list(page),
});
