import { z } from "zod";
import { id, link, section, seen } from "./fields.ts";

export const careers = z.strictObject({
  note: z.strictObject({ text: seen(), link: link() }),
  contact: section({
    person: z.strictObject({ label: seen({ max: 40 }), name: seen() }),
    phone: z.strictObject({
      label: seen({ max: 40 }),
      number: seen("Adayların aradığı telefon.", "The phone number that candidates call."),
    }),
    email: z.strictObject({
      label: seen({ max: 40 }),
      address: seen("Adayların yazdığı e-posta adresi.", "The mail address that candidates write to."),
    }),
    openings: z.strictObject({
      label: seen({ max: 40 }),
      address: id("Açık pozisyonların bulunduğu sitenin adresi.", "Address of the site with all open positions."),
      text: seen(),
    }),
  }),
});
