import { z } from "zod";
import { counted, link, meta, picture, seen, sentence, spoken } from "./fields.ts";

const sector = (tr: string, en: string) =>
  seen(`Süzgeçte ve hikâyelerde sektör adı: ${tr}.`, `Name of a sector, in the filter and on stories: ${en}.`, {
    max: 30,
  });

const tag = (tr: string, en: string) =>
  seen(`Süzgeçte ve hikâye etiketinde hizmet adı: ${tr}.`, `Name of a service, in the filter and on tags: ${en}.`, {
    max: 30,
  });

export const stories = z.strictObject({
  meta,
  title: seen("Hikâyeler sayfasının en üstündeki büyük başlık.", "The large title at the top of the stories page."),
  lead: seen("Hikâyeler sayfasının büyük başlığı altındaki giriş.", "The opening text below the large title."),
  picture: picture("head").exactOptional(),
  chart: z.strictObject({
    label: spoken("Hikâyeler haritasının ekran okuyucu adı.", "Name of the chart of stories for screen readers."),
    legend: seen(
      "Haritanın altında, ışıkların ne anlattığı; en çok iki satır.",
      "Below the chart, what its lights say; two lines at most.",
      { max: 160 },
    ),
  }),
  filters: z.strictObject({
    label: spoken("Süzgeç formunun ekran okuyucu adı.", "Name of the form with the filters for screen readers."),
    all: seen("Süzgeçlerde her şeyi gösteren seçenek.", "The option of a filter that shows everything.", { max: 20 }),
    sector: seen("Sektör süzgecinin adı.", "Name of the filter by sector.", { max: 20 }),
    service: seen("Hizmet süzgecinin adı.", "Name of the filter by service.", { max: 20 }),
    button: seen("Seçilenleri uygulayan düğme.", "The button that applies what is chosen.", { max: 20 }),
  }),
  count: counted(
    ["total"],
    "Süzgeçlerin altında kaç hikâye bulunduğu.",
    "How many stories were found, below the filters.",
  ),
  ofPages: sentence(
    ["page", "pages"],
    "Hikâye sayısının yanında kaçıncı sayfada olunduğu.",
    "Which page of how many, beside the count.",
  ),
  paging: z.strictObject({
    label: spoken(
      "Liste altındaki sayfa numaralarının ekran okuyucu adı.",
      "Name of the page numbers below the list for screen readers.",
    ),
    previous: seen(
      "Sayfa numaralarından önce, bir önceki sayfaya bağlantı.",
      "Link to the previous page of the list.",
      { max: 20 },
    ),
    next: seen("Sayfa numaralarından sonra, bir sonraki sayfaya bağlantı.", "Link to the next page of the list.", {
      max: 20,
    }),
  }),
  empty: z.strictObject({
    title: seen("Seçime uyan hikâye olmayınca görünen başlık.", "Title when no story fits the filters."),
    text: seen("Seçime uyan hikâye olmayınca görünen öneri.", "Advice when no story fits the filters."),
    keepSector: counted(
      ["sector", "total"],
      "Boş listede, yalnız sektörü tutan bağlantı.",
      "Link of an empty list that keeps the sector only.",
    ),
    keepService: counted(
      ["service", "total"],
      "Boş listede, yalnız hizmeti tutan bağlantı.",
      "Link of an empty list that keeps the service only.",
    ),
    all: sentence(
      ["total"],
      "Boş listede, bütün hikâyeleri gösteren bağlantı.",
      "Link of an empty list to all stories.",
    ),
    contact: link("Boş listede, iletişim sayfasına giden bağlantı.", "Link of an empty list to the contact page.", {
      max: 40,
    }),
  }),
  closing: z.strictObject({
    title: seen("Sayfanın sonundaki teklif çağrısının başlığı.", "Title of the call for a quote at the page's end."),
    lead: seen("Teklif çağrısının düğmeden önceki metni.", "Text of the call for a quote, before its button."),
    link: link("Teklif çağrısının teklif sayfasına giden düğmesi.", "Button of the call, to the quote page.", {
      max: 60,
    }),
  }),
  sectors: z.strictObject({
    lojistik: sector("lojistik", "logistics"),
    gida: sector("gıda", "food"),
    saglik: sector("sağlık", "healthcare"),
    enerji: sector("enerji", "energy"),
    perakende: sector("perakende", "retail"),
    sigorta: sector("sigorta", "insurance"),
    uretim: sector("üretim", "manufacturing"),
    turizm: sector("turizm", "tourism"),
    tekstil: sector("tekstil", "textiles"),
    finans: sector("finans", "finance"),
    kamu: sector("kamu", "the public sector"),
    egitim: sector("eğitim", "education"),
  }),
  tags: z.strictObject({
    altyapi: tag("altyapı", "infrastructure"),
    guvenlik: tag("güvenlik", "security"),
    sap: tag("SAP işleri", "SAP"),
    modernizasyon: tag("uygulama modernizasyonu", "application modernization"),
    rpa: tag("robotik süreç otomasyonu", "robotic process automation"),
    bulut: tag("bulut", "cloud"),
    veri: tag("veri", "data"),
    urun: tag("dijital ürünler", "digital products"),
  }),
});
