import { z } from "zod";
import { spoken } from "./fields.ts";

/** The menu of languages. A site in two languages has a link instead. */
export const languageMenu = z.strictObject({
  label: spoken("Dil menüsünün adı; üç dilden itibaren gösterilir.", "Name of the menu of languages, from three on."),
});
