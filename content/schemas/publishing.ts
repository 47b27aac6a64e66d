import { z } from "zod";
import { seen, sentence } from "./fields.ts";

export const publishing = z.strictObject({
  draft: seen(
    "Geliştirme sunucusunda, taslağın başlığından önceki söz.",
    "The word before the title of a draft, in development only.",
    { max: 30 },
  ),
  later: sentence(
    ["moment"],
    "Geliştirme sunucusunda, ileri tarihli yazının başlığından önceki söz.",
    "The words before the title of an item that is published later.",
  ),
});
