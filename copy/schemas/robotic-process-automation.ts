import { z } from "zod";
import { figure, head, id, link, meta, pageHead, questionsSection, seen, storyCard } from "./fields.ts";

/** `tr` and `en` name the figure; of a hundred points, as many are full. */
const ofHundred = (tr: string, en: string) =>
  z.strictObject({
    value: seen(`Rakamlar bölümünde, yazıldığı gibi: ${tr}.`, `As written among the figures: ${en}.`, { max: 16 }),
    full: figure(`Yüz noktadan kaçının dolu olduğu: ${tr}.`, `How many of a hundred points are full: ${en}.`),
    label: seen(`Rakamın altındaki açıklama: ${tr}.`, `Explanation below the figure: ${en}.`),
  });

/** One dot against many. */
const oneToMany = (tr: string, en: string) =>
  z.strictObject({
    value: seen(`Rakamlar bölümünde, yazıldığı gibi: ${tr}.`, `As written among the figures: ${en}.`, { max: 16 }),
    times: figure(`Tek noktanın karşısına çizilen nokta sayısı: ${tr}.`, `How many dots stand against one: ${en}.`),
    one: seen(`Tek noktanın yanındaki söz: ${tr}.`, `The words beside the single dot: ${en}.`, { max: 30 }),
    many: seen(`Çok noktanın yanındaki söz: ${tr}.`, `The words beside the many dots: ${en}.`, { max: 30 }),
    label: seen(`Rakamın altındaki açıklama: ${tr}.`, `Explanation below the figure: ${en}.`),
  });

export const roboticProcessAutomation = z.strictObject({
  meta,
  name: head("Arama motorlarına bildirilen hizmet adı.", "Name of the service, as search engines are told."),
  head: pageHead,
  figures: z.strictObject({
    title: seen("Rakamlar bölümünün sayfadaki başlığı.", "Title of the section of figures."),
    lead: seen("Rakamların nasıl okunacağı.", "How the figures are read."),
    legend: z.strictObject({
      point: seen("Rakamlardaki dolu noktanın ve boş halkanın anlamı.", "What full points and rings stand for."),
      warm: seen("Rakamlardaki sıcak noktanın anlamı.", "What the warm point among the figures stands for."),
    }),
    cost: ofHundred("maliyet azalması", "lower cost"),
    speed: oneToMany("hız", "speed"),
    errors: ofHundred("hata oranı", "rate of errors"),
    peak: oneToMany("yoğun dönemde tasarruf", "savings at peak times"),
    entry: ofHundred("veri girişinde tasarruf", "savings in data entry"),
    approval: ofHundred("onaylı süreçlerde tasarruf", "savings with human approval"),
    hours: z.strictObject({
      value: seen("Rakamlar bölümünde her ay kazanılan saat.", "Hours won back each month, among the figures.", {
        max: 20,
      }),
      label: seen("Kazanılan saatin altındaki açıklama.", "Explanation below the hours won back."),
    }),
    source: seen(
      "Rakamların altında, nereden geldikleri ve hangi koşulda ölçüldükleri.",
      "Where the figures come from and how they were measured, below them.",
    ),
  }),
  starts: z.strictObject({
    title: seen("Nereden başlanacağını anlatan bölümün başlığı.", "Title of the section on where to start."),
    lead: seen("Nereden başlanacağı bölümünün giriş metni.", "Opening text of the section on where to start."),
    areas: z
      .array(
        z.strictObject({
          icon: id("Alanın adının üstündeki işaretin adı.", "Name of the sign above an area's name."),
          title: seen("Robota uygun işlerin bulunduğu alanın adı.", "Name of an area with work for robots."),
          content: seen("Alandaki robota uygun işler.", "The work in the area that suits robots."),
        }),
      )
      .min(1),
  }),
  limits: z.strictObject({
    title: seen(
      "Robota uygun olmayan işler bölümünün başlığı.",
      "Title of the section on work that does not suit robots.",
    ),
    lead: seen("Uygun olmayan işler bölümünün giriş metni.", "Opening text of the section on unsuitable work."),
    items: z.array(seen("Robota vermediğimiz bir iş türü.", "A kind of work we do not give to robots.")).min(1),
  }),
  way: z.strictObject({
    title: seen(
      "Keşiften devreye almaya yol bölümünün başlığı.",
      "Title of the section on the way to a running robot.",
    ),
    lead: seen("Yol bölümünün zaman çizgisi yanındaki metni.", "Text beside the timeline of the way."),
    steps: z
      .array(
        z.strictObject({
          name: seen("Zaman çizgisindeki bir adımın adı.", "Name of a step on the timeline."),
          text: seen("Zaman çizgisindeki adımda ne yapıldığı.", "What is done in a step on the timeline."),
        }),
      )
      .min(1),
  }),
  trust: z.strictObject({
    title: seen("Robotların denetimi bölümünün başlığı.", "Title of the section on how robots are governed."),
    lead: seen("Robotların denetimi bölümünün giriş metni.", "Opening text of the section on how robots are governed."),
    items: z
      .array(
        z.strictObject({
          title: seen("Robotların uyduğu bir kuralın adı.", "Name of a rule that robots follow."),
          content: seen("Robot kuralının nasıl işlediği.", "How the rule for robots works."),
        }),
      )
      .min(1),
  }),
  reference: storyCard,
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
    products: link("Ürünler sayfasına giden ikinci düğme.", "The second button, to the products page.", { max: 60 }),
  }),
});
