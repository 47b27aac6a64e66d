import { z } from "zod";
import { seen, sentence, spoken } from "../fields.ts";

const key = (tr: string, en: string) => seen(`Stüdyoda düğme: ${tr}.`, `Button of the studio: ${en}.`, { max: 40 });
const refusal = (tr: string, en: string) => seen(`Sayfanın yerinde duran cümle: ${tr}.`, `Stands for the page: ${en}.`);

/** The studio: the page of a draft in both languages, and the text that one chose on it. */
export const officeStudio = z.strictObject({
  title: sentence(["page", "draft"], "Stüdyonun sekme başlığı.", "Title of the studio in the browser's tab."),
  back: seen("Stüdyodan taslağa dönen bağlantı.", "Link from the studio back to the draft."),
  view: z.strictObject({
    label: spoken("Dil görünümü düğmelerinin adı.", "Name of the buttons for languages."),
    both: key("diller yan yana", "languages side by side"),
  }),
  width: z.strictObject({
    label: spoken("Genişlik düğmelerinin adı.", "Name of the buttons for widths."),
    wide: key("pencere genişliği", "as wide as there is room"),
    phone: key("telefon genişliği", "as wide as a phone"),
  }),
  frame: sentence(["page", "language"], "Sayfayı gösteren çerçevenin adı.", "Name of the frame that shows the page.", {
    kind: "spoken",
  }),
  loading: seen("Sayfa gelene kadar yerinde duran söz.", "Stands in the place of the page until it is there."),
  lists: z.strictObject({
    label: spoken("Sayfanın yanındaki listelerin adı.", "Name of the lists beside the page."),
    show: key("listeleri aç", "open the lists"),
    hide: key("listeleri kapat", "close the lists"),
    changes: sentence(["count"], "Bu sayfadaki değişiklikler sekmesi.", "Tab of the changes on this page."),
    hidden: sentence(["count"], "Sayfada tıklanamayan metinler sekmesi.", "Tab of the texts that cannot be clicked."),
    point: seen("Değişikliği sayfada gösteren düğmenin ipucu.", "Hint on the button that shows a change on the page."),
    noChanges: seen("Bu sayfada değişiklik yoksa cümle.", "Sentence where nothing on this page is changed."),
    noHidden: seen("Tıklanamayan metin yoksa cümle.", "Sentence where every text can be clicked."),
    none: seen("Bir dilde olmayan metnin yerine.", "Stands for a text that a language has not."),
  }),
  hint: z.strictObject({
    choose: seen("Sayfadan metin seçmeyi anlatan cümle.", "How to choose a text on the page."),
    open: seen("Başka sayfayı açmayı anlatan cümle.", "How to open another page."),
  }),
  card: z.strictObject({
    label: spoken("Seçilen metnin kartının adı.", "Name of the card of the chosen text."),
    loading: seen("Metin gelene kadar durum.", "Status until the text is there."),
    gone: seen("Seçilen metin taslakta yoksa cümle.", "Sentence where the draft has no such text."),
    previous: key("önceki metin", "the text before"),
    next: key("sonraki metin", "the next text"),
    close: key("kartı kapat", "close the card"),
    openLink: sentence(["address"], "Bağlantının sayfasını açan bağlantı.", "Opens the page that a link leads to."),
  }),
  form: seen("Çerçevedeki form gönderilmek istenince cümle.", "Says that forms of the preview send nothing."),
  noScript: seen("JavaScript kapalıysa sayfanın yerinde cümle.", "Stands for the page where there is no script."),
  toForms: seen("Taslağın formlarına giden bağlantı.", "Link to the forms of the draft."),
  onPage: seen("Metni taslağın sayfasında açan bağlantı.", "Link that opens a text on its page."),
  preview: z.strictObject({
    title: seen("Sayfanın yerinde duran cümlelerin başlığı.", "Heading of what stands for a page."),
    form: refusal("form gönderilmez", "forms are not sent"),
    ticket: refusal("bağlantının süresi doldu", "the ticket is over"),
    missing: refusal("taslak yok", "the draft is gone"),
    broken: refusal("bir metinde eksik ya da yanlış var", "something is missing or wrong in a text"),
    "not-built": refusal("site kurulmamış", "the site is not built"),
    failed: refusal("ön izleme başlamadı", "the preview did not start"),
  }),
});
