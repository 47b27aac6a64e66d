import { link } from "../schema.ts";
import type { stories as tr } from "../tr/stories.ts";

export const stories: typeof tr = {
  meta: {
    title: "Success stories",
    description:
      "Success stories from logistics to healthcare, from energy to insurance: the problem, the way we chose and the figure that changed, by sector and service.",
  },
  title: "Work that leaves a wake.",
  lead: "Every story begins with a problem and ends with a figure. The covers are seas drawn from each story’s own name; the warm dot is our customer.",
  all: "All",
  sector: { title: "Sector", label: "Filter by sector" },
  service: { title: "Service", label: "Filter by service" },
  count: (total) => (total === 1 ? "1 story" : `${total} stories`),
  ofPages: (page, pages) => `page ${page} of ${pages}`,
  paging: { label: "Pages", previous: "Previous", next: "Next" },
  empty: {
    title: "No story fits this choice.",
    text: "Widen your choice, or ask us: the stories we publish are only part of the work we do, and we may well have done something similar.",
    keepSector: (sector, total) => `Sector ${sector}: ${total === 1 ? "1 story" : `${total} stories`}`,
    keepService: (service, total) => `Service ${service}: ${total === 1 ? "1 story" : `${total} stories`}`,
    all: (total) => `All stories: ${total}`,
    contact: link("Ask us", "iletisim"),
  },
  closing: {
    title: "Let the next story be yours.",
    lead: "Choose your services and their levels in five steps; our sales specialists get in touch within 24 hours, during working hours.",
    link: link("Request a quote", "yonetilen-hizmetler-teklif-al"),
  },
  sectors: {
    lojistik: "Logistics",
    gida: "Food",
    saglik: "Healthcare",
    enerji: "Energy",
    perakende: "Retail",
    sigorta: "Insurance",
    uretim: "Manufacturing",
    turizm: "Tourism",
    tekstil: "Textiles",
    finans: "Finance",
    kamu: "Public sector",
    egitim: "Education",
  },
  tags: {
    altyapi: "Infrastructure",
    guvenlik: "Security",
    sap: "SAP",
    rpa: "RPA",
    bulut: "Cloud",
    veri: "Data",
    urun: "Digital products",
  },
};
