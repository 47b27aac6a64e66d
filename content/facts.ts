import { company } from "../site/company.ts";

/** Fills in the facts of the company that a text names, such as {{founded}}. */
export function fillFacts(
  text: string,
  write: (fact: string, key: string) => string,
  unknown: (placeholder: string) => Error,
): string {
  const facts = companyFacts();
  return text.replace(/\{\{([\w.]+)\}\}/g, (placeholder, key: string) => {
    const fact = facts[key];
    if (fact === undefined) throw unknown(placeholder);
    return write(fact, key);
  });
}

/** The names of all facts. */
export const factNames = Object.keys(companyFacts());

function companyFacts(): Record<string, string> {
  const mails = Object.entries(company.email).map(([key, mail]) => [`email.${key}`, mail]);
  return {
    ...Object.fromEntries(mails),
    name: company.name,
    fullName: company.fullName,
    legalName: company.legalName,
    founded: String(company.founded),
    address: postalAddress(),
    registeredEmail: company.registeredEmail,
    phone: company.phones[0],
    fax: company.fax,
    contactCenter: company.contactCenter,
  };
}

/** The company's address on one line. */
function postalAddress(): string {
  const { street, postalCode, district, city, country } = company.address;
  return `${street}, ${postalCode} ${district}/${city}, ${country}`;
}
