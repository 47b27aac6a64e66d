import { z } from "zod";
import { meta, section, seen } from "./fields.ts";

/** The page of an error that may pass, with its two buttons; `tr` and `en` say when it shows. */
const passingError = (tr: string, en: string) =>
  z.strictObject({
    meta,
    title: seen(`${tr} görünen başlık.`, `Title ${en}.`),
    lead: seen(`${tr} görünen açıklama.`, `Explanation ${en}.`),
    retry: seen(`${tr} sayfayı yeniden deneten düğme.`, `Button that tries the page again ${en}.`, { max: 40 }),
    home: seen(`${tr} ana sayfaya dönen düğme.`, `Button back to the home page ${en}.`, { max: 40 }),
  });

export const errorPages = z.strictObject({
  notFound: section({
    meta,
    search: seen({ max: 40 }),
    home: seen({ max: 40 }),
    services: seen({ max: 40 }),
    other: seen({ max: 40 }),
  }),
  failed: passingError("Sunucuda hata olduğunda (500)", "when the server has failed (500)").extend({ code: seen() }),
  broken: passingError("Sayfa tarayıcıda gösterilemeyince", "when a page cannot be shown in the browser"),
  tooMany: passingError("Aynı ağdan çok istek gelince (429)", "when one network asks too often (429)"),
  busy: passingError("Sunucu yoğun olduğunda (503)", "when the server is busy (503)"),
  unreachable: passingError("Sunucuya ulaşılamayınca", "when the server cannot be reached"),
  lastResort: z.strictObject({
    heading: seen(),
    explanation: seen(),
    detail: seen(),
    home: seen(),
  }),
});
