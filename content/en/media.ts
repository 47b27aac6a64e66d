import { link } from "../schema.ts";
import type { media as tr } from "../tr/media.ts";

const items = (total: number) => (total === 1 ? "1 item" : `${total} items`);

export const media: typeof tr = {
  meta: {
    title: "Media: news, reports and announcements",
    description:
      "News from Yakamoz, published reports and announcements, by kind and by year. Follow them by RSS; for press questions, write to the corporate communication team.",
  },
  title: "News from us.",
  lead: "News, reports and announcements, the newest first. Press questions go to our corporate communication team.",
  feed: "Follow by RSS",
  all: "All",
  kind: { title: "Kind", label: "Filter by kind" },
  year: { title: "Year", label: "Filter by year" },
  count: items,
  ofPages: (page, pages) => `page ${page} of ${pages}`,
  paging: { label: "Pages", previous: "Previous", next: "Next" },
  empty: {
    title: "Nothing fits this choice.",
    text: "Widen your choice, or ask our corporate communication team for what you are after; some older news and pictures are kept in the archive only.",
    keepKind: (kind, total) => `Kind ${kind}: ${items(total)}`,
    keepYear: (year, total) => `Year ${year}: ${items(total)}`,
    all: (total) => `Everything: ${items(total)}`,
    contact: link("Contact", "iletisim"),
  },
  kinds: { haber: "News", rapor: "Report", duyuru: "Announcement" },
};
