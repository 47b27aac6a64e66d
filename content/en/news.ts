import { link } from "../schema.ts";
import type { news as tr } from "../tr/news.ts";

export const news: typeof tr = {
  reading: (minutes) => (minutes === 1 ? "1\u00a0minute to read" : `${minutes}\u00a0minutes to read`),
  facts: { published: "Published", topics: "Topic", press: "Press contact" },
  copyLink: { button: "Copy link", done: "Link copied" },
  caption: "This sea is drawn from the name of the news item; each has its own.",
  others: { title: "Other news", all: link("All news", "hakkimizda-medya") },
};
