import type { quote } from "../../../content/tr/quote.ts";
import { type CatalogueService, catalogue, type ServiceKey } from "../../../domain/quote/catalogue.ts";

type Words = Pick<typeof quote, "mail" | "services">;
type Mail = { to: string; chosen: readonly ServiceKey[]; levels: string[]; words: Words };

/** The address that opens the visitor's mail program with the request written out, a line per service. */
export function requestMail({ to, chosen, levels, words }: Mail): string {
  const services: readonly CatalogueService[] = catalogue.filter(({ key }) => chosen.includes(key));
  const { subject, greeting, intro, introOpen, contact, levels: levelsTitle } = words.mail;
  const request =
    services.length > 0
      ? [intro, "", ...services.map((service) => line(service, words)), "", `${levelsTitle} ${levels.join(", ")}`]
      : [introOpen];
  return mailto(to, subject, [greeting, "", ...request, "", ...contact]);
}

function line({ key, asks, unit }: CatalogueService, { mail, services }: Words): string {
  const blanks = [unit && `${mail.units[unit]}: ___`, asks !== "nothing" && `${mail.level}: ___`].filter(Boolean);
  return ["-", services[key].label, blanks.length > 0 ? `(${blanks.join(", ")})` : ""].join(" ").trimEnd();
}

function mailto(to: string, subject: string, lines: string[]): string {
  const body = lines.join("\r\n").replaceAll("\u2060", "");
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
