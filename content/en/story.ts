import { link } from "../schema.ts";
import type { story as tr } from "../tr/story.ts";

export const story: typeof tr = {
  title: (customer, tags) => `${customer} success story: ${tags.join(" and ")}`,
  figures: "The result in figures",
  facts: { customer: "Customer", sector: "Sector", services: "Services", duration: "Duration", published: "Published" },
  related: { title: "The next stories", all: link("All stories", "hakkimizda-basari-hikayeleri") },
};
