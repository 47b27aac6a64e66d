import { z } from "zod";
import { seen, sentence } from "../fields.ts";

function mail(slots: readonly string[], tr: string, en: string) {
  return z.strictObject({
    subject: sentence(slots, `${tr} konusu.`, `Subject of ${en}.`, { mayOmit: true }),
    text: sentence(slots, `${tr} metni.`, `Text of ${en}.`),
    button: seen(`${tr} düğmesi.`, `Button of ${en}.`, { max: 40 }),
  });
}

/** The mails that tell people of the office what others did. */
export const officeMails = z.strictObject({
  greeting: sentence(["name"], "Ofis e-postasının selamı.", "Greeting of a mail of the office."),
  address: seen("Düğmenin altındaki adresten önceki cümle.", "Sentence before the address below the button."),
  why: seen("E-postanın nasıl kapatılacağı.", "How to switch the mail off."),
  whyInvited: seen("Davet e-postasının neden geldiği.", "Why the invitation came."),
  admin: seen("Davet eden belli değilse onun yerine.", "Stands for an inviter who is not known."),
  kinds: z.strictObject({
    invitation: mail(["by"], "Davet e-postasının", "the invitation"),
    "lead-owner": mail(["by", "reference", "form"], "Talep sorumlusuna giden e-postanın", "the mail to a new owner"),
    "draft-ready": mail(["by", "title"], "Yayına hazır taslak e-postasının", "the mail about a draft that is ready"),
    "draft-published": mail(["title"], "Yayınlanan taslak e-postasının", "the mail about a published draft"),
    "draft-failed": mail(["title", "reason"], "Yayınlanamayan taslak e-postasının", "the mail about a failed draft"),
  }),
  ready: z.strictObject({
    button: seen("Taslağı yayıncılara bildiren düğme.", "Button that tells the publishers of a draft.", { max: 40 }),
    told: seen("Yayıncılara bildirilince görünen not.", "Note once the publishers were told."),
    noPublisher: seen("Bildirilecek yayıncı yoksa not.", "Note where there is no publisher to tell."),
    unsent: seen("Bildirim e-postası gitmediyse not.", "Note where the mail to the publishers was not sent."),
    tooMany: seen("Yayıncılara son bir saatte yeterince bildirildiyse not.", "Note where they were told often enough."),
    unchanged: seen("Taslakta değişiklik yoksa not.", "Note where the draft changes nothing."),
  }),
  settings: z.strictObject({
    title: seen("E-posta seçimlerinin başlığı.", "Heading of the choice of mails."),
    note: seen("Seçimlerin ne olduğu.", "What the choice of mails is."),
    save: seen("E-posta seçimini kaydeden düğme.", "Button that saves the choice of mails.", { max: 20 }),
    "follow-ups": seen("Takip hatırlatmasının adı.", "Name of the reminder of follow-ups."),
    "lead-owner": seen("Talep sorumlusu e-postasının adı.", "Name of the mail to a new owner."),
    "draft-ready": seen("Hazır taslak e-postasının adı.", "Name of the mail about a draft that is ready."),
    "draft-published": seen("Yayınlanan taslak e-postasının adı.", "Name of the mail about a published draft."),
    "draft-failed": seen("Yayınlanamayan taslak e-postasının adı.", "Name of the mail about a failed draft."),
  }),
});
