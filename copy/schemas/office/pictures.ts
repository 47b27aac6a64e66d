import { z } from "zod";
import { counted, seen, sentence } from "../fields.ts";

const button = (tr: string, en: string) => seen(`Düğme: ${tr}.`, `Button: ${en}.`, { max: 50 });
const result = (tr: string, en: string) => seen(`Fotoğrafın sonucu: ${tr}.`, `What became of a photograph: ${en}.`);
const change = (tr: string, en: string) => seen(`Fotoğrafın değişikliği: ${tr}.`, `Change: ${en}.`, { max: 60 });
const trouble = (tr: string, en: string) => seen(`Kart gösterilemedi: ${tr}.`, `No card can be shown: ${en}.`);

/** Photographs and drawings of texts in a draft, and how search engines and shared links show its pages. */
export const officePictures = z.strictObject({
  title: sentence(["text", "place"], "Fotoğraf sayfasının başlığı.", "Heading of the page of a photograph."),
  places: z.strictObject({
    cover: seen("Kapak fotoğrafının adı.", "Name of the place of a cover.", { max: 40 }),
    portrait: seen("Portrenin adı.", "Name of the place of a portrait.", { max: 40 }),
    head: seen("Sayfa başındaki fotoğrafın adı.", "Name of the place at the top of a page.", { max: 40 }),
  }),
  link: sentence(["place"], "Alanlardan fotoğraf sayfasına bağlantı.", "Link from the fields to the photograph."),
  photo: z.strictObject({
    title: seen("Fotoğraf bölümünün başlığı.", "Heading of the part with the photograph."),
    none: seen("Fotoğraf yoksa cümle.", "Sentence where there is no photograph."),
    choose: seen("Dosya alanının etiketi.", "Label of the file."),
    replace: seen("Fotoğraf varken dosya alanının etiketi.", "Label of the file where there is a photograph."),
    rules: sentence(["size", "most"], "Hangi fotoğrafların alındığı.", "Which photographs are taken."),
    privacy: seen("Konum bilgisi ve kişilerin izni.", "The place it was taken, and the consent of people."),
    chosen: sentence(["size"], "Seçilen fotoğrafın altındaki söz.", "Below the photograph that was chosen."),
    alt: sentence(["language"], "Alternatif metnin etiketi.", "Label of the alternative text."),
    altHint: seen("Alternatif metnin nasıl yazıldığı.", "How to write the alternative text."),
    save: button("fotoğrafı kaydet", "save the photograph"),
    remove: button("fotoğrafı kaldır", "remove the photograph"),
  }),
  drawing: z.strictObject({
    title: seen("Çizim bölümünün başlığı.", "Heading of the part with the drawing."),
    text: seen("Çizimin ne zaman göründüğü.", "When the drawing is seen."),
    hidden: seen("Fotoğraf varken çizimin görünmediği.", "Says that the photograph stands in its place."),
    label: seen("Çizim seçeneklerinin adı.", "Name of the choice of drawings."),
    own: seen("Seçilmezse duran çizimin adı.", "Name of the drawing that stands there by itself.", { max: 40 }),
    other: sentence(["number"], "Başka bir çizimin adı.", "Name of another drawing."),
    more: seen("Başka çizimler gösteren bağlantı.", "Link to other drawings.", { max: 40 }),
    save: button("seçilen çizimi kaydet", "save the drawing that was chosen"),
  }),
  changes: z.strictObject({
    added: change("fotoğraf eklendi", "a photograph was added"),
    removed: change("fotoğraf kaldırıldı", "a photograph was removed"),
    other: change("fotoğraf değişti", "the photograph is another one"),
  }),
  results: z.strictObject({
    saved: result("kaydedildi", "saved"),
    removed: result("kaldırıldı", "removed"),
    drawn: result("çizim kaydedildi", "the drawing is saved"),
    file: result("dosya seçilmedi", "no file was chosen"),
    kind: result("türü alınmıyor", "it is of a kind that is not taken"),
    "too-large": result("çok büyük", "it is too large"),
    pixels: result("piksel sayısı çok", "it has too many pixels"),
    damaged: result("dosya yarım ya da bozuk", "the file is cut or damaged"),
    small: sentence(["size", "least"], "Fotoğrafın küçük olduğu.", "Says that a photograph is too small."),
    alt: result("alternatif metin eksik", "an alternative text is missing"),
    unread: result("bütünüyle gelmedi", "it did not arrive whole"),
    conflict: result("başkası değiştirdi", "somebody else changed it"),
    busy: result("aynı anda çok fotoğraf geliyor", "too many arrive at once"),
    layout: result("burada değiştirilemiyor", "it cannot be changed here"),
  }),
  cards: z.strictObject({
    title: sentence(["text"], "Kartlar sayfasının başlığı.", "Heading of the page of the cards."),
    link: seen("Alanlardan kartlara bağlantı.", "Link from the fields to the cards."),
    intro: seen("Kartların ne gösterdiği.", "What the cards show."),
    search: seen("Arama sonucunun başlığı.", "Heading of the search result."),
    share: seen("Paylaşılan bağlantının başlığı.", "Heading of the shared link."),
    whole: seen("Hiçbir şeyin kesilmediği.", "Says that nothing is cut."),
    titleCut: counted(["count", "max"], "Başlığın ne kadarının kesildiği.", "How much of the title is cut."),
    descriptionCut: counted(
      ["count", "max"],
      "Açıklamanın ne kadarının kesildiği.",
      "How much of the description is cut.",
    ),
    unlisted: seen("Arama motorlarına kapalı sayfa.", "A page that search engines leave alone."),
    drawn: seen("Paylaşım görselini kimin çizdiği.", "Who draws the picture of a shared link."),
    page: seen("Sayfayı açan bağlantı.", "Link to the page."),
    trouble: z.strictObject({
      missing: trouble("sayfa yok", "there is no page"),
      broken: trouble("metinde eksik ya da yanlış var", "something is missing or wrong in the text"),
      "not-built": trouble("site kurulmamış", "the site is not built"),
      failed: trouble("site yanıt vermedi", "the site did not answer"),
    }),
  }),
});
