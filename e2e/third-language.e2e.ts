import { beforeAll, expect, test } from "vitest";
import { words } from "../copy/words.ts";
import { href, pageAt } from "../site/href.ts";
import { defaultLocale, type Locale, localeCodes } from "../site/locales.ts";
import { pageNames, pageOf } from "../site/pages.ts";
import { person, postedContact, postedPrivacyRequest, postedReport } from "../testing/samples.ts";
import { violations } from "./axe.ts";
import { openPage } from "./browser.ts";
import { openLeadSite } from "./lead-site.ts";
import { type RunningOffice, startOffice } from "./office/running-office.ts";
import { postForm, someVisitor } from "./posted-forms.ts";
import { pseudoText } from "./pseudo-texts.ts";
import { codeFor, messagesTo, someNumber, visitorAt } from "./quote-visits.ts";
import { startApp } from "./running-app.ts";
import { secondBuild, secondBuildSettings } from "./second-build.ts";
import { pseudo } from "./third-language.ts";
import { hasWholeTexts, unmarkedTexts } from "./unmarked-texts.ts";

let site: Awaited<ReturnType<typeof openLeadSite>>;
let office: RunningOffice;
beforeAll(async () => {
  const { tree, build } = await secondBuild();
  site = await openLeadSite(secondBuildSettings, build);
  office = await startOffice({}, { tree });
  return async () => {
    await site.stop();
    await office.stop();
  };
});

const { prefix, code } = pseudo;
const all = [...localeCodes, code];
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(site.baseUrl + path, { redirect: "manual", headers: { "X-Forwarded-For": someVisitor(), ...headers } });

/** The address of a page of the table in the language. */
function addressOf(path: string): string {
  return path === "/" ? prefix : prefix + path;
}

const wizard = addressOf(href("yonetilen-hizmetler-teklif-al", defaultLocale));

async function pagesOfSitemap(): Promise<Map<string, string>> {
  const xml = await (await get("/sitemap.xml")).text();
  const entries = [...xml.matchAll(/<url><loc>https?:\/\/[^/<]+([^<]*)<\/loc>(.*?)<\/url>/g)];
  return new Map(entries.map(([, path = "", rest = ""]) => [path, rest]));
}

async function ownPages(): Promise<string[]> {
  const unlisted = pageNames.filter((name) => pageOf(name).noindex).map((name) => addressOf(href(name, defaultLocale)));
  return [...[...(await pagesOfSitemap()).keys()].filter((path) => `${path}/`.startsWith(`${prefix}/`)), ...unlisted];
}

/** What is wrong with a page as one that speaks the language. */
function strangeIn(path: string, html: string): string[] {
  return [
    ...(html.includes(`<html lang="${code}"`) ? [] : ["another language"]),
    ...(hasWholeTexts(html) ? [] : ["a cut text"]),
    ...unmarkedTexts(html),
  ].map((problem) => `${path}: ${problem}`);
}

test("every page of the table is there, in its own words, with its twins", async () => {
  const sitemap = await pagesOfSitemap();
  const paths = await ownPages();
  const pages = paths.map((path) => pageAt(path.slice(prefix.length) || "/")?.name);
  expect(new Set(pages)).toEqual(new Set(pageNames));
  const problems = await Promise.all(
    paths.map(async (path) => {
      const response = await get(path);
      const html = await response.text();
      const links = [...html.matchAll(/<link rel="alternate" hrefLang="([^"]*)"/gi)].map(([, language]) => language);
      const listed = sitemap.get(path);
      const isTwinned =
        listed === undefined || all.every((one) => listed.includes(`hreflang="${one}"`) && links.includes(one));
      return [
        ...(response.status === 200 ? [] : [`${path}: ${response.status}`]),
        ...(isTwinned ? [] : [`${path}: lacks a twin`]),
        ...strangeIn(path, html),
      ];
    }),
  );
  expect(problems.flat()).toEqual([]);
});

test("the other languages name it as their twin", async () => {
  const sitemap = await pagesOfSitemap();
  for (const path of ["/", "/en", "/iletisim", "/en/contact"]) {
    expect(sitemap.get(path)).toContain(`hreflang="${code}"`);
    expect(await (await get(path, { "Accept-Language": "tr" })).text()).toMatch(
      new RegExp(`hrefLang="${code}" href="[^"]*${prefix}[/"]`, "i"),
    );
  }
});

test("no page scrolls sideways on the narrowest screen, and no header on wider ones", async () => {
  const page = await openPage({ path: "/robots.txt", baseUrl: site.baseUrl, width: 320, javaScript: false });
  const { cookie } = await visitorAt(site.baseUrl + wizard, someVisitor()).prepare();
  const [name = "", value = ""] = cookie().split("=");
  await page.context().addCookies([{ name, value, url: site.baseUrl }]);
  const wide: string[] = [];
  for (const width of [425, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(prefix);
    if ((await page.evaluate(() => document.documentElement.scrollWidth)) > width) wide.push(`${prefix} at ${width}`);
  }
  await page.setViewportSize({ width: 320, height: 900 });
  for (const path of [...(await ownPages()), ...[2, 3, 4].map((step) => `${wizard}?step=${step}`)]) {
    await page.goto(path);
    const width = await page.evaluate(() => {
      // Laid out as if one were near: else they could not be seen to be too wide.
      for (const part of document.querySelectorAll<HTMLElement>("footer, #request")) {
        part.style.setProperty("content-visibility", "visible");
      }
      return document.documentElement.scrollWidth;
    });
    if (width > 320) wide.push(`${path}: ${width}`);
  }
  expect(wide).toEqual([]);
});

test("forms answer in it, and so do the mails to whoever sent them", async () => {
  const mailed = async (email: string) => {
    const to = async () => (await site.mails()).filter((mail) => mail.to?.[0]?.address === email);
    await expect.poll(async () => (await to()).length).toBeGreaterThan(0);
    return (await to())[0];
  };
  const sent = [
    { path: "/iletisim", fields: postedContact({ email: "bir@kordongida.example" }) },
    { path: "/siber-dayaniklilik-raporu", fields: postedReport({ email: "iki@kordongida.example" }) },
    { path: "/veri-sahibi-basvurusu", fields: postedPrivacyRequest({ email: "uc@kordongida.example" }) },
  ];
  for (const { path, fields } of sent) {
    const refused = await postForm(site.baseUrl + addressOf(path), { ...fields, email: "" });
    expect(refused.status).toBe(422);
    expect(strangeIn(path, await refused.text())).toEqual([]);
    const response = await postForm(site.baseUrl + addressOf(path), fields);
    const page = response.status < 300 ? response : await get(response.headers.get("location") ?? "");
    expect([page.status, strangeIn(path, await page.text())]).toEqual([200, []]);
    const mail = await mailed(fields.email ?? "");
    expect(mail?.subject).toContain("⟦");
    expect(strangeIn("mail", mail?.html ?? "")).toEqual([]);
  }
});

test("the quote wizard leads to its end in it, message and mail included", async () => {
  const thanks = addressOf(href("yonetilen-hizmetler-teklif-al-tesekkurler", defaultLocale));
  const visitor = await visitorAt(site.baseUrl + wizard, someVisitor()).prepare();
  const number = someNumber();
  await visitor.sendContact(number);
  const [message] = await messagesTo(site.dataDir, number);
  expect(message).toMatch(/^XX /);
  for (const step of [1, 2, 3, 4]) {
    const html = await (await get(`${wizard}?step=${step}`, { Cookie: visitor.cookie() })).text();
    expect(strangeIn(`step ${step}`, html)).toEqual([]);
  }
  const done = await visitor.post("?step=4", { form: "code", code: await codeFor(site.dataDir, number) });
  expect(done.headers.get("location")).toBe(thanks);
  const html = await (await get(thanks, { Cookie: visitor.cookie() })).text();
  expect(strangeIn("thanks", html)).toEqual([]);
  await expect
    .poll(async () => (await site.mails()).filter(({ to }) => to?.[0]?.address === person.email).length)
    .toBe(1);
  const mail = (await site.mails()).find(({ to }) => to?.[0]?.address === person.email);
  expect(strangeIn("mail", mail?.html ?? "")).toEqual([]);
});

test("search, feed and the page for what is not there speak it", async () => {
  const name = pseudoText(words("page-names", defaultLocale)["dijital-kampus"]);
  const [term = ""] = name.replace(/[⟦⟧]/g, "").split(" ");
  const search = await (await get(`${prefix}/ara?q=${encodeURIComponent(term)}`)).text();
  expect(search).toContain(`href="${prefix}/dijital-kampus"`);
  const feed = await (await get(`${prefix}/feed.xml`)).text();
  expect(feed).toContain(`<language>${code}</language>`);
  expect(feed).toContain("<item><title>⟦");
  const lost = await get(`${prefix}/olmayan`);
  expect([lost.status, strangeIn("404", await lost.text())]).toEqual([404, []]);
});

test("at the root a browser that prefers it is led to it", async () => {
  const response = await get("/", { "Accept-Language": `${code},tr;q=0.8` });
  expect([response.status, response.headers.get("location")]).toEqual([302, prefix]);
});

test("the switch is a menu of all languages, without script and with it", async () => {
  const path = addressOf("/iletisim");
  const plain = await openPage({ path, baseUrl: site.baseUrl, width: 320, javaScript: false });
  const menu = plain.locator("header details:has(a[hreflang])");
  await menu.locator("summary").click();
  const links = menu.getByRole("link");
  expect(await links.evaluateAll((found) => found.map((link) => link.getAttribute("hreflang")))).toEqual(all);
  expect(await menu.locator("[aria-current=true]").getAttribute("hreflang")).toBe(code);
  for (const link of await links.all()) {
    const box = await link.boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= 320 && box.height >= 24).toBe(true);
  }
  await links.and(plain.locator("[hreflang=en]")).click();
  expect(new URL(plain.url()).pathname).toBe("/en/contact");

  const page = await openPage({ path, baseUrl: site.baseUrl });
  await startApp(page);
  const summary = page.locator("header details:has(a[hreflang]) summary");
  await summary.focus();
  await page.keyboard.press("Enter");
  const open = page.locator("header details[open]");
  await open.waitFor();
  const isOfPseudo = (problem: string) => problem.includes(" valid-lang: ");
  expect((await violations(page, "header details[open]")).filter((problem) => !isOfPseudo(problem))).toEqual([]);
  await page.keyboard.press("Escape");
  expect(await open.count()).toBe(0);
  expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press("Enter");
  await open.locator("a[hreflang=tr]").click();
  await page.waitForURL(({ pathname }) => pathname === "/iletisim");
  await open.waitFor({ state: "detached" });
});

test("every room of the office speaks it", async () => {
  const admin = await office.add({
    name: "Élíf Káyá",
    roles: ["admin", "publisher", "sales"],
    language: code as Locale,
  });
  const headers = { Cookie: `office=${await office.session(admin.number)}` };
  const paths = ["/", "/figures", "/export", "/held", "/words", "/words/drafts", "/requests"];
  const problems: string[] = [];
  for (const path of [...paths, "/people", "/you"]) {
    const response = await fetch(office.baseUrl + path, { headers });
    problems.push(`${path}: ${response.status}`, ...strangeIn(path, await response.text()));
  }
  // The list of texts names addresses, and Node knows no name of a language in a language that is made up.
  const isStrange = (problem: string) => !/: (200|\/xx\/.*|Turkish)$/.test(problem);
  expect(problems.filter(isStrange)).toEqual([]);
});
