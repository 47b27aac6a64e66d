import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Locale, localeCodes } from "../../site/locales.ts";
import { checkTexts } from "./check-texts.ts";
import { type Problem, sentenceOf } from "./problem.ts";

/**
 * A deliberate mistake in a file of its own, and the one sentence that is said about it, or about another file. In the
 * sentence {line} stands for the line, and * for words of the texts themselves.
 */
type Mistake = {
  what: string;
  file: string;
  change: (source: string) => string;
  about?: string;
  /** What stands in the line that the sentence names; the first line that was changed where nothing is said. */
  at?: RegExp;
  tr: string;
  en: string;
};

const swap = (from: string | RegExp, to: string) => (source: string) => {
  const changed = source.replace(from, to);
  if (changed === source) throw new Error(`There is no ${from} to change`);
  return changed;
};

const news = (summary: string) =>
  `---\ntitle: "Yeni ofis"\nkind: haber\ndate: 2026-11-20\nsummary: "${summary}"\ntopics: [ Kampüs ]\n---\nMetin.\n`;

const mistakes: Mistake[] = [
  {
    what: "a mark of a preview",
    file: "tr/career.yaml",
    change: (source) => source.trimEnd().concat("\u2063\n"),
    tr: "content/tr/career.yaml, satır {line}: içinde ön izlemenin görünmeyen bir işareti kalmış; bu satırdaki metni silip yeniden yazın.",
    en: "content/tr/career.yaml, line {line}: an invisible mark of a preview stands in it; delete the line’s text and type it anew.",
  },
  {
    what: "a date in words",
    file: "tr/news/calisan-portali-yenilendi.md",
    change: swap("2026-03-12", "12 Mart 2026"),
    tr: "content/tr/news/calisan-portali-yenilendi.md, satır {line}: tarih 2026-11-20 gibi yazılır.",
    en: "content/tr/news/calisan-portali-yenilendi.md, line {line}: a date is written like 2026-11-20.",
  },
  {
    what: "a colon in a title",
    file: "tr/news/dijital-kampuste-ikinci-yaz-okulu.md",
    change: swap(/title: .*/, "title: Dijital Kampüs: ikinci yaz okulu"),
    tr: 'content/tr/news/dijital-kampuste-ikinci-yaz-okulu.md, satır {line}: metnin içinde iki nokta var; metni tırnak içine alın: title: "Dijital Kampüs: ikinci yaz okulu"',
    en: 'content/tr/news/dijital-kampuste-ikinci-yaz-okulu.md, line {line}: there is a colon inside the text; put the text in quotation marks: title: "Dijital Kampüs: ikinci yaz okulu"',
  },
  {
    what: "a quotation mark that is not closed",
    file: "tr/news/dxperience-guz-donemi-basladi.md",
    change: swap(/^title: .*$/m, 'title: "DxPerience güz dönemi'),
    tr: 'content/tr/news/dxperience-guz-donemi-basladi.md, satır {line}: tırnak açılmış, kapanmamış: title: "DxPerience güz dönemi"',
    en: 'content/tr/news/dxperience-guz-donemi-basladi.md, line {line}: a quotation mark is opened but not closed: title: "DxPerience güz dönemi"',
  },
  {
    what: "straight quotation marks inside a quoted text",
    file: "tr/news/iso-22301-gozuyle-is-surekliligimiz.md",
    change: swap(/^title: .*$/m, 'title: "ISO "22301" gözüyle"'),
    tr: 'content/tr/news/iso-22301-gozuyle-is-surekliligimiz.md, satır {line}: kapanan tırnaktan sonra bir şey daha var; metnin içinde “ ve ” yazın: title: "ISO “22301” gözüyle"',
    en: 'content/tr/news/iso-22301-gozuyle-is-surekliligimiz.md, line {line}: something follows the closing quotation mark; inside a text write “ and ”: title: "ISO “22301” gözüyle"',
  },
  {
    what: "a tab",
    file: "tr/stories/ege-enerji.md",
    change: swap("  - value:", "\t- value:"),
    tr: "content/tr/stories/ege-enerji.md, satır {line}: satır sekme (Tab) ile başlıyor; girinti boşlukla yapılır, her basamak için iki boşluk.",
    en: "content/tr/stories/ege-enerji.md, line {line}: the line begins with a tab; indent with spaces, two for each step.",
  },
  {
    what: "no front matter",
    file: "tr/news/siber-dayaniklilik-raporu-yayimlandi.md",
    change: swap("---\n", ""),
    tr: "content/tr/news/siber-dayaniklilik-raporu-yayimlandi.md, satır {line}: dosya üç tirelik bir satırla (---) başlar, ardından title ve date gibi alanlar, sonra yine --- gelir.",
    en: "content/tr/news/siber-dayaniklilik-raporu-yayimlandi.md, line {line}: the file begins with a line of three hyphens (---), then come fields such as title and date, then --- again.",
  },
  {
    what: "a field that is missing",
    file: "tr/news/operasyon-merkezi-yeni-binasina-tasindi.md",
    change: swap(/summary: .*\n/, ""),
    at: /^title:/m,
    tr: 'content/tr/news/operasyon-merkezi-yeni-binasina-tasindi.md, satır {line}: “summary” eksik; diğer dilde şöyle: summary: "*" (Özet)',
    en: 'content/tr/news/operasyon-merkezi-yeni-binasina-tasindi.md, line {line}: “summary” is missing; the other language has: summary: "*" (Summary)',
  },
  {
    what: "a field that nobody knows",
    file: "tr/stories/marmara-saglik.md",
    change: swap("customer:", "yazar: Ben\ncustomer:"),
    tr: "content/tr/stories/marmara-saglik.md, satır {line}: “yazar” diye bir alan yok; buradaki alanlar: date, draft, publish, title, customer, sector, services, tags, summary, figures, duration, quote, timeline, related, weight, seed, picture.",
    en: "content/tr/stories/marmara-saglik.md, line {line}: there is no field “yazar”; the fields here are date, draft, publish, title, customer, sector, services, tags, summary, figures, duration, quote, timeline, related, weight, seed, picture.",
  },
  {
    what: "a kind that does not exist",
    file: "tr/news/dxtechway-ilk-mezunlarini-verdi.md",
    change: swap("kind: haber", "kind: habr"),
    tr: "content/tr/news/dxtechway-ilk-mezunlarini-verdi.md, satır {line}: “kind” için “habr” olmaz; olabilecekler: *. (Haberin türü.)",
    en: "content/tr/news/dxtechway-ilk-mezunlarini-verdi.md, line {line}: “habr” is not possible for “kind”; there are: *. (Kind of the news item.)",
  },
  {
    what: "an empty text",
    file: "tr/legal.yaml",
    change: swap("toc: Bu metinde", "toc:"),
    tr: "content/tr/legal.yaml, satır {line}: “toc” boş.",
    en: "content/tr/legal.yaml, line {line}: “toc” is empty.",
  },
  {
    what: "a number where a text belongs",
    file: "tr/careers.yaml",
    change: swap("text: Çalışan Adayı Aydınlatma Metni", "text: 2026"),
    tr: 'content/tr/careers.yaml, satır {line}: “text” bir metindir, tırnak içinde durur: text: "2026" (* · Bağlantı)',
    en: 'content/tr/careers.yaml, line {line}: “text” is a text, so it stands in quotation marks: text: "2026" (* · Link)',
  },
  {
    what: "a label that is missing",
    file: "en/search.yaml",
    change: swap("  button: Search\n", ""),
    at: /^\w+:\n(?= {2}label:)/m,
    tr: 'content/en/search.yaml, satır {line}: “button” eksik; diğer dilde şöyle: button: "Ara" (Search the site · Düğme)',
    en: 'content/en/search.yaml, line {line}: “button” is missing; the other language has: button: "Ara" (Search the site · Button)',
  },
  {
    what: "a link to a page that does not exist",
    file: "tr/media.yaml",
    change: swap("to: iletisim", "to: iletisimm"),
    tr: "content/tr/media.yaml, satır {line}: “iletisimm” adında bir sayfa yok; sayfaların adları site/pages.ts dosyasında. (Gidilen sayfanın site/pages.ts tablosundaki adı.)",
    en: "content/tr/media.yaml, line {line}: there is no page “iletisimm”; the names of pages stand in site/pages.ts. (Name of the page it leads to, from site/pages.ts.)",
  },
  {
    what: "a link to a section that does not exist",
    file: "tr/analyst-research.yaml",
    change: swap("hash: request", "hash: istek"),
    tr: "content/tr/analyst-research.yaml, satır {line}: “gartner-kullanici-deneyimi-raporu” sayfasında “istek” bölümü yok; olanlar: examples, request.",
    en: "content/tr/analyst-research.yaml, line {line}: the page “gartner-kullanici-deneyimi-raporu” has no section “istek”; there are: examples, request.",
  },
  {
    what: "a link to a story that does not exist",
    file: "tr/cloud.yaml",
    change: swap("hikaye: poyraz-perakende", "hikaye: poyraz-parakende"),
    tr: "content/tr/cloud.yaml, satır {line}: “poyraz-parakende” adında bir hikâye yok.",
    en: "content/tr/cloud.yaml, line {line}: there is no story “poyraz-parakende”.",
  },
  {
    what: "a reference to a story that does not exist",
    file: "tr/managed-services/sap.yaml",
    change: swap(/^story: .*/m, "story: yok-boyle"),
    tr: "content/tr/managed-services/sap.yaml, satır {line}: “yok-boyle” adında bir hikâye yok.",
    en: "content/tr/managed-services/sap.yaml, line {line}: there is no story “yok-boyle”.",
  },
  {
    what: "a Markdown link to a page that does not exist",
    file: "tr/news/arge-merkezinde-uc-yeni-universite-projesi.md",
    change: swap("page:iletisim", "page:iletişim"),
    tr: "content/tr/news/arge-merkezinde-uc-yeni-universite-projesi.md, satır {line}: “iletişim” adında bir sayfa yok; sayfaların adları site/pages.ts dosyasında.",
    en: "content/tr/news/arge-merkezinde-uc-yeni-universite-projesi.md, line {line}: there is no page “iletişim”; the names of pages stand in site/pages.ts.",
  },
  {
    what: "a Markdown link without the story",
    file: "tr/stories/kordon-gida.md",
    change: (source) => `${source}\n[hikâye](page:hakkimizda-basari-hikayeleri-hikaye)\n`,
    tr: "content/tr/stories/kordon-gida.md, satır {line}: “hakkimizda-basari-hikayeleri-hikaye” bağlantısı hangisi olduğunu da söyler; örneğin page:hakkimizda-basari-hikayeleri-hikaye?hikaye=tuna-lojistik",
    en: "content/tr/stories/kordon-gida.md, line {line}: a link to “hakkimizda-basari-hikayeleri-hikaye” says which one; such as page:hakkimizda-basari-hikayeleri-hikaye?hikaye=tuna-lojistik",
  },
  {
    what: "a Markdown link that is no page",
    file: "tr/legal/kullanim-sartlari.md",
    change: (source) => `${source}\n[iletişim](/iletisim)\n`,
    tr: "content/tr/legal/kullanim-sartlari.md, satır {line}: “/iletisim” bağlantısı bir yere gitmiyor; kendi sayfalarımız [metin](page:iletisim) gibi, başkaları https:// ile yazılır.",
    en: "content/tr/legal/kullanim-sartlari.md, line {line}: the link “/iletisim” leads nowhere; our pages are written like [text](page:iletisim), others with https://",
  },
  {
    what: "a slot that is missing",
    file: "tr/publishing.yaml",
    change: swap("{moment} yayında", "yakında yayında"),
    tr: "content/tr/publishing.yaml, satır {line}: “later” içinde {moment} eksik; site oraya bir değer koyar. (Geliştirme sunucusunda, ileri tarihli yazının başlığından önceki söz.)",
    en: "content/tr/publishing.yaml, line {line}: {moment} is missing in “later”; the site puts a value there. (The words before the title of an item that is published later.)",
  },
  {
    what: "a slot that nobody fills",
    file: "tr/stories.yaml",
    change: swap("sayfa {page}/{pages}", "sayfa {page}/{pages} {toplam}"),
    tr: "content/tr/stories.yaml, satır {line}: “ofPages” içindeki {toplam} yerine bir şey konmaz; olabilecekler: {page}, {pages}. (“sayfa {page}/{pages} {toplam}”)",
    en: "content/tr/stories.yaml, line {line}: nothing is put in place of {toplam} in “ofPages”; there are: {page}, {pages}. (“sayfa {page}/{pages} {toplam}”)",
  },
  {
    what: "a fact that nobody knows",
    file: "tr/legal/cerez-politikasi.md",
    change: (source) => `${source}\n{{legalname}}\n`,
    tr: "content/tr/legal/cerez-politikasi.md, satır {line}: şirketin {{legalname}} diye bir bilgisi yok; olanlar content/facts.yaml dosyasında.",
    en: "content/tr/legal/cerez-politikasi.md, line {line}: there is no fact {{legalname}} of the company; they stand in content/facts.yaml.",
  },
  {
    what: "a file of one language only",
    file: "tr/news/karanfil.md",
    change: () => news("Karanfil sokağında bir ofis açtık."),
    about: "en/news/karanfil.md",
    tr: "content/en/news/karanfil.md: dosya yok; content/tr/news/karanfil.md var, her metin her dilde durur.",
    en: "content/en/news/karanfil.md: is missing; content/tr/news/karanfil.md is there, and every text stands in every language.",
  },
  {
    what: "a file name that is no address",
    file: "tr/news/Yeni Ofis İzmir.md",
    change: () => news("İzmir’de bir ofis açtık."),
    tr: "content/tr/news/Yeni Ofis İzmir.md: dosyanın adı adres olur: a–z arası küçük harfler, rakamlar ve tek tireler, yeni-ofis-izmir.md gibi.",
    en: "content/tr/news/Yeni Ofis İzmir.md: the file's name becomes an address: small letters a to z, digits and single hyphens, such as yeni-ofis-izmir.md.",
  },
  {
    what: "another day",
    file: "en/news/nobet-alti-saat-yedek-merkezden-tutuldu.md",
    change: swap("2025-09-18", "2025-09-19"),
    tr: "content/en/news/nobet-alti-saat-yedek-merkezden-tutuldu.md, satır {line}: “date” her dilde aynıdır; burada “2025-09-19”, content/tr/news/nobet-alti-saat-yedek-merkezden-tutuldu.md içinde “2025-09-18”.",
    en: "content/en/news/nobet-alti-saat-yedek-merkezden-tutuldu.md, line {line}: “date” is the same in every language, but it is “2025-09-19” here and “2025-09-18” in content/tr/news/nobet-alti-saat-yedek-merkezden-tutuldu.md.",
  },
  {
    what: "an entry less",
    file: "en/quote-thank-you.yaml",
    change: swap(/ {4}- name: We get in touch\n.*\n/, ""),
    at: /^ {2}items:/m,
    tr: "content/en/quote-thank-you.yaml, satır {line}: “items” listesinde burada 3, content/tr/quote-thank-you.yaml içinde 4 madde var.",
    en: "content/en/quote-thank-you.yaml, line {line}: “items” has 3 entries here and 4 in content/tr/quote-thank-you.yaml.",
  },
  {
    what: "a section less",
    file: "en/legal/is-etigi-kurallari.md",
    change: swap(/^## /m, ""),
    tr: "content/en/legal/is-etigi-kurallari.md, satır *: başlıklar, listeler ve tablolar content/tr/legal/is-etigi-kurallari.md ile aynı değil: burada *, orada başlık (##).",
    en: "content/en/legal/is-etigi-kurallari.md, line *: headings, lists and tables differ from content/tr/legal/is-etigi-kurallari.md: * here, a heading (##) there.",
  },
  {
    what: "a changed consent",
    file: "tr/forms.yaml",
    change: swap("açık rıza veriyorum", "rıza veriyorum"),
    at: /^ {2}digest:/m,
    tr: "content/tr/forms.yaml, satır {line}: metin değişmiş, sürümü * kalmış; yenisini şu komut yazar: npm run words -- new-version consent",
    en: "content/tr/forms.yaml, line {line}: the text has changed, but its version is still *; write a new one with: npm run words -- new-version consent",
  },
  {
    what: "a changed notice",
    file: "en/legal/crm-aydinlatma-metni.md",
    change: (source) => `${source}\nMore.\n`,
    at: /^digest:/m,
    tr: "content/en/legal/crm-aydinlatma-metni.md, satır {line}: metin değişmiş, sürümü * kalmış; yenisini şu komut yazar: npm run words -- new-version crm-aydinlatma-metni",
    en: "content/en/legal/crm-aydinlatma-metni.md, line {line}: the text has changed, but its version is still *; write a new one with: npm run words -- new-version crm-aydinlatma-metni",
  },
  {
    what: "letters that an SMS cannot carry",
    file: "tr/quote-sms.yaml",
    change: swap("satisa iletilir", "satışa iletilir"),
    tr: "content/tr/quote-sms.yaml, satır {line}: “sentences” SMS olarak gider: yalnızca A–Z, rakam, boşluk ve . , : ' olabilir; “ış” olmaz.",
    en: "content/tr/quote-sms.yaml, line {line}: “sentences” is sent as an SMS: only A to Z, digits, space and . , : ' are possible, not “ış”.",
  },
  {
    what: "a text that begins with a sign",
    file: "tr/campus.yaml",
    change: swap("title: Dört ayda yükselen Dijital Kampüs.", "title: @kampus"),
    tr: 'content/tr/campus.yaml, satır {line}: @ ile başlayan metin tırnak içinde durur: title: "@kampus"',
    en: 'content/tr/campus.yaml, line {line}: a text that begins with @ stands in quotation marks: title: "@kampus"',
  },
  {
    what: "no space after a colon",
    file: "tr/dxperience.yaml",
    change: swap(/^length:\n {2}title: .*$/m, "length:\n  title:Dört durak."),
    tr: "content/tr/dxperience.yaml, satır {line}: alanın adından sonraki iki noktayı bir boşluk izler: title: Dört durak.",
    en: "content/tr/dxperience.yaml, line {line}: a space follows the colon after the field's name: title: Dört durak.",
  },
  {
    what: "a field that stands twice",
    file: "tr/recruitment.yaml",
    change: swap("  lead: Ezber", "  title: Yine\n  lead: Ezber"),
    tr: "content/tr/recruitment.yaml, satır {line}: “title” burada ikinci kez duruyor; birini silin.",
    en: "content/tr/recruitment.yaml, line {line}: “title” stands here a second time; delete one of them.",
  },
  {
    what: "a note that cuts a text",
    file: "tr/news.yaml",
    change: swap("topics: Konu", "topics: Konu # bir"),
    tr: 'content/tr/news.yaml, satır {line}: # işaretinden sonrası okunmaz; metni tırnak içine alın: topics: "Konu # bir"',
    en: 'content/tr/news.yaml, line {line}: what follows the sign # would not be read; put the text in quotation marks: topics: "Konu # bir"',
  },
  {
    what: "a list that is a text",
    file: "tr/service-levels.yaml",
    change: swap("caption: Hizmet", "caption:\n  - Hizmet"),
    tr: 'content/tr/service-levels.yaml, satır {line}: “caption” bir metindir, tırnak içinde durur: caption: "Hizmet seviyelerinin karşılaştırması" (Hizmet sayfalarındaki seviye tablosunun ekran okuyucular için adı.)',
    en: 'content/tr/service-levels.yaml, line {line}: “caption” is a text, so it stands in quotation marks: caption: "Hizmet seviyelerinin karşılaştırması" (Name of the table of levels on service pages, for screen readers.)',
  },
  {
    what: "a question with a colon in a list",
    file: "tr/managed-services/data.yaml",
    change: swap("- Olgunluk ölçümü", "- Ölçüm: olgunluk"),
    tr: 'content/tr/managed-services/data.yaml, satır {line}: metnin içinde iki nokta var; metni tırnak içine alın: - "Ölçüm: olgunluk" (* · Madde 3)',
    en: 'content/tr/managed-services/data.yaml, line {line}: there is a colon inside the text; put the text in quotation marks: - "Ölçüm: olgunluk" (* · Point 3)',
  },
  {
    what: "a text with a name that the site does not know",
    file: "tr/hom.yaml",
    change: () => "title: Bir\n",
    tr: "content/tr/hom.yaml: sitede bu adda bir metin yok.",
    en: "content/tr/hom.yaml: the site has no text of this name.",
  },
  {
    what: "a file that does not belong here",
    file: "tr/news/foto.jpg",
    change: () => "x",
    tr: "content/tr/news/foto.jpg: burada yalnızca .yaml ve .md dosyaları durur.",
    en: "content/tr/news/foto.jpg: only .yaml and .md files stand here.",
  },
  {
    what: "a word for which we have another one",
    file: "tr/stories/tuna-lojistik.md",
    change: (source) => `${source}\nÖbürlerini sonra taşıdık.\n`,
    tr: "content/tr/stories/tuna-lojistik.md, satır {line}: “Öbürlerini” yerine “diğer” yazıyoruz; sözcükler content/terms.yaml dosyasında.",
    en: "content/tr/stories/tuna-lojistik.md, line {line}: we write “diğer” and not “Öbürlerini”; the words stand in content/terms.yaml.",
  },
  {
    what: "a word that English does not have",
    file: "en/stories/tuna-lojistik.md",
    change: (source) => `${source}\nWe keep watch at night.\n`,
    tr: "content/en/stories/tuna-lojistik.md, satır {line}: “watch” yerine “monitoring, shift or on call” yazıyoruz. English has no watch in the sense of a shift or of monitoring.",
    en: "content/en/stories/tuna-lojistik.md, line {line}: we write “monitoring, shift or on call” and not “watch”. English has no watch in the sense of a shift or of monitoring.",
  },
  {
    what: "a title that search results would cut",
    file: "tr/legal/hizmet-yonetim-politikasi.md",
    change: swap(/^title: .*/m, `title: ${"uzun ".repeat(14)}başlık`),
    tr: "content/tr/legal/hizmet-yonetim-politikasi.md, satır {line}: başlık 76 karakter; arama sonucunda kesilmemesi için en çok 60 olmalı, şirketin adı sayılmaz.",
    en: "content/tr/legal/hizmet-yonetim-politikasi.md, line {line}: the title has 76 characters; 60 is the most that search results show, the company's name not counted.",
  },
  {
    what: "a description that search results would cut",
    file: "tr/legal/is-surekliligi-politikasi.md",
    change: swap(/^description: .*/m, `description: ${"uzun ".repeat(33)}metin.`),
    tr: "content/tr/legal/is-surekliligi-politikasi.md, satır {line}: açıklama 171 karakter; arama sonucunda kesilmemesi için en çok 160 olmalı.",
    en: "content/tr/legal/is-surekliligi-politikasi.md, line {line}: the description has 171 characters; 160 is the most that search results show.",
  },
  {
    what: "a description that another page has",
    file: "tr/legal/ziyaretci-aydinlatma-metni.md",
    change: (source) => swap(/^description: .*/m, fieldOf("tr/legal/kullanim-sartlari.md", "description"))(source),
    tr: "content/tr/legal/ziyaretci-aydinlatma-metni.md, satır {line}: bu açıklama content/tr/legal/kullanim-sartlari.md içinde de var; her sayfanın kendi açıklaması olur.",
    en: "content/tr/legal/ziyaretci-aydinlatma-metni.md, line {line}: this description already stands in content/tr/legal/kullanim-sartlari.md; each page has its own.",
  },
  {
    what: "a fact that is written out",
    file: "tr/stories/poyraz-perakende.md",
    change: (source) => `${source}\nbilgi@yakamoz.example adresine yazın.\n`,
    tr: "content/tr/stories/poyraz-perakende.md, satır {line}: “bilgi@yakamoz.example” şirketin bilgileri arasında; yerine {{email.info}} yazın.",
    en: "content/tr/stories/poyraz-perakende.md, line {line}: “bilgi@yakamoz.example” is a fact of the company; write {{email.info}} in its place.",
  },
  {
    what: "a person with another position",
    file: "en/stories/poyraz-perakende.md",
    change: (source) => `${source}\nSo says Mert Yalın, General Manager.\n`,
    tr: "content/en/stories/poyraz-perakende.md, satır {line}: Mert Yalın için “General Manager” yazılmış, content/facts.yaml ise “Director of Operations” diyor; {{people.mert-yalin.title}} yazın.",
    en: "content/en/stories/poyraz-perakende.md, line {line}: Mert Yalın is “General Manager” here and “Director of Operations” in content/facts.yaml; write {{people.mert-yalin.title}}.",
  },
  {
    what: "a figure that is not that of the facts",
    file: "en/about.yaml",
    change: swap("more than 4,000", "more than 4,500"),
    tr: "content/en/about.yaml, satır {line}: “more than 4,500 *” yazılmış, content/facts.yaml ise 4000+ diyor ({{figures.customers}}).",
    en: "content/en/about.yaml, line {line}: “more than 4,500 *” is written here, but content/facts.yaml says 4000+ ({{figures.customers}}).",
  },
  {
    what: "a manager whom the facts do not know",
    file: "tr/management.yaml",
    change: swap("id: mert-yalin", "id: mert-yalim"),
    tr: "content/tr/management.yaml, satır {line}: people içinde “mert-yalim” yok; kişiler content/facts.yaml dosyasında.",
    en: "content/tr/management.yaml, line {line}: there is no “mert-yalim” among people; they stand in content/facts.yaml.",
  },
];

const content = join(import.meta.dirname, "../../content");
let folder = "";
let found: Record<Locale, Problem[]>;

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

/** A field's line as it stands in another text. */
function fieldOf(file: string, name: string): string {
  return new RegExp(`^${name}: .*`, "m").exec(readIfThere(join(content, file)))?.[0] ?? "";
}

function readIfThere(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}

/** A sentence as a pattern. */
function patternOf(sentence: string, { file, change, at }: Mistake): RegExp {
  const before = readIfThere(join(content, file));
  const after = change(before);
  const old = before.split("\n");
  const changed = after.split("\n").findIndex((text, index) => text !== old[index] && text !== "");
  const line = at ? after.slice(0, after.search(at)).split("\n").length : changed + 1;
  const plain = sentence.replace("{line}", String(line)).replace(/[.+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`^${plain.replaceAll("*", ".+")}$`);
}

function saidAbout(file: string, language: Locale): string[] {
  return found[language]
    .filter((problem) => problem.file === `content/${file}`)
    .map((problem) => sentenceOf(problem, language));
}

/** Other words of a legal text ask for a new version besides. */
function isAboutVersion(sentence: string): boolean {
  return sentence.includes("new-version");
}

describe.each(mistakes)("$what", (mistake) => {
  const { file, about = file, tr, en } = mistake;
  test("is said in one sentence, in Turkish and in English", () => {
    const said = (language: Locale) =>
      saidAbout(about, language).filter((one) => isAboutVersion(en) || !isAboutVersion(one));
    expect(said("tr")).toEqual([expect.stringMatching(patternOf(tr, mistake))]);
    expect(said("en")).toEqual([expect.stringMatching(patternOf(en, mistake))]);
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
