import { z } from "zod";
import { figure, id, link, meta, page, pageHead, questionsSection, seen, spoken } from "./fields.ts";

export const cloud = z.strictObject({
  meta,
  name: seen(
    "Sayfanın hizmet olarak adı; hibrit bulut bölümünün gezinti yolunda.",
    "The service's name, in the breadcrumbs of the hybrid cloud section.",
    { max: 40 },
  ),
  head: pageHead,
  nav: z.strictObject({
    label: spoken(
      "Bulut sayfasındaki bölüm menüsünün ekran okuyucu adı.",
      "Name of the cloud page's section menu for screen readers.",
    ),
    items: z
      .array(
        z.strictObject({
          id: id("Bölüm menüsündeki bağlantının gittiği yer.", "The place an entry of the section menu leads to."),
          title: seen("Bölüm menüsündeki bir bağlantının adı.", "Name of an entry of the section menu.", { max: 30 }),
          to: page,
          hash: id("Aynı yerin adresteki adı.", "Name of the same place in the address."),
        }),
      )
      .min(1),
  }),
  solutions: z.strictObject({
    title: seen("Bulut türleri bölümünün başlığı.", "Title of the section on kinds of cloud."),
    lead: seen("Bulut türleri bölümünün giriş metni.", "Opening text of the section on kinds of cloud."),
    choose: spoken(
      "Bulut türü seçiminin ekran okuyucu adı.",
      "Name of the choice of a kind of cloud for screen readers.",
    ),
    drawing: spoken(
      "Bulut türleri çiziminin ekran okuyucu adı.",
      "Name of the drawing of kinds of cloud for screen readers.",
    ),
    legend: seen("Çizimdeki noktaların anlamı.", "What the dots of the drawing mean."),
    places: z.strictObject({
      yours: seen("Çizimde müşterinin kendi yeri.", "The customer's own place in the drawing.", { max: 16 }),
      ours: seen("Çizimde bizim veri merkezimiz.", "Our data center in the drawing.", { max: 16 }),
      public: seen(
        "Çizimde genel bulut; ardına numarası gelir.",
        "A public cloud in the drawing; its number follows.",
        {
          max: 12,
        },
      ),
    }),
    kinds: z
      .array(
        z.strictObject({
          icon: id("Bulut türünün üstündeki işaretin adı.", "Name of the sign above a kind of cloud."),
          title: seen("Bulut türünün kısa adı.", "Short name of a kind of cloud."),
          content: seen("Bulut türünün ne için uygun olduğu.", "What a kind of cloud is good for."),
          more: link("Bulut türünü ayrıntısıyla anlatan yere bağlantı.", "Link to more about a kind of cloud.", {
            max: 60,
          }).exactOptional(),
        }),
      )
      .min(1),
  }),
  hybrid: z.strictObject({
    crumb: seen(
      "Hibrit bulut bölümünün gezinti yolundaki adı.",
      "Name of the hybrid cloud section in its breadcrumbs.",
      { max: 40 },
    ),
    crumbsLabel: spoken(
      "Hibrit bulut gezinti yolunun ekran okuyucu adı.",
      "Name of the hybrid cloud breadcrumbs for screen readers.",
    ),
    title: seen("Hibrit bulut bölümünün başlığı.", "Title of the hybrid cloud section."),
    lead: seen("Hibrit bulut bölümünün giriş metni.", "Opening text of the hybrid cloud section."),
    caption: seen("Hibrit bulut çiziminin altındaki açıklama.", "Caption below the drawing of the hybrid cloud."),
    parts: z
      .array(
        z.strictObject({
          title: seen("Hibrit bulutun bir parçasının adı.", "Name of a part of the hybrid cloud."),
          content: seen("Hibrit bulut parçasına nelerin girdiği.", "What belongs to a part of the hybrid cloud."),
        }),
      )
      .min(1),
    story: link(
      "Hibrit bulut kullanan müşterinin hikâyesine bağlantı.",
      "Link to the story of a hybrid cloud customer.",
    ),
  }),
  models: z.strictObject({
    title: seen("Hizmet modelleri bölümünün başlığı.", "Title of the section on service models."),
    lead: seen("Hizmet modelleri bölümünün giriş metni.", "Opening text of the section on service models."),
    caption: spoken(
      "Sorumluluk tablosunun ekran okuyucu başlığı.",
      "Caption of the table of responsibilities for screen readers.",
    ),
    us: seen("Bizim işlettiğimiz katmanın hücresindeki söz.", "The word in the cell of a layer that we run.", {
      max: 12,
    }),
    you: seen(
      "Müşterinin işlettiği katmanın hücresindeki söz.",
      "The word in the cell of a layer that customers run.",
      { max: 12 },
    ),
    layers: z
      .array(
        z.strictObject({
          title: seen("Tabloda bir katmanın adı, satırın başında.", "Name of a layer, at the start of its row.", {
            max: 40,
          }),
          ours: figure(
            "Katmanı sağdan kaç modelde bizim işlettiğimiz.",
            "In how many models, from the right, we run the layer.",
          ),
        }),
      )
      .min(1),
    entries: z
      .array(
        z.strictObject({
          id: id("Hizmet modelinin koddaki adı.", "The code's name for a service model."),
          title: seen("Tablonun altında hizmet modelinin tam adı.", "Full name of a service model, below the table."),
          content: z.array(seen("Hizmet modelini anlatan bir paragraf.", "A paragraph about a service model.")).min(1),
        }),
      )
      .min(1),
    more: link("Modellerin altında ürünler sayfasına bağlantı.", "Link below the models, to the products page.", {
      max: 60,
    }),
  }),
  competencies: z.strictObject({
    title: seen("Bulut yetkinlikleri bölümünün başlığı.", "Title of the section on cloud competencies."),
    lead: seen("Bulut yetkinlikleri bölümünün giriş metni.", "Opening text of the section on cloud competencies."),
    counters: z
      .array(
        z.strictObject({
          value: seen(
            "Yetkinlikler bölümünde yazıyla görünen rakam.",
            "A figure as it is written among the competencies.",
            { max: 12 },
          ),
          label: seen("Yetkinlik rakamının ne saydığı.", "What a figure among the competencies counts.", { max: 40 }),
        }),
      )
      .min(1),
    stages: z
      .array(
        z.strictObject({
          title: seen("Buluta geçişte bir aşamanın adı.", "Name of a stage of moving to the cloud."),
          content: seen("Buluta geçiş aşamasında ne yaptığımız.", "What we do in a stage of moving to the cloud."),
        }),
      )
      .min(1),
    certificates: z.strictObject({
      title: seen("Yetkinliklerde belgeler listesinin başlığı.", "Title of the list of certificates."),
      items: z
        .array(
          z.strictObject({
            title: seen("Belgenin ya da sertifika grubunun adı.", "Name of a certificate or of a group of them.", {
              max: 40,
            }),
            note: seen("Belgenin konusu ve ilk alındığı yıl.", "What a certificate is about and its first year."),
          }),
        )
        .min(1),
    }),
  }),
  partnerships: z.strictObject({
    title: seen("İş ortaklıkları bölümünün başlığı.", "Title of the section on partnerships."),
    lead: seen("İş ortaklıkları bölümünün giriş metni.", "Opening text of the section on partnerships."),
    families: z
      .array(
        z.strictObject({
          title: seen("Ortaklık kurduğumuz teknoloji ailesinin adı.", "Name of a family of partners' technology.", {
            max: 40,
          }),
          note: seen(
            "Ailede kaç ortak olduğu, türü ve neleri kapsadığı; rakamla başlar.",
            "How many partners a family has, their kind and what they cover; begins with the number.",
          ),
        }),
      )
      .min(1),
    join: link(
      "Ortaklık önermek için iletişim formuna bağlantı.",
      "Link to the contact form, to propose a partnership.",
      { max: 60 },
    ),
  }),
  features: z.strictObject({
    title: seen(
      "İyi işletilen bulutun özellikleri bölümünün başlığı.",
      "Title of the section on features of a well-run cloud.",
    ),
    lead: seen("Özellikler bölümünün giriş metni.", "Opening text of the section on features."),
    items: z
      .array(
        z.strictObject({
          title: seen("İyi işletilen bulutta bir özelliğin adı.", "Name of a feature of a well-run cloud."),
          content: seen("Özelliğin müşteri için anlamı.", "What the feature means for a customer."),
          more: link("Özellikle ilgili sayfaya bağlantı.", "Link to a page about the feature.", {
            max: 60,
          }).exactOptional(),
        }),
      )
      .min(1),
  }),
  stories: z.strictObject({
    title: seen(
      "Bulut müşterilerinin hikâyeleri bölümünün başlığı.",
      "Title of the section with stories of cloud customers.",
    ),
    all: link("Başlığın yanında bütün hikâyelere bağlantı.", "Link beside the title to all stories.", { max: 40 }),
  }),
  faq: questionsSection,
  closing: z.strictObject({
    title: seen(
      "Sayfanın sonundaki iletişim çağrısının başlığı.",
      "Title of the call to get in touch at the page's end.",
    ),
    lead: seen(
      "İletişim çağrısının düğmelerden önceki metni.",
      "Text of the call to get in touch, before its buttons.",
    ),
    contact: link("İletişim formuna giden ilk düğme.", "The first button, to the contact form.", { max: 60 }),
    quote: link("Teklif sayfasına giden ikinci düğme.", "The second button, to the quote page.", { max: 60 }),
  }),
});
