import type { BreadcrumbItem, News, Story } from "../../content/schema.ts";
import { company } from "../../site/company.ts";
import { href } from "../../site/href.ts";
import { type Locale, locales } from "../../site/locales.ts";
import type { PageName } from "../../site/pages.ts";
import { slogan } from "../page/slogan.ts";
import { absolute, shareImagePath } from "./addresses.ts";

const context = { "@context": "https://schema.org" };

/** The company as a reference, for publishers and providers. */
function us() {
  return { "@type": "Organization", "@id": absolute("/#organization"), name: company.fullName, url: absolute("/") };
}

export function organization(locale: Locale): object {
  const { street, district, city, postalCode, countryCode } = company.address;
  return {
    ...context,
    ...us(),
    legalName: company.legalName,
    slogan: slogan(locale),
    foundingDate: String(company.founded),
    logo: absolute("/icon-512.png"),
    email: company.email.info,
    telephone: company.phones[0],
    faxNumber: company.fax,
    address: {
      "@type": "PostalAddress",
      streetAddress: street,
      addressLocality: district,
      addressRegion: city,
      postalCode,
      addressCountry: countryCode,
    },
    sameAs: Object.values(company.social),
  };
}

export function webSite(locale: Locale): object {
  return {
    ...context,
    "@type": "WebSite",
    name: company.fullName,
    url: absolute(href("index", locale)),
    inLanguage: locales[locale].iso,
    publisher: us(),
  };
}

export function breadcrumbList(items: BreadcrumbItem[], own: string): object {
  return {
    ...context,
    "@type": "BreadcrumbList",
    itemListElement: items.map(({ name, link }, i) => ({
      "@type": "ListItem",
      position: i + 1,
      name,
      item: absolute(link ?? own),
    })),
  };
}

export function service(page: PageName, locale: Locale, name: string, description: string): object {
  return {
    ...context,
    "@type": "Service",
    name,
    description,
    url: absolute(href(page, locale)),
    provider: us(),
    areaServed: company.address.countryCode,
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
    author: us(),
    publisher: us(),
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
    publisher: us(),
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
