import { company } from "../../site/company.ts";
import { link } from "../schema.ts";

/** What the page of data-subject requests says once the form was sent, and behind the link of the mail. */
export const requestStates = {
  /** In place of the words that other forms use. */
  form: {
    tooMany: {
      title: "Kısa sürede çok sayıda başvuru gönderildi.",
      text: `Yazdıklarınız bu sayfada duruyor. Aynı bağlantıdan ya da bu e-⁠posta adresi için çok sayıda başvuru geldi; lütfen daha sonra yeniden gönderin ya da ${company.email.privacy} adresine yazın.`,
    },
    changed: {
      title: "İlk başvurunuzun bağlantısını gönderdik.",
      text: "Bu form az önce başka bir içerikle gönderildi. Değişen hâlini de iletmek isterseniz ayrı bir başvuru olarak gönderebilirsiniz; ona da kendi bağlantısı gelir.",
      button: "Ayrı başvuru olarak gönderin",
    },
  },
  mailed: {
    title: "E-⁠postanıza bakın",
    text: "{address} adresine bir onay bağlantısı gönderdik.",
    next: "Bağlantı 24 saat geçerlidir. Açılan sayfadaki düğmeye bastığınızda başvurunuz işleme alınır. O ana kadar ekibimize iletilmez; onaylanmazsa silinir.",
    missing:
      "Birkaç dakika içinde gelmezse istenmeyen e-⁠postalara da bakın. Adresi yanlış yazdıysanız formu yeniden doldurun.",
    again: "Formu yeniden doldurun",
  },
  confirm: {
    title: "Başvurunuzu onaylayın.",
    lead: "Düğmeye bastığınızda başvurunuz kişisel verilerden sorumlu ekibimize iletilir. Numarasını ve yanıt için son günü hemen görürsünüz.",
    submit: "Başvurumu onaylıyorum",
    sending: "Onaylanıyor…",
    notYou: "Bu başvuruyu siz yapmadıysanız sayfayı kapatın: onaylanmayan başvuru 24 saat sonra silinir.",
    failed: {
      title: "Bir hata oluştu, lütfen daha sonra yeniden deneyin.",
      text: `Başvurunuz duruyor ve bağlantınız kullanılmadı; düğmeye yeniden basmanız yeterli. Beklemek istemezseniz ${company.email.privacy} adresine yazın.`,
    },
  },
  ended: {
    title: "Bu bağlantı artık geçerli değil.",
    lead: "Bağlantılar 24 saat geçerlidir ve bir kez kullanılır.",
    text: "Başvurunuzu onayladıysanız yapmanız gereken bir şey yok: numarası ve yanıt için son gün size e-⁠posta ile gönderildi. Onaylamadıysanız formu yeniden doldurun; yeni bir bağlantı gönderelim.",
    again: link("Formu yeniden doldurun", "veri-sahibi-basvurusu"),
  },
  confirmed: {
    title: "Başvurunuzu aldık.",
    lead: "Başvurunuz kişisel verilerden sorumlu ekibimize iletildi. Aşağıdaki bilgileri e-⁠posta ile de gönderiyoruz.",
    reference: "Başvuru numaranız",
    due: "Yanıt için son gün",
    next: "Yanıtımızı en geç o gün, onayladığınız adrese yazarız. Eklemek istediğiniz bir şey olursa başvuru numaranızla {address} adresine yazın.",
    more: link("Haklarınız ve süreler", "kisisel-verilerin-korunmasi"),
  },
};
