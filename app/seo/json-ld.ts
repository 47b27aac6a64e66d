import { type Facts, facts } from "../../copy/facts.ts";
import type { Meta, News, Story } from "../../copy/schema.ts";
import { words } from "../../copy/words.ts";
import { href } from "../../site/href.ts";
import { type Locale, localeCodes, locales } from "../../site/locales.ts";
import type { PageName } from "../../site/pages.ts";
import { absolute, shareImagePath } from "./addresses.ts";

const context = { "@context": "https://schema.org" };

/** The company as a reference, for publishers and providers. */
function us(locale: Locale) {
  const { fullName } = facts(locale);
  return { "@type": "Organization", "@id": absolute("/#organization"), name: fullName, url: absolute("/") };
}

export function organization(locale: Locale): object {
  const { legalName, founded, email, offices, countryCode, social } = facts(locale);
  const { phone, fax } = offices.headquarters;
  return {
    ...context,
    ...us(locale),
    legalName,
    slogan: words("company", locale).slogan,
    foundingDate: String(founded),
    logo: absolute("/icon-512.png"),
    email: email.info,
    telephone: phone,
    faxNumber: fax,
    address: postalAddress(offices.headquarters, countryCode),
    sameAs: Object.values(social),
  };
}

type Office = Facts["offices"][keyof Facts["offices"]];

function postalAddress({ street, district, city, postalCode }: Office, addressCountry: string): object {
  return {
    "@type": "PostalAddress",
    streetAddress: street,
    addressLocality: district,
    addressRegion: city,
    postalCode,
    addressCountry,
  };
}

/** The contact page: the company with both offices, every line and mailbox, and its numbers in the registers. */
export function contactPage(locale: Locale, { title, description }: Meta): object {
  const { contactCenter, incidentLine, offices, countryCode, register, email } = facts(locale);
  const line = (contactType: string, number: string, hoursAvailable: "weekdays" | "always") => ({
    "@type": "ContactPoint",
    contactType,
    telephone: number.replace(/^0/, "+90 "),
    hoursAvailable: openingHours(hoursAvailable),
    availableLanguage: localeCodes,
  });
  const mailbox = (contactType: string, address: string) => ({
    "@type": "ContactPoint",
    contactType,
    email: address,
    availableLanguage: localeCodes,
  });
  const url = absolute(href("iletisim", locale));
  return {
    ...context,
    "@type": "ContactPage",
    name: title,
    description,
    url,
    inLanguage: locales[locale].iso,
    mainEntity: {
      ...organization(locale),
      taxID: register.taxNumber.replaceAll(" ", ""),
      identifier: { "@type": "PropertyValue", propertyID: "MERSİS", value: register.mersis.replaceAll(" ", "") },
      location: Object.values(offices).map((office) => ({
        "@type": "Place",
        name: office.name,
        address: postalAddress(office, countryCode),
        telephone: office.phone,
        hasMap: office.map,
      })),
      contactPoint: [
        line("customer service", contactCenter, "weekdays"),
        line("emergency", incidentLine, "always"),
        mailbox("sales", email.sales),
        mailbox("public relations", email.press),
        mailbox("security", email.security),
      ],
    },
  };
}

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"];

function openingHours(when: "weekdays" | "always"): object {
  return when === "weekdays"
    ? { "@type": "OpeningHoursSpecification", dayOfWeek: weekdays, opens: "09:00", closes: "18:00" }
    : {
        "@type": "OpeningHoursSpecification",
        dayOfWeek: [...weekdays, "Saturday", "Sunday"],
        opens: "00:00",
        closes: "23:59",
      };
}

export function webSite(locale: Locale): object {
  return {
    ...context,
    "@type": "WebSite",
    name: facts(locale).fullName,
    url: absolute(href("index", locale)),
    inLanguage: locales[locale].iso,
    publisher: us(locale),
  };
}

export function service(page: PageName, locale: Locale, name: string, description: string): object {
  return {
    ...context,
    "@type": "Service",
    name,
    description,
    url: absolute(href(page, locale)),
    provider: us(locale),
    areaServed: facts(locale).countryCode,
  };
}

export function storyArticle(story: Story, locale: Locale): object {
  return article("Article", "hakkimizda-basari-hikayeleri-hikaye", { hikaye: story.slug }, story, locale);
}

export function newsArticle(item: News, locale: Locale): object {
  return article("NewsArticle", "hakkimizda-medya-haber", { haber: item.slug }, item, locale);
}

function article(
  type: string,
  page: PageName,
  params: Record<string, string>,
  item: Pick<Story | News, "title" | "summary" | "date" | "photo">,
  locale: Locale,
): object {
  return {
    ...context,
    "@type": type,
    headline: item.title,
    description: item.summary,
    datePublished: item.date,
    inLanguage: locales[locale].iso,
    image: absolute(item.photo?.src ?? shareImagePath(page, locale, params)),
    mainEntityOfPage: absolute(href(page, locale, params)),
    author: us(locale),
    publisher: us(locale),
  };
}

export function report(page: PageName, locale: Locale, name: string, description: string): object {
  return {
    ...context,
    "@type": "Report",
    name,
    description,
    url: absolute(href(page, locale)),
    inLanguage: locales[locale].iso,
    publisher: us(locale),
  };
}

export function faqPage(questions: { question: string; answer: string }[]): object {
  return {
    ...context,
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}
