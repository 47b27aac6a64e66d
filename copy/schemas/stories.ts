import { z } from "zod";
import { counted, link, meta, pageHead, paging, section, seen, sentence, spoken } from "./fields.ts";

/** Names in the filter and on stories. */
const name = seen({ max: 30 });

export const stories = z.strictObject({
  meta,
  ...pageHead.shape,
  chart: z.strictObject({
    label: spoken("Hikâyeler haritasının ekran okuyucu adı.", "Name of the chart of stories for screen readers."),
    legend: seen({ max: 160 }),
  }),
  filters: z.strictObject({
    label: spoken("Süzgeç formunun ekran okuyucu adı.", "Name of the form with the filters for screen readers."),
    all: seen({ max: 20 }),
    sector: seen({ max: 20 }),
    service: seen({ max: 20 }),
    button: seen({ max: 20 }),
  }),
  count: counted(["total"]),
  ofPages: sentence(["page", "pages"]),
  paging,
  empty: z.strictObject({
    title: seen(),
    text: seen(),
    keepSector: counted(["sector", "total"]),
    keepService: counted(["service", "total"]),
    all: sentence(["total"]),
    contact: link({ max: 40 }),
  }),
  closing: section({ link: link({ max: 60 }) }),
  sectors: z.strictObject({
    lojistik: name,
    gida: name,
    saglik: name,
    enerji: name,
    perakende: name,
    sigorta: name,
    uretim: name,
    turizm: name,
    tekstil: name,
    finans: name,
    kamu: name,
    egitim: name,
  }),
  tags: z.strictObject({
    altyapi: name,
    guvenlik: name,
    sap: name,
    modernizasyon: name,
    rpa: name,
    bulut: name,
    veri: name,
    urun: name,
  }),
});
