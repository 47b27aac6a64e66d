import type { Locale } from "../../site/locales.ts";
import en from "./en.json" with { type: "json" };
import tr from "./tr.json" with { type: "json" };

/** What the office's mails say, and the names that they share with its screens. */
export const mailDictionaries = { en, tr } satisfies Record<Locale, typeof tr>;
