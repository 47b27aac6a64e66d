import { z } from "zod";
import { entries, id, link, linkRows, meta, pageHead, picture, section, seen } from "./fields.ts";

export const management = z.strictObject({
  meta,
  head: pageHead,
  biography: seen({ max: 30 }),
  standIn: seen({ max: 40 }),
  people: entries({
    id: id(
      "Yöneticinin şirket bilgilerindeki kısa adı; adı ve görevi oradan gelir.",
      "The manager among the facts of the company, which give name and position.",
    ),
    description: seen(),
    image: id("Yöneticinin çizilmiş portresinin adı.", "Name of the manager's drawn portrait."),
    picture: picture("portrait").exactOptional(),
  }),
  decisions: section({
    items: entries({
      title: seen(),
      content: seen(),
      link: link({ max: 60 }),
    }),
  }),
  rows: linkRows,
});
