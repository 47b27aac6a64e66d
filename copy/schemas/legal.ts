import { z } from "zod";
import { seen, sentence } from "./fields.ts";

export const legal = z.strictObject({
  toc: seen("Yasal metnin yanındaki içindekiler listesinin başlığı.", "Title of the contents beside a legal text.", {
    max: 40,
  }),
  inShort: seen(
    "Yasal metnin başında, özetten önceki kalın söz.",
    "The bold word before the summary of a legal text.",
    { max: 30 },
  ),
  effective: seen("Yasal metnin yürürlük tarihinden önceki söz.", "The word before the day a legal text took effect.", {
    max: 30,
  }),
  version: seen("Yasal metnin sürüm numarasından önceki söz.", "The word before the version of a legal text.", {
    max: 30,
  }),
  reading: sentence(["minutes"], "Yasal metnin kaç dakikada okunduğu.", "How many minutes a legal text takes to read."),
  previous: z.strictObject({
    title: seen(
      "Yasal metnin sonundaki, önceki sürümlere giden listenin başlığı.",
      "Title of the list of previous versions at the end of a legal text.",
      { max: 60 },
    ),
    notice: sentence(
      ["version"],
      "Yasal metnin eski bir sürümünün başında, artık yürürlükte olmadığını söyleyen cümle.",
      "Says at the top of an older version of a legal text that it is no longer in force.",
    ),
    current: seen(
      "Eski bir sürümden yürürlükteki metne giden bağlantı.",
      "The link from an older version to the text in force.",
      { max: 60 },
    ),
  }),
});
