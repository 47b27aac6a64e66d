import { z } from "zod";
import { officeActions } from "../../office-actions.ts";
import { seen, sentence, spoken } from "../fields.ts";

const role = (tr: string, en: string) => seen(`Ofiste ${tr} rolünün adı.`, `Name of the role ${en} in the office.`);

const key = (name: string) => seen(`${name} tuşunun ne yaptığı.`, `What the key ${name} does.`);

/** What stands around every screen of the office. */
export const officeFrame = z.strictObject({
  title: sentence(["page"], "Ofiste tarayıcı sekmesinde görünen başlık.", "Title in the browser's tab in the office."),
  office: seen("Ofis ekranlarında logonun yanındaki söz.", "The word beside the logo in the office."),
  skip: seen("Klavyeyle içeriğe atlatan bağlantı.", "Link that leads the keyboard to the content."),
  rooms: z.strictObject({
    label: spoken("Ofisin oda menüsünün adı.", "Name of the office's menu of rooms."),
    leads: seen("Talepler odasının menüdeki adı.", "Name of the room for leads in the menu.", { max: 20 }),
    search: seen("Taleplerde aramaya götüren bağlantı.", "Link to the search among leads.", { max: 20 }),
    words: seen("Metinler odasının menüdeki adı.", "Name of the room for words in the menu.", { max: 20 }),
    people: seen("Kişiler odasının menüdeki adı.", "Name of the room for people in the menu.", { max: 20 }),
    you: seen("Kişinin kendi sayfasının adı.", "Name of a person's own page.", { max: 20 }),
  }),
  roles: z.strictObject({
    sales: role("satış", "sales"),
    editor: role("düzenleyen", "editor"),
    publisher: role("yayınlayan", "publisher"),
    admin: role("yönetici", "admin"),
    none: seen("Rolü olmayan kişinin yanında yazan.", "Stands beside a person without any role."),
  }),
  language: z.strictObject({
    label: seen("Dil seçiminin adı.", "Name of the choice of language."),
    button: seen("Seçilen dili kaydeden düğme.", "Button that keeps the chosen language.", { max: 30 }),
  }),
  signOut: seen("Oturumu kapatan düğme.", "Button that signs out.", { max: 30 }),
  closed: z.strictObject({
    title: seen("Girme hakkı olmayan odanın başlığı.", "Heading of a room somebody may not enter."),
    text: seen("Odanın neden kapalı olduğu; ardından yöneticiler gelir.", "Why a room is closed; admins follow."),
    back: seen("Kapalı odadan kendi sayfasına bağlantı.", "Link from a closed room to one's own page."),
  }),
  missing: z.strictObject({
    title: seen("Bulunmayan ofis adresinin başlığı.", "Heading of an office address that is not there."),
    text: seen("Ofiste bulunmayan adresin açıklaması.", "Explains an office address that is not there."),
    back: seen("Bulunmayan sayfadan ofise bağlantı.", "Link from a missing page to the office."),
  }),
  sessionOver: z.strictObject({
    title: seen("Oturumu kapanan kişiye başlık.", "Heading for somebody whose session is over."),
    text: seen("Yazılanların kaybolmadığı ve ne yapılacağı.", "Says that nothing is lost, and what to do."),
    signIn: seen("Yeni sekmede girişe bağlantı.", "Link that signs in in a new tab.", { max: 30 }),
    send: seen("Yazılanları yeniden gönderen düğme.", "Button that sends what was typed again.", { max: 30 }),
    typed: seen("Yazılmış notun etiketi.", "Label of a note that was typed."),
  }),
  unsent: seen("Sunucuya ulaşılamadığında görünen not.", "Note where the server could not be reached."),
  keys: z.strictObject({
    title: seen("Klavye kısayolları listesinin başlığı.", "Heading of the list of keys."),
    text: seen("Kısayolların nerede çalıştığı.", "Says where the keys work."),
    close: seen("Listeyi kapatan düğme.", "Button that closes the list.", { max: 20 }),
    names: z.strictObject({
      move: key("J ve K"),
      open: key("Enter"),
      take: key("A"),
      status: key("S"),
      followUp: key("T"),
      note: key("N"),
      reply: key("R"),
      print: key("P"),
      search: key("/"),
      leads: key("G T"),
      back: key("Esc"),
      map: key("?"),
    }),
  }),
  failed: z.strictObject({
    title: seen("Ofiste beklenmeyen hatanın başlığı.", "Heading of an unexpected failure in the office."),
    text: seen("Hatadan sonra ne yapılabileceği.", "What to do after a failure."),
  }),
  unavailable: z.strictObject({
    title: seen("Taleplere ulaşılamıyorsa başlık.", "Heading where leads cannot be read."),
    text: seen("Taleplere ulaşılamıyorsa ne olduğu.", "What happened where leads cannot be read."),
    back: seen("Yeniden deneme bağlantısı.", "Link that tries again."),
  }),
  refused: seen("Başka siteden gelen isteğin reddi.", "Refusal of a request from another site."),
  actions: z.strictObject(
    Object.fromEntries(
      officeActions.map((action) => [
        action,
        sentence(
          ["subject"],
          "Günlükte kişinin adından sonra ne yaptığı.",
          "What somebody did, after the name, in the log.",
          { mayOmit: true },
        ),
      ]),
    ) as Record<(typeof officeActions)[number], ReturnType<typeof sentence>>,
  ),
});
