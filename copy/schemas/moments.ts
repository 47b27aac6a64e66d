import { z } from "zod";
import { sentence } from "./fields.ts";

const slots = ["date", "clock"];

/** How a day and a time are said, with the ending of the time where the language has one. */
export const moments = z.strictObject({
  at: sentence(slots, "Talebin gönderildiği gün ve saat.", "The day and time at which a request was sent."),
  until: sentence(slots, "En geç ne zaman yanıt verileceği.", "By when we respond at the latest."),
  from: sentence(slots, "Çalışma saatinin ne zaman başlayacağı.", "From when on somebody works."),
});
