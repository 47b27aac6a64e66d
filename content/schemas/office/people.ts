import { z } from "zod";
import { counted, seen, sentence } from "../fields.ts";

export const officePeople = z.strictObject({
  title: seen("Kişiler odasının başlığı.", "Heading of the room for people."),
  count: counted(["count"], "Ofiste kaç kişi olduğu.", "How many people there are."),
  caption: seen("Kişiler tablosunun adı.", "Name of the table of people."),
  columns: z.strictObject({
    who: seen("Kişiler tablosunda ad sütunu.", "Column of names in the table of people."),
    roles: seen("Kişiler tablosunda roller sütunu.", "Column of roles in the table of people."),
    change: seen("Kişiler tablosunda değiştirme sütunu.", "Column of changes in the table of people."),
  }),
  save: seen("Rolleri kaydeden düğme.", "Button that saves roles.", { max: 30 }),
  end: seen("Kişinin erişimini kapatan düğme.", "Button that ends a person's access.", { max: 30 }),
  back: seen("Kişinin erişimini yeniden açan düğme.", "Button that gives access back.", { max: 30 }),
  ended: seen("Erişimi kapanmış kişinin yanındaki not.", "Note beside a person whose access has ended."),
  invite: z.strictObject({
    title: seen("Davet formunun başlığı.", "Heading of the form that invites."),
    text: seen("Davet edilenin nasıl gireceği.", "How somebody who is invited comes in."),
    name: seen("Davet formunda ad alanının etiketi.", "Label of the name in the form that invites."),
    mail: seen("Davet formunda adres alanının etiketi.", "Label of the address in the form that invites."),
    roles: seen("Davet formunda rollerin başlığı.", "Heading of the roles in the form that invites."),
    button: seen("Davet eden düğme.", "Button that invites.", { max: 30 }),
    wrongName: seen("Davet formunda ad yazılmadıysa hata metni.", "Error where an invitation has no name."),
    wrongMail: seen("Davet formunda adres yanlışsa hata metni.", "Error where an invitation has no address."),
    known: seen("Adres zaten kayıtlıysa hata metni.", "Error where the address is known already."),
  }),
  results: z.strictObject({
    saved: sentence(["name"], "Değişiklikten sonra görünen not.", "Note after a change."),
    invited: sentence(["name"], "Davetten sonra görünen not.", "Note after an invitation."),
    stale: sentence(["name"], "Başkası daha önce değiştirdiyse not.", "Note where somebody was faster."),
    lastAdmin: seen("Son yöneticinin rolü alınamaz notu.", "Note that the last admin stays one."),
    ended: seen("Oturum kapatıldı notu.", "Note that a session was ended."),
  }),
  sessions: z.strictObject({
    title: seen("Açık oturumlar bölümünün başlığı.", "Heading of the open sessions."),
    own: seen("Kendi oturumlarının bölüm başlığı.", "Heading of one's own sessions."),
    thisOne: seen("Kullanılan oturumun yanındaki not.", "Note beside the session in use."),
    unknown: seen("Cihazı bilinmeyen oturumun adı.", "Name of a session whose device is unknown."),
    since: sentence(["start", "seen"], "Oturumun başı ve son görülüşü.", "When a session began and was last seen."),
    end: seen("Bir oturumu kapatan düğme.", "Button that ends a session.", { max: 30 }),
    endOthers: seen("Diğer oturumları kapatan düğme.", "Button that ends all other sessions.", { max: 40 }),
  }),
  log: z.strictObject({
    title: seen("Günlük bölümünün başlığı.", "Heading of the log."),
    text: seen("Günlüğün ne kadar saklandığı.", "How long the log is kept."),
    older: seen("Daha eski satırlara bağlantı.", "Link to older lines of the log."),
    empty: seen("Günlük boşsa görünen metin.", "Text where the log is empty."),
    nobody: seen("Kişisi bilinmeyen satırın başı.", "Beginning of a line nobody is known for."),
  }),
  you: z.strictObject({
    title: seen("Kişinin kendi sayfasının başlığı.", "Heading of a person's own page."),
    language: seen("Kendi sayfasında dil bölümünün başlığı.", "Heading of the language on one's own page."),
    languageNote: seen("Dil seçiminin neyi değiştirdiği.", "What the choice of language changes."),
  }),
});
