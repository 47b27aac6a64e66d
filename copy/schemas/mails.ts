import { z } from "zod";
import { seen, sentence } from "./fields.ts";
import { alert, digest } from "./operator-mails.ts";

export const mails = z.strictObject({
  team: z.strictObject({
    forms: z.strictObject({
      contact: z.strictObject({
        tag: seen(
          "İletişim formundan ekibe giden e-postanın başlığı üstündeki etiket.",
          "Tag above the title of the team's mail about a contact form.",
          { max: 40 },
        ),
        subject: sentence(
          ["who"],
          "İletişim formundan ekibe giden e-postanın konusu.",
          "Subject of the team's mail about a contact form.",
          { max: 60 },
        ),
      }),
      report: z.strictObject({
        tag: seen(
          "Rapor talebinden ekibe giden e-postanın başlığı üstündeki etiket.",
          "Tag above the title of the team's mail about a report request.",
          { max: 40 },
        ),
        subject: sentence(
          ["who"],
          "Rapor talebinden ekibe giden e-postanın konusu.",
          "Subject of the team's mail about a report request.",
          { max: 60 },
        ),
      }),
      quote: z.strictObject({
        tag: seen(
          "Teklif talebinden satışa giden e-postanın başlığı üstündeki etiket.",
          "Tag above the title of the mail to sales about a quote.",
          { max: 40 },
        ),
        subject: sentence(
          ["who"],
          "Teklif talebinden satışa giden e-postanın konusu.",
          "Subject of the mail to sales about a quote.",
          { max: 60 },
        ),
      }),
    }),
    quote: z.strictObject({
      title: sentence(
        ["services", "who"],
        "Satışa giden e-postanın başlığı: kim, kaç hizmet.",
        "Title of the mail to sales: who, and how many services.",
      ),
      promise: sentence(
        ["until"],
        "Satışa giden e-postada ziyaretçiye verilen söz.",
        "What the visitor was promised, in the mail to sales.",
      ),
      outside: sentence(
        ["from"],
        "Talep mesai dışında geldiyse satışa eklenen cümle.",
        "Added for sales where a request came outside working hours.",
      ),
      verified: seen(
        "Satışa giden e-postada telefonun altındaki doğrulama notu.",
        "Note below the phone number in the mail to sales.",
      ),
      partner: z.strictObject({
        label: seen(
          "Satışa giden e-postada iş ortaklığı satırının etiketi.",
          "Label of the partnership row in the mail to sales.",
        ),
        yes: seen(
          "Gönderen iş ortağıysa satışa giden e-postada yazan.",
          "In the mail to sales, where the sender is a partner.",
          { max: 12 },
        ),
        no: seen(
          "Gönderen iş ortağı değilse satışa giden e-postada yazan.",
          "In the mail to sales, where the sender is no partner.",
          { max: 12 },
        ),
      }),
      note: seen(
        "Satışa giden e-postada ziyaretçinin notunun başlığı.",
        "Heading of the visitor's note in the mail to sales.",
      ),
      packages: seen(
        "Satışa giden e-postada istenen hizmetlerin başlığı.",
        "Heading of the services asked for in the mail to sales.",
      ),
      san: seen(
        "SAN yönetimi seçildiyse satışa hatırlatılan iş.",
        "What sales must do where SAN management was chosen.",
      ),
    }),
    message: seen(
      "Ekibe giden e-postada ziyaretçinin mesajının başlığı.",
      "Heading of the visitor's message in the team's mail.",
    ),
    office: z.strictObject({
      button: seen("Ekibe giden e-postada talebi ofiste açan düğme.", "Button of the team's mail to the office.", {
        max: 40,
      }),
      address: seen("Bu düğmenin altındaki adresin açıklaması.", "Stands before the address below that button."),
    }),
    reply: seen("Ekibe giden e-postada yanıtın kime gideceği.", "Says in the team's mail to whom a reply goes."),
    record: seen(
      "Ekibe giden e-postada kayıt bilgilerinin başlığı.",
      "Heading of the facts on record in the team's mail.",
    ),
    reference: seen(
      "Ekibe giden e-postada talep numarasının etiketi.",
      "Label of the request number in the team's mail.",
    ),
    time: seen("Ekibe giden e-postada gönderilme anının etiketi.", "Label of the time of sending in the team's mail."),
    page: seen("Ekibe giden e-postada formun sayfasının etiketi.", "Label of the form's page in the team's mail."),
    language: seen(
      "Ekibe giden e-postada ziyaretçinin dilinin etiketi.",
      "Label of the visitor's language in the team's mail.",
    ),
    notice: seen(
      "Ekibe giden e-postada aydınlatma metni sürümünün etiketi.",
      "Label of the privacy notice's version in the team's mail.",
    ),
    consent: z.strictObject({
      given: sentence(
        ["language", "time", "version"],
        "Aktarım rızası verildiyse ne zaman ve hangi metne verildiği.",
        "Where transfer consent was given: when, and to which text.",
      ),
      none: seen(
        "Aktarım rızası verilmediyse ya da sorulmadıysa ekip e-postasında yazan.",
        "In the team's mail, where no transfer consent was given or asked for.",
      ),
    }),
    footer: seen(
      "Ekibe giden e-postanın sonundaki gizlilik uyarısı.",
      "Warning about personal data at the end of the team's mail.",
    ),
  }),
  visitor: z.strictObject({
    greeting: z.strictObject({
      named: sentence(["name"], "Ziyaretçiye giden e-postada adıyla selam.", "Greeting by name in mails to visitors."),
      unnamed: seen(
        "Ziyaretçinin adı kullanılamıyorsa e-postadaki selam.",
        "Greeting in mails to visitors without a usable name.",
      ),
    }),
    reference: seen(
      "Ziyaretçiye giden e-postada talep numarasının etiketi.",
      "Label of the request number in mails to visitors.",
    ),
    contact: z.strictObject({
      subject: sentence(
        ["reference"],
        "İletişim formunu gönderene giden e-postanın konusu.",
        "Subject of the mail to whoever sent the contact form.",
        { max: 60 },
      ),
      title: seen(
        "İletişim formunu gönderene giden e-postanın başlığı.",
        "Title of the mail to whoever sent the contact form.",
      ),
      text: seen(
        "İletişim formunu gönderene ne olacağını anlatan metin.",
        "Tells whoever sent the contact form what happens next.",
      ),
      more: seen("Mesaja sonradan nasıl ekleme yapılacağı.", "How to add something to a sent message."),
    }),
    report: z.strictObject({
      subject: sentence(
        ["report"],
        "Rapor isteyene giden e-postanın konusu.",
        "Subject of the mail to whoever asked for a report.",
        { max: 60 },
      ),
      title: seen("Rapor isteyene giden e-postanın başlığı.", "Title of the mail to whoever asked for a report."),
      text: seen(
        "Rapor e-postasında raporun adından önceki cümle.",
        "Sentence before the report's name in the report mail.",
      ),
      button: seen("Rapor e-postasında PDF’i açan düğme.", "Button of the report mail that opens the PDF.", {
        max: 40,
      }),
      address: seen(
        "Rapor e-postasında düğmenin altındaki adresin açıklaması.",
        "Stands before the address below the report mail's button.",
      ),
      until: seen(
        "Rapor bağlantısının ne zamana kadar geçerli olduğunun etiketi.",
        "Label of the moment until which the report link is valid.",
      ),
      untilTime: sentence(
        ["time"],
        "Bağlantıların son geçerlilik anının yazılışı, gerekiyorsa saat dilimiyle.",
        "How the end of a link is written, with a time zone if needed.",
      ),
      again: seen(
        "Bağlantının süresi dolunca raporun nasıl yeniden isteneceği.",
        "How to ask for the report again after its link ended.",
      ),
    }),
    quote: z.strictObject({
      subject: sentence(
        ["reference"],
        "Teklif isteyene giden e-postanın konusu.",
        "Subject of the mail to whoever asked for a quote.",
        { max: 60 },
      ),
      title: seen("Teklif isteyene giden e-postanın başlığı.", "Title of the mail to whoever asked for a quote."),
      text: seen(
        "Teklif isteyene giden e-postanın ilk cümlesi.",
        "First sentence of the mail to whoever asked for a quote.",
      ),
      phone: seen(
        "Teklif isteyene giden e-postada telefonunun etiketi.",
        "Label of the phone number in the mail about the quote.",
      ),
      verified: seen(
        "Teklif isteyenin telefonunun altındaki doğrulama notu.",
        "Note below the phone number that it was verified.",
      ),
      packages: seen(
        "Teklif isteyene giden e-postada seçtiği hizmetlerin başlığı.",
        "Heading of the chosen services in the mail about the quote.",
      ),
      wrong: seen("Talepte yanlış bir satır varsa ne yapılacağı.", "What to do where a line of the request is wrong."),
    }),
    resume: z.strictObject({
      subject: seen(
        "Teklife devam bağlantısını taşıyan e-postanın konusu.",
        "Subject of the mail with the link to go on later.",
        { max: 60 },
      ),
      title: seen(
        "Teklife devam bağlantısını taşıyan e-postanın başlığı.",
        "Title of the mail with the link to go on later.",
      ),
      text: seen("Devam bağlantısının ne yaptığını anlatan metin.", "Says what the link to go on later does."),
      button: seen(
        "Devam e-postasında teklif sihirbazını açan düğme.",
        "Button of the mail to go on later that opens the wizard.",
        { max: 40 },
      ),
      address: seen(
        "Devam e-postasında düğmenin altındaki adresin açıklaması.",
        "Stands before the address below the button to go on.",
      ),
      packages: seen(
        "Devam e-postasında seçilen hizmetlerin başlığı.",
        "Heading of the chosen services in the mail to go on later.",
      ),
      until: seen(
        "Devam bağlantısının ne zamana kadar geçerli olduğunun etiketi.",
        "Label of the moment until which one can go on.",
      ),
      personal: seen(
        "Kişisel bilgilerin devam bağlantısıyla taşınmadığını söyler.",
        "Says that the link to go on carries no personal data.",
      ),
      why: sentence(
        ["site"],
        "Devam e-postasının neden geldiği, sonda küçük yazıyla.",
        "Small print: why the mail to go on later came.",
      ),
      notYou: seen(
        "Devam bağlantısını başkası istediyse ne olacağı.",
        "What happens where somebody else asked for the link to go on.",
      ),
    }),
    footer: z.strictObject({
      why: sentence(
        ["site"],
        "Form e-postalarının neden geldiği, sonda küçük yazıyla.",
        "Small print: why a mail about a form came.",
      ),
      notYou: seen(
        "Formu başkası gönderdiyse ne yapılacağı; ardından adres gelir.",
        "What to do where somebody else sent the form; our address follows.",
      ),
    }),
  }),
  digest,
  alert,
});
