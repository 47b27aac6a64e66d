import { z } from "zod";
import {
  entries,
  figure,
  id,
  link,
  list,
  meta,
  page,
  pageHead,
  questionsSection,
  section,
  seen,
  spoken,
} from "./fields.ts";

export const cloud = z.strictObject({
  meta,
  name: seen({ max: 40 }),
  head: pageHead,
  nav: z.strictObject({
    label: spoken(
      "Bulut sayfasındaki bölüm menüsünün ekran okuyucu adı.",
      "Name of the cloud page's section menu for screen readers.",
    ),
    items: entries({
      id: id("Bölüm menüsündeki bağlantının gittiği yer.", "The place an entry of the section menu leads to."),
      title: seen({ max: 30 }),
      to: page,
      hash: id("Aynı yerin adresteki adı.", "Name of the same place in the address."),
    }),
  }),
  solutions: section({
    choose: spoken(
      "Bulut türü seçiminin ekran okuyucu adı.",
      "Name of the choice of a kind of cloud for screen readers.",
    ),
    drawing: spoken(
      "Bulut türleri çiziminin ekran okuyucu adı.",
      "Name of the drawing of kinds of cloud for screen readers.",
    ),
    legend: seen(),
    places: z.strictObject({
      yours: seen({ max: 16 }),
      ours: seen("Çizimde bizim veri merkezimiz.", "Our data center in the drawing.", { max: 16 }),
      public: seen(
        "Çizimde genel bulut; ardına numarası gelir.",
        "A public cloud in the drawing; its number follows.",
        { max: 12 },
      ),
    }),
    kinds: entries({
      icon: id("Bulut türünün üstündeki işaretin adı.", "Name of the sign above a kind of cloud."),
      title: seen(),
      content: seen(),
      more: link({ max: 60 }).exactOptional(),
    }),
  }),
  hybrid: z.strictObject({
    crumb: seen({ max: 40 }),
    crumbsLabel: spoken(
      "Hibrit bulut gezinti yolunun ekran okuyucu adı.",
      "Name of the hybrid cloud breadcrumbs for screen readers.",
    ),
    title: seen(),
    lead: seen(),
    caption: seen(),
    parts: entries({ title: seen(), content: seen() }),
    story: link(),
  }),
  models: section({
    caption: spoken(
      "Sorumluluk tablosunun ekran okuyucu başlığı.",
      "Caption of the table of responsibilities for screen readers.",
    ),
    us: seen({ max: 12 }),
    you: seen({ max: 12 }),
    layers: entries({
      title: seen({ max: 40 }),
      ours: figure(
        "Katmanı sağdan kaç modelde bizim işlettiğimiz.",
        "In how many models, from the right, we run the layer.",
      ),
    }),
    entries: entries({
      id: id("Hizmet modelinin koddaki adı.", "The code's name for a service model."),
      title: seen(),
      content: list(seen()),
    }),
    more: link({ max: 60 }),
  }),
  competencies: section({
    counters: entries({ value: seen({ max: 12 }), label: seen({ max: 40 }) }),
    stages: entries({ title: seen(), content: seen() }),
    certificates: z.strictObject({
      title: seen(),
      items: entries({ title: seen({ max: 40 }), note: seen() }),
    }),
  }),
  partnerships: section({
    families: entries({
      title: seen({ max: 40 }),
      note: seen(
        "Ailede kaç ortak olduğu, türü ve neleri kapsadığı; rakamla başlar.",
        "How many partners a family has, their kind and what they cover; begins with the number.",
      ),
    }),
    join: link({ max: 60 }),
  }),
  features: section({
    items: entries({
      title: seen(),
      content: seen(),
      more: link({ max: 60 }).exactOptional(),
    }),
  }),
  stories: z.strictObject({ title: seen(), all: link({ max: 40 }) }),
  faq: questionsSection,
  closing: section({ contact: link({ max: 60 }), quote: link({ max: 60 }) }),
});
