import { z } from "zod";
import { link, seen, sentence } from "./fields.ts";

export const requestStates = z.strictObject({
  form: z.strictObject({
    tooMany: z.strictObject({
      title: seen(
        "Çok sayıda başvuru gelince form üstündeki uyarının başlığı.",
        "Title of the alert after too many requests.",
      ),
      text: seen("Çok sayıda başvuru gelince ne yapılabileceği.", "What one can do after too many requests."),
    }),
    changed: z.strictObject({
      title: seen(
        "Form değiştirilip yeniden gönderilince uyarının başlığı.",
        "Title of the alert when the form is sent again with changes.",
      ),
      text: seen(
        "Değişen başvurunun ayrıca gönderilebileceğini anlatır.",
        "Says that the changed request can be sent as well.",
      ),
      button: seen(
        "Değişen başvuruyu ayrıca gönderen düğme.",
        "Button that sends the changed request as another one.",
        {
          max: 40,
        },
      ),
    }),
  }),
  mailed: z.strictObject({
    title: seen(
      "Onay bağlantısı gönderilince formun yerindeki başlık; sekmede de görünür.",
      "Heading in the form's place once the link is mailed; also in the tab.",
    ),
    text: sentence(["address"], "Bağlantının hangi adrese gönderildiği.", "To which address the link was mailed."),
    next: seen(
      "Bağlantıyla ne yapılacağı ve ne kadar geçerli olduğu.",
      "What to do with the link and how long it is valid.",
    ),
    missing: seen(
      "E-posta gelmezse ne yapılacağı, küçük yazıyla.",
      "What to do if the mail does not come, in small print.",
    ),
    again: seen(
      "E-posta haberinin altında boş formu açan düğme.",
      "Button that opens an empty form once the link is mailed.",
      {
        max: 40,
      },
    ),
  }),
  confirm: z.strictObject({
    title: seen("Onay bağlantısının açtığı sayfanın başlığı.", "Title of the page that the mailed link opens."),
    lead: seen(
      "Onay sayfasının giriş metni: düğmenin ne yaptığı.",
      "Opening of the confirmation page: what its button does.",
    ),
    submit: seen("Onay sayfasında başvuruyu onaylayan düğme.", "Button that confirms the request.", { max: 40 }),
    sending: seen("Onay gönderilirken düğmede yazan.", "On the button while the confirmation is being sent.", {
      max: 40,
    }),
    notYou: seen(
      "Başvuruyu başkası yapmışsa ne olacağı, düğmenin altında.",
      "Below the button: what happens if somebody else made the request.",
    ),
    failed: z.strictObject({
      title: seen("Onay kaydedilemeyince uyarının başlığı.", "Title of the alert when the confirmation failed."),
      text: seen("Onay kaydedilemeyince ne yapılacağı.", "What to do when the confirmation failed."),
    }),
  }),
  ended: z.strictObject({
    title: seen("Geçersiz bağlantının açtığı sayfanın başlığı.", "Title of the page that an invalid link opens."),
    lead: seen(
      "Geçersiz bağlantı sayfasının girişi: bağlantının süresi.",
      "Opening of the invalid link's page: how long links are valid.",
    ),
    text: seen("Geçersiz bağlantıdan sonra yapılabilecekler.", "What one can do after an invalid link."),
    again: link(
      "Geçersiz bağlantı sayfasında forma götüren düğme.",
      "Button on the invalid link's page that leads to the form.",
    ),
  }),
  confirmed: z.strictObject({
    title: seen("Başvuru onaylandıktan sonraki sayfanın başlığı.", "Title of the page after the confirmation."),
    lead: seen("Onaydan sonraki sayfanın giriş metni.", "Opening text of the page after the confirmation."),
    reference: seen(
      "Onaydan sonra başvuru numarasının etiketi.",
      "Label of the request number after the confirmation.",
    ),
    due: seen("Onaydan sonra yanıtın son gününün etiketi.", "Label of the last day for our answer."),
    next: sentence(
      ["address"],
      "Yanıtın nereye geleceği ve ek bilginin nereye yazılacağı.",
      "Where the answer goes, and where to write more.",
    ),
    more: link("Onay sayfasının sonundaki bağlantı.", "Link at the end of the page after the confirmation."),
  }),
});
