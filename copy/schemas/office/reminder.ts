import { z } from "zod";
import { counted, seen, sentence } from "../fields.ts";

/** The mail of the morning about follow-ups that are due. */
export const officeReminder = z.strictObject({
  subject: counted(
    ["count"],
    "Takip e-postasının konusu ve başlığı.",
    "Subject and heading of the mail on follow-ups.",
  ),
  text: seen("Takip e-postasının ilk cümlesi.", "First sentence of the mail on follow-ups."),
  today: seen("Takip günü bugün olan talebin notu.", "Note on a follow-up of today."),
  late: sentence(["day"], "Takip günü geçmiş talebin notu.", "Note on a follow-up whose day is over."),
  unowned: seen("Sorumlusu olmayan talebin notu.", "Note on a lead without an owner."),
  more: counted(["count"], "E-postaya sığmayan talepler.", "Leads that have no room in the mail."),
  button: seen("Takip listesini açan düğme.", "Button that opens the list of follow-ups.", { max: 40 }),
  address: seen("Düğmenin altındaki adresten önceki cümle.", "Sentence before the address below the button."),
  why: seen("E-postanın neden geldiği.", "Why this mail came."),
});
