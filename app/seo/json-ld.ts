import { facts } from "../../content/facts.ts";
import type { News, Story } from "../../content/schema.ts";
import { href } from "../../site/href.ts";
import { type Locale, locales } from "../../site/locales.ts";
import type { PageName } from "../../site/pages.ts";
import { companyWords } from "../page/company-words.ts";
import { absolute, shareImagePath } from "./addresses.ts";

const context = { "@context": "https://schema.org" };

/** The company as a reference, for publishers and providers. */
function us(locale: Locale) {
  const { fullName } = facts(locale);
  return { "@type": "Organization", "@id": absolute("/#organization"), name: fullName, url: absolute("/") };
}

export function organization(locale: Locale): object {
  const { legalName, founded, email, offices, countryCode, social } = facts(locale);
  const { street, district, city, postalCode, phone, fax } = offices.headquarters;
  return {
    ...context,
    ...us(locale),
    legalName,
    slogan: companyWords(locale).slogan,
    foundingDate: String(founded),
    logo: absolute("/icon-512.png"),
    email: email.info,
    telephone: phone,
    faxNumber: fax,
    address: {
      "@type": "PostalAddress",
      streetAddress: street,
      addressLocality: district,
      addressRegion: city,
      postalCode,
      addressCountry: countryCode,
    },
    sameAs: Object.values(social),
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
