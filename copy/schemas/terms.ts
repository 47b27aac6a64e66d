import { z } from "zod";
import { localeCodes } from "../../site/locales.ts";
import { id, seen } from "./fields.ts";

const term = z.strictObject({
  use: seen("Kullandığımız söz.", "The word we use."),
  not: z
    .array(
      seen(
        "Onun yerine yazılmayan söz; sonunda tire varsa her ekle tanınır.",
        "A word that is not written in its place; with a hyphen at its end it is known with every ending.",
      ),
    )
    .min(1),
  except: z
    .array(id("Sözün kaldığı söz öbeği, dosya ya da klasör.", "A phrase in which the word stays, or a file or folder."))
    .exactOptional(),
  why: seen("Bunun kısa nedeni.", "The short reason for it.").exactOptional(),
});

/** One word for one thing, in each language that has such a list: content/terms.yaml. */
export const termsSchema = z.partialRecord(z.enum(localeCodes), z.array(term));

export type Term = z.infer<typeof term>;
