import { z } from "zod";
import { fieldInfo, id, link, meta, numberedSteps, pageHead, questions, seen, storyName } from "./fields.ts";

export const managedService = z.strictObject({
  meta,
  head: pageHead.extend({
    figures: z
      .array(
        z.strictObject({
          value: seen(
            "Başlık resminin altındaki şeritte bu hizmete ait bir rakam.",
            "A figure of this service, on the strip below the picture of its head.",
            { max: 8 },
          ),
          label: seen("Şeritteki rakamın ne saydığı.", "What a figure on the strip counts.", { max: 55 }),
        }),
      )
      .length(3),
    legend: z.strictObject({
      point: seen("Başlık resminde bir noktanın ne olduğu.", "What a point in the picture of the head is.", {
        max: 65,
      }),
      warm: seen(
        "Başlık resmindeki tek sıcak noktanın kim olduğu: hep müşteri.",
        "Who the one warm point in the picture is: always the customer.",
        { max: 60 },
      ),
    }),
  }),
  overview: z.strictObject({
    title: seen("Genel bakış bölümünün başlığı.", "Title of the overview section."),
    lead: seen("Genel bakışın büyük yazılan ilk paragrafı.", "The large first paragraph of the overview."),
    paragraphs: z.array(seen("Genel bakış bölümünün bir paragrafı.", "A paragraph of the overview section.")).min(1),
  }),
  services: z.strictObject({
    title: seen("Hizmetler listesinin yanındaki başlık.", "Title beside the list of services."),
    note: seen("Hizmetler başlığının altındaki not.", "The note below the title of the services."),
    groups: z
      .array(
        z.strictObject({
          id: id("Hizmet grubunun adresteki adı.", "Name of a group of services in the address."),
          title: seen(
            "Birden çok grup varsa, hizmet sekmesinin adı.",
            "Name of a tab of services, where there are several groups.",
            { max: 40 },
          ),
          items: z
            .array(
              z.strictObject({
                id: id(
                  "Hizmetin adresteki adı; bağlantılar onu açar.",
                  "Name of a service in the address; links open it.",
                ),
                title: seen("Açılan listede bir hizmetin adı.", "Name of a service in the list that unfolds."),
                text: seen("Hizmet açılınca okunan paragraf.", "The paragraph that shows when a service unfolds."),
                points: z.array(seen("Hizmetin kapsadığı bir iş.", "A piece of work that the service covers.")).min(1),
              }),
            )
            .min(1),
        }),
      )
      .min(1),
  }),
  steps: z
    .strictObject({
      title: seen("Çalışma adımları bölümünün başlığı.", "Title of the section on how the work proceeds."),
      lead: seen(
        "Çalışma adımları bölümünün giriş cümlesi.",
        "Opening sentence of the section on how the work proceeds.",
      ),
      items: numberedSteps,
    })
    .exactOptional(),
  levels: z
    .strictObject({
      title: seen("Hizmet seviyeleri tablosunun başlığı.", "Title above the table of service levels."),
      lead: seen("Hizmet seviyeleri tablosundan önceki metin.", "Text before the table of service levels."),
      operations: z
        .array(
          seen(
            "Derinlik resminin orta suyunda, bu hizmetin takvime bağlı bir işi.",
            "A scheduled task of this service, in the middle water of the picture of the levels.",
            { max: 32 },
          ),
        )
        .length(3),
      examples: z
        .array(
          seen(
            "Tablonun son satırında, bir seviye için örnek iş.",
            "Example of work for a level, in the table's last row.",
          ),
        )
        .min(1),
    })
    .exactOptional(),
  terms: z.strictObject({
    drivers: z
      .array(seen("Bu hizmetin fiyatını belirleyen bir etken.", "Something that drives the price of this service."))
      .min(3)
      .max(5),
    term: seen(
      "Fiyat bölümünde, hizmetin olağan asgari süresi.",
      "The usual minimum term of the service, in the section on price.",
    ),
    takeOver: seen(
      "Fiyat bölümünde, hizmeti devralmanın ne kadar sürdüğü.",
      "How long taking over lasts, in the section on price.",
    ),
  }),
  story: storyName("Referans olarak gösterilen hikâyenin dosya adı.", "File name of the story shown as a reference."),
  director: z.strictObject({
    person: id(
      "Hizmetten sorumlu direktörün facts.yaml içindeki adı.",
      "Name in facts.yaml of the director who answers for the service.",
    ),
    sentence: seen("Direktörün hizmet üzerine bir cümlesi.", "One sentence of the director about the service."),
  }),
  faq: questions,
  related: z
    .array(
      link(
        "Sayfanın sonuna doğru, ilgili bir sayfaya giden cümle.",
        "A sentence near the page's end that leads to a related page.",
      ),
    )
    .min(1),
  closing: z.strictObject({
    title: seen("Sayfanın sonundaki teklif çağrısının başlığı.", "Title of the call for a quote at the page's end."),
    lead: seen("Teklif çağrısının düğmelerden önceki metni.", "Text of the call for a quote, before its buttons."),
    quote: link(
      "Hizmetlerin seçildiği teklif sayfasına giden düğme.",
      "Button to the quote page, where services are chosen.",
      { max: 60 },
    ),
    contact: link("İletişim formuna giden düğme.", "Button to the contact form.", { max: 60 }),
    contactFirst: z
      .literal(true)
      .register(fieldInfo, {
        kind: "id",
        tr: "Yazılırsa iletişim düğmesi teklif düğmesinden önce gelir.",
        en: "Where it is set, the contact button comes before the quote button.",
      })
      .exactOptional(),
  }),
});
