import { z } from "zod";
import { seen } from "./fields.ts";

export const consent = z.strictObject({
  title: seen("Çerezleri soran pencerenin başlığı.", "Heading of the cookie panel.", { max: 60 }),
  text: seen(
    "Çerez penceresinin açıklaması; ardından politikanın bağlantısı gelir.",
    "The cookie panel's explanation; the link to the policy follows it.",
  ),
  reject: seen(
    "Zorunlu olmayan bütün çerezleri reddeden düğme.",
    "Button that rejects all cookies that are not necessary.",
    { max: 24 },
  ),
  accept: seen("Bütün çerezleri kabul eden düğme.", "Button that accepts all cookies.", { max: 24 }),
  preferences: seen(
    "Çerez penceresinde tek tek seçimi açan satır.",
    "Line of the cookie panel that opens the separate choices.",
    { max: 30 },
  ),
  always: seen(
    "Kapatılamayan zorunlu çerezlerin adının yanındaki küçük not.",
    "Small note beside the necessary cookies, which cannot be switched off.",
    { max: 30 },
  ),
  categories: z.strictObject({
    necessary: z.strictObject({
      name: seen("Zorunlu çerezlerin kutusunun adı.", "Name of the box for necessary cookies.", { max: 30 }),
      text: seen(
        "Zorunlu çerezlerin neyi, ne kadar hatırladığı.",
        "What the necessary cookies remember, and for how long.",
      ),
    }),
    analytics: z.strictObject({
      name: seen("Ölçüm çerezlerinin kutusunun adı.", "Name of the box for analytics cookies.", { max: 30 }),
      text: seen("Ölçüm çerezlerine izin verilince ne olduğu.", "What happens once analytics cookies are allowed."),
    }),
    marketing: z.strictObject({
      name: seen("Pazarlama çerezlerinin kutusunun adı.", "Name of the box for marketing cookies.", { max: 30 }),
      text: seen("Pazarlama çerezlerine izin verilince ne olduğu.", "What happens once marketing cookies are allowed."),
    }),
  }),
  save: seen("Tek tek yapılan çerez seçimini kaydeden düğme.", "Button that saves the separate choices.", { max: 24 }),
  close: seen(
    "Çerez penceresini seçimi değiştirmeden kapatan düğme.",
    "Button that closes the cookie panel without a change.",
    { max: 24 },
  ),
  link: seen(
    "Sayfa altında çerez penceresini yeniden açan düğme.",
    "Button in the footer that opens the panel again.",
    {
      max: 30,
    },
  ),
});
