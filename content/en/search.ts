import { link } from "../schema.ts";
import type { search as tr } from "../tr/search.ts";

export const search: typeof tr = {
  meta: {
    title: "Search",
    description:
      "Search services, pages, success stories, news and legal texts. The beginning of a word is enough, and small typing errors are forgiven.",
  },
  titleOf: (query) => `Search: ${query}`,
  title: "Search",
  form: { label: "Search the site", button: "Search" },
  count: (total) => (total > 0 ? `: ${total} ${total === 1 ? "result" : "results"}` : ": no results"),
  all: "All",
  filter: { title: "Kind", label: "Filter by kind" },
  kinds: {
    services: "Services",
    pages: "Pages",
    stories: "Success stories",
    news: "News and reports",
    legal: "Legal texts",
  },
  more: (total) => `All ${total} results`,
  cut: "Your search was longer than 200 characters; we used the first 200.",
  partial: "No page holds all of these words together; the ones below hold the most of them.",
  nearest: "No word is spelled exactly like that; we searched for the nearest:",
  refused: "The search cannot fetch new results right now; the last ones stay below. Please try again in a moment.",
  ask: {
    before: "If you did not find what you were looking for, ",
    link: link("write to us", "iletisim"),
    after: "; your question goes to the team in charge.",
  },
  empty: {
    status: "Type the word you are looking for.",
    hint: "The beginning of a word is enough, names can be typed without Turkish letters, and small typing errors are forgiven.",
    title: "Places to start",
    starts: [
      {
        kicker: "Managed services",
        link: link("IT infrastructure management", "yonetilen-hizmetler-bilgi-teknolojileri-altyapi-yonetimi"),
      },
      { kicker: "Quote", link: link("Choose your services, request a quote", "yonetilen-hizmetler-teklif-al") },
      { kicker: "Products", link: link("HR, e-⁠Procurement, e-⁠Transformation and RPA", "dijital-donusum-urunleri") },
      { kicker: "References", link: link("Success stories", "hakkimizda-basari-hikayeleri") },
      { kicker: "Careers", link: link("Programs and how to apply", "hakkimizda-kariyer") },
      { kicker: "Contact", link: link("Address, phone and e-⁠mail", "iletisim") },
    ],
  },
  none: {
    title: (query) => `We found nothing for “${query}”.`,
    text: "Check the spelling once more, or try a shorter, more general word: “payroll” rather than “payroll software.” If it has no place on the site, ask us.",
    contact: link("Ask us", "iletisim"),
  },
  key: "The / key opens the search on every page",
};
