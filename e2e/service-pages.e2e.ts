import { describe, expect, test } from "vitest";
import { managedService, managedServicePages } from "../copy/managed-services.ts";
import { words } from "../copy/words.ts";
import { href } from "../site/href.ts";
import type { Locale } from "../site/locales.ts";
import { html } from "./documents.ts";
import { printedPages } from "./printing.ts";
import { openInTab } from "./tab.ts";

const locales: Locale[] = ["tr", "en"];

describe.each(locales)("the pages of services (%s)", (locale) => {
  test.each(managedServicePages)("%s shows price drivers, term, take-over and questions", async (name) => {
    const source = await html(href(name, locale));
    const { terms, faq, levels } = managedService(name, locale);
    const shared = words("managed-services/shared", locale);
    const shown = textOf(source);
    for (const text of [shared.terms.title, ...terms.drivers, terms.term, terms.takeOver])
      expect(shown).toContain(text);
    if (levels) expect(shown).toContain(words("service-levels", locale).binding);
    expectQuestions(source, faq);
  });

  test("cloud, products and robots answer questions, in view and for search engines", async () => {
    const pages = [
      ["bulut-cozumleri", words("cloud", locale)],
      ["dijital-donusum-urunleri", words("products", locale)],
      ["dijital-donusum-urunleri-robotik-surec-otomasyonu", words("robotic-process-automation", locale)],
    ] as const;
    for (const [name, copy] of pages) {
      expect(copy.faq.items.length).toBeGreaterThanOrEqual(4);
      expectQuestions(await html(href(name, locale)), copy.faq.items);
    }
  });
});

test.each(managedServicePages)("%s prints on four sheets at most, without buttons", async (name) => {
  const page = await openInTab({ path: href(name, "tr") });
  expect(await printedPages(page)).toBeLessThanOrEqual(4);
  await page.emulateMedia({ media: "print" });
  const { quote, contact } = managedService(name, "tr").closing;
  const buttons = [quote, contact].map(({ text }) => page.getByRole("link", { name: text, exact: true }));
  for (const button of [...buttons, page.getByRole("button")]) expect(await button.count()).toBe(0);
});

function expectQuestions(source: string, questions: { question: string; answer: string }[]): void {
  const blocks = [...source.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)];
  const page = blocks.map(([, json = ""]) => JSON.parse(json)).find((block) => block["@type"] === "FAQPage");
  const told = page.mainEntity.map((one: { name: string; acceptedAnswer: { text: string } }) => ({
    question: one.name,
    answer: one.acceptedAnswer.text,
  }));
  expect(told).toEqual(questions.map(({ question, answer }) => ({ question, answer })));
  const shown = textOf(source);
  for (const { question, answer } of questions) {
    expect(shown).toContain(question);
    expect(shown).toContain(answer);
  }
}

/** What is read on a page, without its scripts and styles. */
function textOf(source: string): string {
  const text = source.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, "").replace(/<[^>]+>/g, " ");
  return text.replaceAll("&amp;", "&").replaceAll("&#x27;", "'").replaceAll("&quot;", '"').replace(/\s+/g, " ");
}
