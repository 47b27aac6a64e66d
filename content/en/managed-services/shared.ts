import { link } from "../../schema.ts";
import type { shared as tr } from "../../tr/managed-services/shared.ts";

export const shared: typeof tr = {
  sections: {
    overview: "Overview",
    services: "Services",
    steps: "How we proceed",
    levels: "Service levels",
    reference: "Reference",
    faq: "Questions",
    closing: "Talk to us",
  },
  counters: [
    { value: "45+", label: "years of experience" },
    { value: "20+", label: "sectors" },
    { value: "350+", label: "projects" },
  ],
  build: "Build your package",
  example: "Example of work",
  story: "Read the success story",
  faq: {
    title: "Frequently asked",
    ask: link("Another question? Write to us", "iletisim", { query: "about=managed" }),
  },
  related: "See also",
};
