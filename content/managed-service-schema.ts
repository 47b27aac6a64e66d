import type { CareerStep, Link, Meta, ServiceListItem } from "./schema.ts";

/** A tab of services; a page with one group shows it without tabs. */
export type ServiceGroup = { id: string; title: string; items: ServiceListItem[] };
export type Question = { id: string; question: string; answer: string };

export type ManagedServiceCopy = {
  meta: Meta;
  head: { title: string; lead: string };
  overview: { title: string; lead: string; paragraphs: string[] };
  services: { title: string; note: string; groups: ServiceGroup[] };
  /** One example of work for each level, basic first. */
  levels?: { title: string; lead: string; examples: [string, string, string] };
  steps?: { title: string; lead: string; items: CareerStep[] };
  /** Slug of the story on the reference card. */
  story: string;
  faq: Question[];
  related: Link[];
  /** Where a conversation comes before a quote, `contactFirst` makes it the main button. */
  closing: { title: string; lead: string; quote: Link; contact: Link; contactFirst?: true };
};

/** Writes a service as the specification has it: its id is its code, its content a paragraph and then points. */
export function serviceItem(id: string, title: string, paragraph: string, points: string[]): ServiceListItem {
  return { id, name: id, title, content: [paragraph, ...points] };
}
