import { facts } from "../../copy/facts.ts";
import type { Lead } from "../../domain/lead/lead.ts";
import type { Locale } from "../../site/locales.ts";
import { typeset } from "../pdf/typeset.ts";
import { recordContent } from "./record-content.ts";

/** The record of a completed request as a tagged PDF. */
export function quoteRecord(lead: Lead, locale: Locale): Promise<Buffer> {
  const { name, legalName, offices } = facts(locale);
  const { street, postalCode, district, city } = offices.headquarters;
  return typeset("quote-record", {
    ...recordContent(lead, locale),
    author: legalName,
    name: name.toLowerCase(),
    address: `${legalName}, ${street}, ${postalCode} ${district}/${city}`,
  });
}
