import { z } from "zod";
import { countedOrNone, seen, sentence, spoken } from "../fields.ts";

const name = (file: string) =>
  seen(`${file} dosyasındaki metnin listede görünen adı.`, `Name in the list of the text in ${file}.`);
const column = (tr: string, en: string) => seen(`Metinler listesinde ${tr} sütunu.`, `Column of ${en} in the words.`);
const kind = (tr: string, en: string) => seen(`Metin türü: ${tr}.`, `Kind of text: ${en}.`, { max: 30 });
const state = (tr: string, en: string) => seen(`Metnin durumu: ${tr}.`, `State of a text: ${en}.`);

/** The texts that are neither a page nor an item. */
const named = [
  "careers",
  "chrome",
  "company",
  "consent",
  "error-pages",
  "facts",
  "forms",
  "frequent-searches",
  "language-menu",
  "lead-export",
  "lead-source",
  "legal",
  "mails",
  "managed-services/shared",
  "moments",
  "news",
  "page-names",
  "phone-field",
  "publishing",
  "quote-contact",
  "quote-record",
  "quote-services",
  "quote-sms",
  "quote-wizard",
  "report",
  "report-document",
  "request-mails",
  "request-states",
  "service-levels",
  "story",
  "office/drafts",
  "office/erasure",
  "office/export",
  "office/figures",
  "office/frame",
  "office/lead",
  "office/leads",
  "office/people",
  "office/publications",
  "office/reminder",
  "office/requests",
  "office/sign-in",
  "office/studio",
  "office/words",
] as const;

/** The room for words: all texts, the search among them, and one of them. */
export const officeWordsRoom = z.strictObject({
  title: seen("Metinler odasının başlığı.", "Heading of the room for words."),
  summary: sentence(["total", "complete"], "Kaç metin olduğu ve kaçının tam olduğu.", "How many texts there are."),
  allComplete: sentence(["total"], "Bütün metinler tamsa kaç metin olduğu.", "How many texts, where all are complete."),
  kindsLabel: spoken("Metin türleri menüsünün adı.", "Name of the menu of kinds."),
  kinds: z.strictObject({
    all: kind("hepsi", "all of them"),
    pages: kind("sayfalar", "pages"),
    stories: kind("hikâyeler", "stories"),
    news: kind("haberler", "news"),
    legal: kind("yasal metinler", "legal texts"),
    others: kind("ortak metinler", "what pages share"),
  }),
  search: z.strictObject({
    label: seen("Arama alanının etiketi.", "Label of the search."),
    button: seen("Aramayı başlatan düğme.", "Button that searches.", { max: 30 }),
    clear: seen("Süzgeçleri ve aramayı kaldıran bağlantı.", "Link that takes filters and search away.", { max: 40 }),
    title: sentence(["query"], "Arama sonuçlarının başlığı.", "Heading of what was found."),
    found: countedOrNone(["count", "texts"], "Kaç yerde bulunduğu.", "In how many places it was found."),
    more: sentence(["count"], "Sonuçların kısaltıldığı notu.", "Note that not all places are shown."),
    body: seen("Bulunan yerin uzun metin olduğu.", "Says that the place is in the long text."),
  }),
  state: z.strictObject({
    label: seen("Durum süzgecinin etiketi.", "Label of the filter by state."),
    all: seen("Durum süzgecinde hepsi.", "All states, in the filter.", { max: 30 }),
  }),
  states: z.strictObject({
    complete: state("iki dilde tam", "complete in both languages"),
    missing: state("yok", "not there"),
    partial: state("eksik", "some of it is missing"),
    older: state("Türkçesinden eski", "older than the Turkish"),
    draft: state("taslak", "draft"),
    timed: state("ileri tarihli", "published later"),
    live: state("yayında", "live"),
  }),
  fieldsMissing: countedOrNone(["count"], "Bir dilde kaç alanın eksik olduğu.", "How many fields a language lacks."),
  timedAt: sentence(["moment"], "Metnin ne zaman yayına gireceği.", "When a text goes live."),
  columns: z.strictObject({
    text: column("metin", "texts"),
    by: column("son değiştiren", "who changed it last"),
    when: column("değişiklik günü", "the day of the change"),
  }),
  caption: spoken("Metinler tablosunun adı.", "Name of the table of texts."),
  elsewhere: seen("Ofis dışında yapılan değişikliğin yapanı.", "Stands for whoever changed it outside the office."),
  before: sentence(["day"], "Ofise alınmadan önce değişen metnin zamanı.", "When a text changed before it came here."),
  none: seen("Süzgece uyan metin yoksa cümle.", "Sentence where no text fits the filters."),
  back: seen("Bir metinden listeye dönen bağlantı.", "Link from a text back to the list."),
  document: sentence(["page"], "Raporun kendisinin adı.", "Name of the report itself."),
  version: sentence(["title", "version"], "Yasal metnin sürümüyle adı.", "Name of a legal text with its version."),
  page: seen("Metnin sitedeki adresinin etiketi.", "Label of the address on the site.", { max: 30 }),
  changed: seen("Son değişikliğin etiketi.", "Label of the last change.", { max: 30 }),
  by: sentence(["name", "when"], "Son değiştiren ve zamanı.", "Who changed it last, and when."),
  fields: seen("Alanlar bölümünün başlığı.", "Heading of the fields."),
  unread: seen("Okunamayan dosyanın notu.", "Note on a file that cannot be read."),
  empty: seen("Bir dilde olmayan alanın yerine.", "Stands for a field that a language has not."),
  length: sentence(["count"], "Metnin uzunluğu.", "Length of a text."),
  lengthOf: sentence(["count", "max"], "Metnin uzunluğu ve sınırı.", "Length of a text and its limit."),
  tooLong: sentence(["count", "max"], "Sınırını aşan metnin uzunluğu.", "Length of a text over its limit."),
  fieldKinds: z.strictObject({
    head: seen("Alanın arama sonuçlarında göründüğü.", "Says that a field stands in search results."),
    spoken: seen("Alanı yalnızca ekran okuyucuların okuduğu.", "Says that a field is heard and not seen."),
  }),
  unavailable: z.strictObject({
    title: seen("Metinlere ulaşılamadığında başlık.", "Heading where the words cannot be reached."),
    git: seen("Git yoksa açıklama.", "Explanation where git is missing."),
    content: seen("Ofisin yanında metin yoksa açıklama.", "Explanation where no words lie beside the office."),
    home: seen("Metinlerin deposuna ulaşılamıyorsa açıklama.", "Explanation where the home is away."),
    other: seen("Başka bir nedenle ulaşılamıyorsa açıklama.", "Explanation for any other reason."),
  }),
  names: z.strictObject(
    Object.fromEntries(named.map((file) => [file, name(file)])) as Record<
      (typeof named)[number],
      ReturnType<typeof name>
    >,
  ),
});
