import { z } from "zod";
import { counted, link, seen, sentence, spoken } from "./fields.ts";

export const quoteWizard = z.strictObject({
  steps: z.strictObject({
    label: spoken(
      "Sihirbazın adım listesinin ekran okuyucular için adı.",
      "Name of the wizard's list of steps for screen readers.",
    ),
    position: sentence(
      ["number"],
      "Bulunulan adımın ekran okuyucular için numarası.",
      "Number of the current step for screen readers.",
      { kind: "spoken" },
    ),
    other: sentence(
      ["name", "number"],
      "İkinci adımdan itibaren tarayıcı sekmesinde görünen başlık.",
      "Title in the browser's tab from the second step on.",
      { kind: "head" },
    ),
    names: z.strictObject({
      services: seen("Birinci adımın adım listesindeki adı.", "Name of the first step in the list of steps.", {
        max: 30,
      }),
      details: seen("İkinci adımın adım listesindeki adı.", "Name of the second step in the list of steps.", {
        max: 30,
      }),
      preview: seen("Üçüncü adımın adım listesindeki adı.", "Name of the third step in the list of steps.", {
        max: 30,
      }),
      contact: seen("Dördüncü adımın adım listesindeki adı.", "Name of the fourth step in the list of steps.", {
        max: 30,
      }),
      completed: seen("Beşinci adımın adım listesindeki adı.", "Name of the fifth step in the list of steps.", {
        max: 30,
      }),
    }),
    done: spoken("Biten adımların adına ekran okuyucular için eklenir.", "Added to finished steps for screen readers."),
    back: seen("Önceki adıma dönen düğme.", "Button that goes back to the step before.", { max: 24 }),
  }),
  saved: z.strictObject({
    title: seen(
      "Adımların altında, saklananları anlatan açılır satır.",
      "Line below the steps that unfolds what is stored.",
    ),
    choices: seen("Seçimlerin nerede, ne kadar saklandığı.", "Where the choices are stored, and for how long."),
    personal: seen(
      "Kişisel bilgilerin ne zaman saklanıp ne zaman silindiği.",
      "When personal details are stored and when they are deleted.",
    ),
    more: link("Saklama bilgisinin sonundaki politika bağlantısı.", "Link to the policy at the end of what is stored."),
    now: seen("Seçimler kaydedilince kısa süre görünen haber.", "Says for a moment that the choices were saved."),
    failed: seen("Seçimler kaydedilemeyince görünen haber.", "Says that the choices could not be saved."),
    conflict: seen(
      "Bir değer başka sekmede de değişince görünen haber.",
      "Says that a value was changed in another tab too.",
    ),
  }),
  lost: seen(
    "Taslağı bulunamayan ziyaretçiye birinci adımdaki not.",
    "Note in the first step where a visitor's draft was not found.",
  ),
  cookies: z.strictObject({
    title: seen("Çerez saklamayan tarayıcıda uyarının başlığı.", "Heading of the notice in a browser without cookies."),
    text: seen("Çerez saklamayan tarayıcıda ne yapılabileceği.", "What helps in a browser without cookies."),
  }),
  conflict: z.strictObject({
    title: seen(
      "İki sekmede farklı değiştirilen değerler listesinin başlığı.",
      "Heading of the values that two tabs changed differently.",
    ),
    line: sentence(
      ["stored", "typed"],
      "İki sekmede değişen bir değer: buradaki ve kayıtlı olan.",
      "A value that two tabs changed: the one here and the stored one.",
    ),
  }),
  reach: z.strictObject({
    text: sentence(
      ["countries"],
      "Kodun hangi ülkelere gönderilebildiği; ilk adımda durur.",
      "The countries that codes are sent to, in the first step.",
    ),
    link: link("Başka ülkedekileri iletişim formuna götüren bağlantı.", "Leads numbers elsewhere to the contact form."),
  }),
  anew: z.strictObject({
    text: sentence(
      ["reference"],
      "Daha önce talep göndermiş olana birinci adımdaki not.",
      "Note in the first step for those who sent a request before.",
    ),
    link: link(
      "Notun sonunda gönderilmiş talebi açan bağlantı.",
      "Link after the note that opens the request sent before.",
    ),
  }),
  services: z.strictObject({
    title: seen("Birinci adımın sayfa başlığı: hizmet seçimi.", "Title of the first step's page: choosing services."),
    lead: seen("Birinci adımın başlığı altındaki giriş cümlesi.", "The opening sentence below the first step's title."),
    search: seen(
      "Hizmet arama kutusunun içinde yazan; kutunun adıdır.",
      "Stands in the box that searches services; it is its name.",
      { max: 40 },
    ),
    clear: spoken(
      "Hizmet aramasını temizleyen düğmenin ekran okuyucu adı.",
      "Name for screen readers of the button that clears the search.",
    ),
    found: z.strictObject({
      none: seen("Aramaya uyan hizmet yoksa görünen cümle.", "Shown where no service matches the search."),
      one: spoken(
        "Tek hizmet bulununca ekran okuyucuların söylediği.",
        "Told by screen readers where one service is found.",
      ),
      other: sentence(
        ["count"],
        "Kaç hizmet bulunduğu; ekran okuyucular söyler.",
        "How many services are found, told by screen readers.",
        { kind: "spoken" },
      ),
    }),
    filter: spoken("Alan süzgecinin ekran okuyucular için adı.", "Name of the filter by field for screen readers."),
    all: seen("Alan süzgecinde bütün hizmetleri gösteren seçenek.", "Choice of the filter that shows all services.", {
      max: 20,
    }),
    more: seen("Hizmet kartında kapsamı açan satır.", "Line of a service's card that unfolds what it covers.", {
      max: 40,
    }),
    next: seen("Birinci adımdan ikinciye geçen düğme.", "Button that goes from the first step to the second.", {
      max: 40,
    }),
  }),
  details: z.strictObject({
    title: seen("İkinci adımın sayfa başlığı: seviye ve sayı.", "Title of the second step's page: levels and numbers."),
    lead: seen("İkinci adımın başlığı altındaki giriş cümlesi.", "The opening sentence below the second step's title."),
    suboptions: spoken(
      "Alt hizmet seçeneklerinin ekran okuyucular için adı.",
      "Name of the group of suboptions for screen readers.",
    ),
    levels: link(
      "İkinci adımdan hizmet seviyeleri tablosuna bağlantı.",
      "Link of the second step to the table of service levels.",
    ),
    level: seen(
      "Tek seviye seçilen yerde seviye listesinin etiketi.",
      "Label of the list of levels where one is chosen.",
      { max: 24 },
    ),
    decrease: sentence(
      ["label"],
      "Sayıyı azaltan düğmenin ekran okuyucu adı.",
      "Name for screen readers of the button that lowers a number.",
      { kind: "spoken" },
    ),
    increase: sentence(
      ["label"],
      "Sayıyı artıran düğmenin ekran okuyucu adı.",
      "Name for screen readers of the button that raises a number.",
      { kind: "spoken" },
    ),
    unavailable: seen(
      "Şu anda sunulmayan seviyenin kartında yazan.",
      "On the card of a level that is not offered now.",
    ),
    next: seen("İkinci adımdan önizlemeye geçen düğme.", "Button that goes from the second step to the preview.", {
      max: 40,
    }),
    corrected: seen(
      "Bütün hatalar giderilince hata özetinin yerinde yazan.",
      "In the place of the error summary once nothing is wrong any more.",
    ),
    backToPreview: seen(
      "Önizlemeden gelip değiştirenin kaydedip döndüğü düğme.",
      "Button that saves a change and returns to the preview.",
      { max: 40 },
    ),
  }),
  preview: z.strictObject({
    title: seen("Üçüncü adımın sayfa başlığı: önizleme.", "Title of the third step's page: the preview."),
    lead: seen("Üçüncü adımın başlığı altındaki giriş metni.", "The opening text below the third step's title."),
    change: seen(
      "Önizlemede bir satırı değiştirmeye götüren bağlantı.",
      "Link of the preview that leads to changing a line.",
      { max: 24 },
    ),
    changeWhat: sentence(
      ["what"],
      "Değiştir bağlantısının ekran okuyucu adı: hangi satır.",
      "The change link's name for screen readers: which line.",
      { kind: "spoken" },
    ),
    price: seen("Önizlemede fiyatın neden gösterilmediği.", "Why the preview shows no price."),
    next: seen(
      "Önizlemeden iletişim bilgilerine geçen düğme.",
      "Button that goes from the preview to the contact details.",
      { max: 40 },
    ),
  }),
  share: z.strictObject({
    title: seen(
      "Önizlemede paketin bağlantısını veren bölümün başlığı.",
      "Heading of the preview's section with the package's link.",
    ),
    text: seen("Paket bağlantısının ne işe yaradığı.", "What the link to the package is for."),
    label: spoken(
      "Paket bağlantısının önünde ekran okuyucuların söylediği.",
      "Told by screen readers before the link to the package.",
    ),
    copy: seen("Paket bağlantısını kopyalayan düğme.", "Button that copies the link to the package.", { max: 40 }),
    copied: seen("Paket bağlantısı kopyalanınca görünen haber.", "Says that the link to the package was copied."),
    opened: z.strictObject({
      title: seen(
        "Paylaşılan bağlantının açtığı sayfanın başlığı; sekmede de görünür.",
        "Title of the page that a shared link opens; also in the tab.",
      ),
      text: seen(
        "Paylaşılan paketin başlığı altındaki giriş metni.",
        "The opening text below a shared package's title.",
      ),
      replaces: seen(
        "Paylaşılan paketin kendi taslağın yerine geçeceği uyarısı.",
        "Warns that a shared package replaces one's own draft.",
      ),
      use: seen("Paylaşılan paketle devam eden düğme.", "Button that goes on with the shared package.", { max: 40 }),
      keep: seen(
        "Paylaşılan paketi bırakıp kendi taslağına dönen bağlantı.",
        "Link that leaves the shared package for one's own draft.",
        { max: 40 },
      ),
    }),
  }),
  summary: z.strictObject({
    title: seen("Adımın yanındaki paket özetinin başlığı.", "Heading of the package's summary beside a step.", {
      max: 30,
    }),
    open: spoken(
      "Telefonda özeti açan düğmeye ekran okuyucular için eklenir.",
      "Added for screen readers to the button that opens the summary.",
    ),
    close: seen("Telefonda açılan özeti kapatan düğme.", "Button that closes the summary on phones.", { max: 24 }),
    change: seen(
      "Kod beklenirken özetin altında pakete dönen düğme.",
      "Button below the summary that goes back while a code is awaited.",
      { max: 40 },
    ),
    none: seen("Hiçbir hizmet seçilmemişken özette yazan.", "Stands in the summary while no service is chosen."),
    count: counted(
      ["count"],
      "Seçilen hizmetlerin sayısı; e-postalarda da durur.",
      "How many services are chosen; also in mails.",
    ),
    expert: z.strictObject({
      amount: seen(
        "Sayı sorulmayan hizmetin özetteki karşılığı.",
        "In the summary for a service that asks no number.",
        { max: 30 },
      ),
      detail: seen(
        "Sayı sorulmayan hizmetin karşılığının altındaki ek.",
        "Small addition for a service that asks no number.",
        { max: 30 },
      ),
    }),
    gauge: spoken(
      "Özetteki derinlik ölçerinin ekran okuyucular için adı.",
      "Name of the depth gauge in the summary, for screen readers.",
    ),
    progress: sentence(
      ["ready", "total"],
      "İkinci adımda kaç hizmetin hazır olduğu.",
      "How many services are ready in the second step.",
      { max: 50 },
    ),
    ready: seen("Seçimi tamam olan hizmetin başında yazan.", "At the head of a service that lacks nothing.", {
      max: 20,
    }),
    ahead: seen(
      "Seviyesi henüz sorulmamış hizmetin özetteki karşılığı.",
      "In the summary for a service whose level is still to come.",
      { max: 30 },
    ),
    missing: z.strictObject({
      amount: seen("Bilgisi eksik hizmetin özetteki karşılığı.", "In the summary for a service that lacks something.", {
        max: 30,
      }),
      details: z.strictObject({
        "no-suboption": seen(
          "Özette eksik olan: alt hizmet seçilmemiş.",
          "What the summary misses: no suboption is chosen.",
          { max: 40 },
        ),
        "no-package": seen(
          "Özette eksik olan: seviye ya da sayı verilmemiş.",
          "What the summary misses: no level or number is given.",
          { max: 40 },
        ),
        "level-disabled": seen(
          "Özette eksik olan: seçilen seviye sunulmuyor.",
          "What the summary misses: the chosen level is not offered.",
          { max: 40 },
        ),
        "count-missing": seen("Özette eksik olan: sayı yazılmamış.", "What the summary misses: no number is written.", {
          max: 40,
        }),
        "count-wrong": seen(
          "Özette eksik olan: yazılan sayı okunamıyor.",
          "What the summary misses: the number cannot be read.",
          { max: 40 },
        ),
        "count-too-big": seen(
          "Özette eksik olan: sayı çok büyük.",
          "What the summary misses: the number is too large.",
          { max: 40 },
        ),
        "count-not-multiple": seen(
          "Özette eksik olan: sayı 100’ün katı değil.",
          "What the summary misses: the number is no multiple of 100.",
          { max: 40 },
        ),
      }),
    }),
    promise: seen(
      "Özetin altında ne zaman ulaşacağımızı söyleyen cümle.",
      "Says below the summary when we get in touch.",
    ),
  }),
  errors: z.strictObject({
    summary: counted(
      ["count"],
      "Adımın başındaki hata özetinin başlığı.",
      "Heading of the error summary at a step's start.",
    ),
    at: sentence(
      ["message", "place"],
      "Hata özetinde bir satır: hangi hizmet, ne eksik.",
      "A line of the error summary: which service, what is missing.",
    ),
    choose: z.strictObject({
      counts: sentence(
        ["input"],
        "Hiçbir seviyede sayı yazılmamışsa hizmetin altındaki hata.",
        "Error below a service where no level has a number.",
      ),
      count: sentence(
        ["input"],
        "Tek seviyeli hizmette sayı yazılmamışsa görünen hata.",
        "Error where a service of one level has no number.",
      ),
      levels: sentence(
        ["levels"],
        "Sayı sorulmayan hizmette seviye seçilmemişse görünen hata.",
        "Error where a service without numbers has no level.",
      ),
      suboptions: sentence(
        ["names"],
        "Alt hizmet hatasına eklenen seçenekler.",
        "The options, added to the error about sub-services.",
      ),
      countsOfSuboption: sentence(
        ["levels"],
        "Alt hizmetin hiçbir seviyesinde sayı yoksa görünen hata.",
        "Error where no level of a suboption has a number.",
      ),
    }),
    codes: z.strictObject({
      "no-service": seen(
        "Birinci adımda hizmet seçilmeden ilerlenince görünen hata.",
        "Error in the first step while no service is chosen.",
      ),
      "no-suboption": seen(
        "Alt hizmeti olan hizmette hiçbiri seçilmemişse görünen hata.",
        "Error where none of a service's suboptions is chosen.",
      ),
      "no-package": seen(
        "Seçimi eksik hizmet varsa hata özetinin başlığı.",
        "Heading of the error summary where a service lacks its package.",
      ),
      "level-disabled": seen(
        "Sunulmayan bir seviye seçiliyse görünen hata.",
        "Error while a level is chosen that is not offered.",
      ),
      "count-missing": seen(
        "Seçilen seviyenin sayısı yazılmamışsa görünen hata.",
        "Error where a chosen level has no number.",
      ),
      "count-wrong": seen("Yazılan sayı okunamıyorsa görünen hata.", "Error where the number cannot be read."),
      "count-too-big": seen("Yazılan sayı çok büyükse görünen hata.", "Error where the number is too large."),
      "count-not-multiple": seen(
        "Yazılan sayı 100’ün katı değilse görünen hata.",
        "Error where the number is no multiple of 100.",
      ),
      "no-contact": seen(
        "İletişim bilgileri yazılmadan ilerlenince görünen hata.",
        "Error while the contact details are missing.",
      ),
      "no-code": seen(
        "Telefona gelen kod yazılmadan ilerlenince görünen hata.",
        "Error while the code sent to the phone is missing.",
      ),
    }),
  }),
});
