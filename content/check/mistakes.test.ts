import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { localeCodes } from "../../site/locales.ts";
import { checkTexts } from "./check-texts.ts";
import { type Language, type Problem, sentenceOf } from "./problem.ts";

/** A deliberate mistake in a file of its own, and the one sentence that is said about it, or about another file. */
type Mistake = {
  what: string;
  file: string;
  change: (source: string) => string;
  about?: string;
  tr: string;
  en: string;
};

const swap = (from: string | RegExp, to: string) => (source: string) => {
  const changed = source.replace(from, to);
  if (changed === source) throw new Error(`There is no ${from} to change`);
  return changed;
};

const news = () =>
  `---\ntitle: "Yeni ofis"\nkind: haber\ndate: 2026-11-20\nsummary: "İzmir’de yeni bir ofis açtık."\ntopics: [Kampüs]\n---\nMetin.\n`;

const mistakes: Mistake[] = [
  {
    what: "a date in words",
    file: "tr/news/calisan-portali-yenilendi.md",
    change: swap("2026-03-12", "12 Mart 2026"),
    tr: "content/tr/news/calisan-portali-yenilendi.md, satır 4: tarih 2026-11-20 gibi yazılır.",
    en: "content/tr/news/calisan-portali-yenilendi.md, line 4: a date is written like 2026-11-20.",
  },
  {
    what: "a colon in a title",
    file: "tr/news/dijital-kampuste-ikinci-yaz-okulu.md",
    change: swap(/title: .*/, "title: Dijital Kampüs: ikinci yaz okulu"),
    tr: 'content/tr/news/dijital-kampuste-ikinci-yaz-okulu.md, satır 2: metnin içinde iki nokta var; metni tırnak içine alın: title: "Dijital Kampüs: ikinci yaz okulu"',
    en: 'content/tr/news/dijital-kampuste-ikinci-yaz-okulu.md, line 2: there is a colon inside the text; put the text in quotation marks: title: "Dijital Kampüs: ikinci yaz okulu"',
  },
  {
    what: "a quotation mark that is not closed",
    file: "tr/news/dxperience-guz-donemi-basladi.md",
    change: swap('başladı"', "başladı"),
    tr: 'content/tr/news/dxperience-guz-donemi-basladi.md, satır 2: tırnak açılmış, kapanmamış: title: "DxPerience güz dönemi 36 öğrenciyle başladı"',
    en: 'content/tr/news/dxperience-guz-donemi-basladi.md, line 2: a quotation mark is opened but not closed: title: "DxPerience güz dönemi 36 öğrenciyle başladı"',
  },
  {
    what: "straight quotation marks inside a quoted text",
    file: "tr/news/iso-22301-gozuyle-is-surekliligimiz.md",
    change: swap('"ISO 22301 gözüyle', '"ISO "22301" gözüyle'),
    tr: 'content/tr/news/iso-22301-gozuyle-is-surekliligimiz.md, satır 2: kapanan tırnaktan sonra bir şey daha var; metnin içinde “ ve ” yazın: title: "ISO “22301” gözüyle iş sürekliliğimiz"',
    en: 'content/tr/news/iso-22301-gozuyle-is-surekliligimiz.md, line 2: something follows the closing quotation mark; inside a text write “ and ”: title: "ISO “22301” gözüyle iş sürekliliğimiz"',
  },
  {
    what: "a tab",
    file: "tr/stories/ege-enerji.md",
    change: swap("  - value:", "\t- value:"),
    tr: "content/tr/stories/ege-enerji.md, satır 11: satır sekme (Tab) ile başlıyor; girinti boşlukla yapılır, her basamak için iki boşluk.",
    en: "content/tr/stories/ege-enerji.md, line 11: the line begins with a tab; indent with spaces, two for each step.",
  },
  {
    what: "no front matter",
    file: "tr/news/siber-dayaniklilik-raporu-yayimlandi.md",
    change: swap("---\n", ""),
    tr: "content/tr/news/siber-dayaniklilik-raporu-yayimlandi.md, satır 1: dosya üç tirelik bir satırla (---) başlar, ardından title ve date gibi alanlar, sonra yine --- gelir.",
    en: "content/tr/news/siber-dayaniklilik-raporu-yayimlandi.md, line 1: the file begins with a line of three hyphens (---), then come fields such as title and date, then --- again.",
  },
  {
    what: "a field that is missing",
    file: "tr/news/operasyon-merkezi-yeni-binasina-tasindi.md",
    change: swap(/summary: .*\n/, ""),
    tr: 'content/tr/news/operasyon-merkezi-yeni-binasina-tasindi.md, satır 2: “summary” eksik; diğer dilde şöyle: summary: "Our 24/⁠7 operations center has moved to building five of …" (Listelerde ve arama sonucunda görünen özet.)',
    en: 'content/tr/news/operasyon-merkezi-yeni-binasina-tasindi.md, line 2: “summary” is missing; the other language has: summary: "Our 24/⁠7 operations center has moved to building five of …" (Summary in lists and search results.)',
  },
  {
    what: "a field with a slip in its name",
    file: "tr/news/kullanici-deneyimi-raporu-yayimlandi.md",
    change: swap("summary:", "sumary:"),
    tr: "content/tr/news/kullanici-deneyimi-raporu-yayimlandi.md, satır 5: “sumary” diye bir alan yok; “summary” mi demek istediniz?",
    en: "content/tr/news/kullanici-deneyimi-raporu-yayimlandi.md, line 5: there is no field “sumary”; did you mean “summary”?",
  },
  {
    what: "a field that nobody knows",
    file: "tr/stories/marmara-saglik.md",
    change: swap("customer:", "yazar: Ben\ncustomer:"),
    tr: "content/tr/stories/marmara-saglik.md, satır 3: “yazar” diye bir alan yok; buradaki alanlar: date, draft, publish, title, customer, sector, services, tags, summary, figures, duration, quote, timeline, related, picture.",
    en: "content/tr/stories/marmara-saglik.md, line 3: there is no field “yazar”; the fields here are date, draft, publish, title, customer, sector, services, tags, summary, figures, duration, quote, timeline, related, picture.",
  },
  {
    what: "a kind that does not exist",
    file: "tr/news/dxtechway-ilk-mezunlarini-verdi.md",
    change: swap("kind: haber", "kind: habr"),
    tr: "content/tr/news/dxtechway-ilk-mezunlarini-verdi.md, satır 3: “kind” için “habr” olmaz; “haber” mi demek istediniz? (Haberin türü.)",
    en: "content/tr/news/dxtechway-ilk-mezunlarini-verdi.md, line 3: “habr” is not possible for “kind”; did you mean “haber”? (Kind of the news item.)",
  },
  {
    what: "an empty text",
    file: "tr/legal.yaml",
    change: swap("toc: Bu metinde", "toc:"),
    tr: "content/tr/legal.yaml, satır 1: “toc” boş. (Yasal metnin yanındaki içindekiler listesinin başlığı.)",
    en: "content/tr/legal.yaml, line 1: “toc” is empty. (Title of the contents beside a legal text.)",
  },
  {
    what: "a number where a text belongs",
    file: "tr/careers.yaml",
    change: swap("text: Çalışan Adayı Aydınlatma Metni", "text: 2026"),
    tr: 'content/tr/careers.yaml, satır 4: “text” bir metindir, tırnak içinde durur: text: "2026" (Notun sonunda aday aydınlatma metnine giden bağlantı.)',
    en: 'content/tr/careers.yaml, line 4: “text” is a text, so it stands in quotation marks: text: "2026" (Link after the note, to the candidates\' privacy notice.)',
  },
  {
    what: "a label that is missing",
    file: "en/search.yaml",
    change: swap("  button: Search\n", ""),
    tr: 'content/en/search.yaml, satır 6: “button” eksik; diğer dilde şöyle: button: "Ara" (Arama kutusunun yanındaki düğme.)',
    en: 'content/en/search.yaml, line 6: “button” is missing; the other language has: button: "Ara" (Button beside the search box.)',
  },
  {
    what: "a link to a page that does not exist",
    file: "tr/media.yaml",
    change: swap("to: iletisim", "to: iletisimm"),
    tr: "content/tr/media.yaml, satır 36: “iletisimm” adında bir sayfa yok; “iletisim” mi demek istediniz? (Gidilen sayfanın site/pages.ts tablosundaki adı.)",
    en: "content/tr/media.yaml, line 36: there is no page “iletisimm”; did you mean “iletisim”? (Name of the page it leads to, from site/pages.ts.)",
  },
  {
    what: "a link to a section that does not exist",
    file: "tr/analyst-research.yaml",
    change: swap("hash: request", "hash: istek"),
    tr: "content/tr/analyst-research.yaml, satır 43: “gartner-kullanici-deneyimi-raporu” sayfasında “istek” bölümü yok; olanlar: examples, request.",
    en: "content/tr/analyst-research.yaml, line 43: the page “gartner-kullanici-deneyimi-raporu” has no section “istek”; there are: examples, request.",
  },
  {
    what: "a link to a story that does not exist",
    file: "tr/cloud.yaml",
    change: swap("hikaye: poyraz-perakende", "hikaye: poyraz-parakende"),
    tr: "content/tr/cloud.yaml, satır 81: “poyraz-parakende” adında bir hikâye yok; “poyraz-perakende” mi demek istediniz?",
    en: "content/tr/cloud.yaml, line 81: there is no story “poyraz-parakende”; did you mean “poyraz-perakende”?",
  },
  {
    what: "a reference to a story that does not exist",
    file: "tr/managed-services/sap.yaml",
    change: swap(/^story: .*/m, "story: yok-boyle"),
    tr: "content/tr/managed-services/sap.yaml, satır 84: “yok-boyle” adında bir hikâye yok.",
    en: "content/tr/managed-services/sap.yaml, line 84: there is no story “yok-boyle”.",
  },
  {
    what: "a Markdown link to a page that does not exist",
    file: "tr/news/arge-merkezinde-uc-yeni-universite-projesi.md",
    change: swap("page:iletisim", "page:iletişim"),
    tr: "content/tr/news/arge-merkezinde-uc-yeni-universite-projesi.md, satır 24: “iletişim” adında bir sayfa yok; “iletisim” mi demek istediniz?",
    en: "content/tr/news/arge-merkezinde-uc-yeni-universite-projesi.md, line 24: there is no page “iletişim”; did you mean “iletisim”?",
  },
  {
    what: "a Markdown link without the story",
    file: "tr/stories/kordon-gida.md",
    change: (source) => `${source}\n[hikâye](page:hakkimizda-basari-hikayeleri-hikaye)\n`,
    tr: "content/tr/stories/kordon-gida.md, satır 63: “hakkimizda-basari-hikayeleri-hikaye” bağlantısı hangisi olduğunu da söyler; örneğin page:hakkimizda-basari-hikayeleri-hikaye?hikaye=tuna-lojistik",
    en: "content/tr/stories/kordon-gida.md, line 63: a link to “hakkimizda-basari-hikayeleri-hikaye” says which one; such as page:hakkimizda-basari-hikayeleri-hikaye?hikaye=tuna-lojistik",
  },
  {
    what: "a Markdown link that is no page",
    file: "tr/legal/kullanim-sartlari.md",
    change: (source) => `${source}\n[iletişim](/iletisim)\n`,
    tr: "content/tr/legal/kullanim-sartlari.md, satır 82: “/iletisim” bağlantısı bir yere gitmiyor; kendi sayfalarımız [metin](page:iletisim) gibi, başkaları https:// ile yazılır.",
    en: "content/tr/legal/kullanim-sartlari.md, line 82: the link “/iletisim” leads nowhere; our pages are written like [text](page:iletisim), others with https://",
  },
  {
    what: "a slot that is missing",
    file: "tr/publishing.yaml",
    change: swap("{moment} yayında", "yakında yayında"),
    tr: "content/tr/publishing.yaml, satır 2: “later” içinde {moment} eksik; site oraya bir değer koyar. (Geliştirme sunucusunda, ileri tarihli yazının başlığından önceki söz.)",
    en: "content/tr/publishing.yaml, line 2: {moment} is missing in “later”; the site puts a value there. (The words before the title of an item that is published later.)",
  },
  {
    what: "a slot that nobody fills",
    file: "tr/stories.yaml",
    change: swap("sayfa {page}/{pages}", "sayfa {page}/{pages} {toplam}"),
    tr: "content/tr/stories.yaml, satır 16: “ofPages” içindeki {toplam} yerine bir şey konmaz; olabilecekler: {page}, {pages}. (Hikâye sayısının yanında kaçıncı sayfada olunduğu.)",
    en: "content/tr/stories.yaml, line 16: nothing is put in place of {toplam} in “ofPages”; there are: {page}, {pages}. (Which page of how many, beside the count.)",
  },
  {
    what: "a fact that nobody knows",
    file: "tr/legal/cerez-politikasi.md",
    change: (source) => `${source}\n{{legalname}}\n`,
    tr: "content/tr/legal/cerez-politikasi.md, satır 98: şirketin {{legalname}} diye bir bilgisi yok; {{legalName}} mi demek istediniz?",
    en: "content/tr/legal/cerez-politikasi.md, line 98: there is no fact {{legalname}} of the company; did you mean {{legalName}}?",
  },
  {
    what: "a file of one language only",
    file: "tr/news/karanfil.md",
    change: () => news(),
    about: "en/news/karanfil.md",
    tr: "content/en/news/karanfil.md: dosya yok; content/tr/news/karanfil.md var, her metin her dilde durur.",
    en: "content/en/news/karanfil.md: is missing; content/tr/news/karanfil.md is there, and every text stands in every language.",
  },
  {
    what: "a file name that is no address",
    file: "tr/news/Yeni Ofis İzmir.md",
    change: () => news(),
    tr: "content/tr/news/Yeni Ofis İzmir.md: dosyanın adı adres olur: a–z arası küçük harfler, rakamlar ve tek tireler, yeni-ofis-izmir.md gibi.",
    en: "content/tr/news/Yeni Ofis İzmir.md: the file's name becomes an address: small letters a to z, digits and single hyphens, such as yeni-ofis-izmir.md.",
  },
  {
    what: "another figure in a sentence",
    file: "en/about.yaml",
    change: swap("4,000", "4,500"),
    tr: "content/en/about.yaml, satır 3: rakamlar farklı: burada 4,500, content/tr/about.yaml içinde 4000.",
    en: "content/en/about.yaml, line 3: the figures differ: 4,500 here, 4000 in content/tr/about.yaml.",
  },
  {
    what: "another figure in a text",
    file: "en/stories/yelken-finansman.md",
    change: swap("52 minutes later", "25 minutes later"),
    tr: "content/en/stories/yelken-finansman.md, satır 58: rakamlar farklı: burada 25, content/tr/stories/yelken-finansman.md içinde 52.",
    en: "content/en/stories/yelken-finansman.md, line 58: the figures differ: 25 here, 52 in content/tr/stories/yelken-finansman.md.",
  },
  {
    what: "another day",
    file: "en/news/nobet-alti-saat-yedek-merkezden-tutuldu.md",
    change: swap("2025-09-18", "2025-09-19"),
    tr: "content/en/news/nobet-alti-saat-yedek-merkezden-tutuldu.md, satır 4: “date” her dilde aynıdır; burada “2025-09-19”, content/tr/news/nobet-alti-saat-yedek-merkezden-tutuldu.md içinde “2025-09-18”.",
    en: "content/en/news/nobet-alti-saat-yedek-merkezden-tutuldu.md, line 4: “date” is the same in every language, but it is “2025-09-19” here and “2025-09-18” in content/tr/news/nobet-alti-saat-yedek-merkezden-tutuldu.md.",
  },
  {
    what: "an entry less",
    file: "en/quote-thank-you.yaml",
    change: swap(/ {4}- name: We get in touch\n.*\n/, ""),
    tr: "content/en/quote-thank-you.yaml, satır 8: “items” listesinde burada 3, content/tr/quote-thank-you.yaml içinde 4 madde var.",
    en: "content/en/quote-thank-you.yaml, line 8: “items” has 3 entries here and 4 in content/tr/quote-thank-you.yaml.",
  },
  {
    what: "a section less",
    file: "en/legal/is-etigi-kurallari.md",
    change: swap(/^## /m, ""),
    tr: "content/en/legal/is-etigi-kurallari.md, satır 16: başlıklar, listeler ve tablolar content/tr/legal/is-etigi-kurallari.md ile aynı değil: burada liste maddesi (-), orada başlık (##).",
    en: "content/en/legal/is-etigi-kurallari.md, line 16: headings, lists and tables differ from content/tr/legal/is-etigi-kurallari.md: a list entry (-) here, a heading (##) there.",
  },
  {
    what: "a changed consent",
    file: "tr/forms.yaml",
    change: swap("açık rıza veriyorum", "rıza veriyorum"),
    tr: "content/tr/forms.yaml, satır 83: metin değişmiş, sürümü 2026-11-18 kalmış; yenisini şu komut yazar: npm run words -- new-version consent",
    en: "content/tr/forms.yaml, line 83: the text has changed, but its version is still 2026-11-18; write a new one with: npm run words -- new-version consent",
  },
  {
    what: "a changed notice",
    file: "en/legal/crm-aydinlatma-metni.md",
    change: (source) => `${source}\nMore.\n`,
    tr: "content/en/legal/crm-aydinlatma-metni.md, satır 5: metin değişmiş, sürümü 1.4 kalmış; yenisini şu komut yazar: npm run words -- new-version crm-aydinlatma-metni",
    en: "content/en/legal/crm-aydinlatma-metni.md, line 5: the text has changed, but its version is still 1.4; write a new one with: npm run words -- new-version crm-aydinlatma-metni",
  },
  {
    what: "letters that an SMS cannot carry",
    file: "tr/quote-sms.yaml",
    change: swap("satisa iletilir", "satışa iletilir"),
    tr: "content/tr/quote-sms.yaml, satır 3: “sentences” SMS olarak gider: yalnızca A–Z, rakam, boşluk ve . , : ' olabilir; “ış” olmaz.",
    en: "content/tr/quote-sms.yaml, line 3: “sentences” is sent as an SMS: only A to Z, digits, space and . , : ' are possible, not “ış”.",
  },
  {
    what: "a text that begins with a sign",
    file: "tr/campus.yaml",
    change: swap("title: Dört ayda yükselen Dijital Kampüs.", "title: @kampus"),
    tr: 'content/tr/campus.yaml, satır 5: @ ile başlayan metin tırnak içinde durur: title: "@kampus"',
    en: 'content/tr/campus.yaml, line 5: a text that begins with @ stands in quotation marks: title: "@kampus"',
  },
  {
    what: "no space after a colon",
    file: "tr/dxperience.yaml",
    change: swap("  title: Dört durak.", "  title:Dört durak."),
    tr: "content/tr/dxperience.yaml, satır 17: alanın adından sonraki iki noktayı bir boşluk izler: title: Dört durak.",
    en: "content/tr/dxperience.yaml, line 17: a space follows the colon after the field's name: title: Dört durak.",
  },
  {
    what: "a field that stands twice",
    file: "tr/recruitment.yaml",
    change: swap("  lead: Ezber", "  title: Yine\n  lead: Ezber"),
    tr: "content/tr/recruitment.yaml, satır 28: “title” burada ikinci kez duruyor; birini silin.",
    en: "content/tr/recruitment.yaml, line 28: “title” stands here a second time; delete one of them.",
  },
  {
    what: "a note that cuts a text",
    file: "tr/news.yaml",
    change: swap("topics: Konu", "topics: Konu # bir"),
    tr: 'content/tr/news.yaml, satır 6: # işaretinden sonrası okunmaz; metni tırnak içine alın: topics: "Konu # bir"',
    en: 'content/tr/news.yaml, line 6: what follows the sign # would not be read; put the text in quotation marks: topics: "Konu # bir"',
  },
  {
    what: "a list that is a text",
    file: "tr/service-levels.yaml",
    change: swap("caption: Hizmet", "caption:\n  - Hizmet"),
    tr: 'content/tr/service-levels.yaml, satır 1: “caption” bir metindir, tırnak içinde durur: caption: "Hizmet seviyelerinin karşılaştırması" (Hizmet sayfalarındaki seviye tablosunun ekran okuyucular için adı.)',
    en: 'content/tr/service-levels.yaml, line 1: “caption” is a text, so it stands in quotation marks: caption: "Hizmet seviyelerinin karşılaştırması" (Name of the table of levels on service pages, for screen readers.)',
  },
  {
    what: "a question with a colon in a list",
    file: "tr/managed-services/data.yaml",
    change: swap("- Olgunluk ölçümü", "- Ölçüm: olgunluk"),
    tr: 'content/tr/managed-services/data.yaml, satır 26: metnin içinde iki nokta var; metni tırnak içine alın: - "Ölçüm: olgunluk" (Hizmetin kapsadığı bir iş.)',
    en: 'content/tr/managed-services/data.yaml, line 26: there is a colon inside the text; put the text in quotation marks: - "Ölçüm: olgunluk" (A piece of work that the service covers.)',
  },
  {
    what: "a text with a name that the site does not know",
    file: "tr/hom.yaml",
    change: () => "title: Bir\n",
    tr: "content/tr/hom.yaml: sitede bu adda bir metin yok; “home.yaml” mi demek istediniz?",
    en: "content/tr/hom.yaml: the site has no text of this name; did you mean “home.yaml”?",
  },
  {
    what: "a file that does not belong here",
    file: "tr/news/foto.jpg",
    change: () => "x",
    tr: "content/tr/news/foto.jpg: burada yalnızca .yaml ve .md dosyaları durur.",
    en: "content/tr/news/foto.jpg: only .yaml and .md files stand here.",
  },
];

const content = join(import.meta.dirname, "..");
let folder = "";
let found: Record<Language, Problem[]>;

/** All of them at once: everything that is wrong is listed, and one mistake hides no other. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "texts-"));
  for (const name of [...localeCodes, "facts.yaml", "terms.yaml"]) {
    cpSync(join(content, name), join(folder, name), { recursive: true });
  }
  for (const { file, change } of mistakes) {
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, change(readIfThere(join(content, file))));
  }
  found = { tr: checkTexts({ folder, language: "tr" }), en: checkTexts({ folder, language: "en" }) };
});

afterAll(() => rmSync(folder, { recursive: true }));

function readIfThere(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}

function saidAbout(file: string, language: Language): string[] {
  return found[language]
    .filter((problem) => problem.file === `content/${file}`)
    .map((problem) => sentenceOf(problem, language));
}

describe.each(mistakes)("$what", ({ file, about = file, tr, en }) => {
  test("is said in one sentence, in Turkish and in English", () => {
    expect(saidAbout(about, "tr")).toEqual([tr]);
    expect(saidAbout(about, "en")).toEqual([en]);
  });
});

test("nothing else is said, and every sentence is a mistake", () => {
  const expected = new Set(mistakes.map(({ file, about = file }) => `content/${about}`));
  const others = found.en.filter(({ file }) => !expected.has(file)).map((problem) => sentenceOf(problem, "en"));
  expect(others).toEqual([
    "content/en/news/Yeni Ofis İzmir.md: is missing; content/tr/news/Yeni Ofis İzmir.md is there, and every text stands in every language.",
  ]);
  expect(found.en.filter(({ level }) => level !== "error")).toEqual([]);
});

test("no sentence speaks as a program does", () => {
  const words = /mapping|scalar|undefined|\bnull\b|\bNaN\b|\[object|unexpected|invalid|expected|\bparse|^ +at /im;
  for (const { message } of [...found.tr, ...found.en]) expect(message).not.toMatch(words);
});
