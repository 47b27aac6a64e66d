import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { type ConfigData, HtmlValidate, StaticConfigLoader } from "html-validate";
import { expect, test } from "vitest";
import { fallbackErrorPage } from "../server/http/error-pages.ts";
import { postedContact, postedPrivacyRequest, postedReport } from "../testing/samples.ts";
import { html, kindOf, sitemapPaths } from "./documents.ts";
import { sharedLeadSite } from "./lead-site.ts";
import { postForm, someVisitor } from "./posted-forms.ts";
import { codeFor, languages, someNumber, visitorAt } from "./quote-visits.ts";
import { root } from "./server.ts";
import { openInTab } from "./tab.ts";

/** The standard preset without an exception; rules beyond it, each with its reason. An exception needs one too. */
const rules: ConfigData = {
  root: true,
  extends: ["html-validate:standard"],
  rules: {
    // The checker of the W3C refuses roles that an element has anyway, such as that of a row on a tr.
    "no-redundant-role": "error",
  },
};
const validator = new HtmlValidate(new StaticConfigLoader(rules));

async function mistakes(name: string, source: string): Promise<string[]> {
  expect(source, name).toMatch(/^<!doctype html>/i);
  const { results } = await validator.validateString(source, name);
  return results.flatMap(({ messages }) =>
    messages.map(({ message, selector }) => `${name}: ${message} at ${selector}`),
  );
}

async function mistakesIn(pages: Iterable<readonly [name: string, source: string | Promise<string>]>) {
  const sources = await Promise.all([...pages].map(async ([name, source]) => [name, await source] as const));
  const found: string[] = [];
  for (const [name, source] of sources) {
    found.push(...(await mistakes(name, source)));
    // The validator keeps the thread busy: connections that the server closed meanwhile must be noticed before the next request.
    await setImmediate();
  }
  return found;
}

const site = sharedLeadSite();

test("the markup of finished pages is right, of one of each kind and of every legal text", async () => {
  const kinds = Object.entries(Object.groupBy(await sitemapPaths(), kindOf));
  const paths = kinds.flatMap(([kind, paths = []]) => (kind.endsWith(" legal") ? paths : paths.slice(0, 1)));
  expect(paths.length).toBeGreaterThan(60);
  expect(await mistakesIn(paths.map((path) => [path, html(path)]))).toEqual([]);
});

test("so is that of pages made for a request, and of error pages", async () => {
  const paths = [
    ...["/ara", "/ara?q=yedek", "/ara?q=g%C3%BCvnelik&kind=services", "/ara?q=zzzzqqq", "/en/search?q=prices"],
    ...["/hakkimizda/basari-hikayeleri?sector=gida", "/en/about-us/media?year=2024&page=2"],
    ...["/veri-sahibi-basvurusu?confirm=0123456789012345678901", "/en/cyber-resilience-report?link=x"],
    ...["/olmayan", "/en/nowhere"],
    ...languages.map(({ thanks }) => thanks),
  ];
  const build = join(root, process.env.BUILD_DIR || "build");
  expect(
    await mistakesIn([
      ...paths.map((path) => [path, html(path)] as const),
      ["500", readFile(join(build, "client/500/index.html"), "utf8")],
      ["last resort", fallbackErrorPage("en", "ab12")],
    ]),
  ).toEqual([]);
});

test("so is that of forms with errors and of the answers to them", async () => {
  const forms = [
    ["/iletisim", { form: "contact" }],
    ["/en/contact", { form: "contact", topic: "request", email: "x", tel: "12" }],
    ["/en/contact", postedContact()],
    ["/siber-dayaniklilik-raporu", { form: "report" }],
    ["/en/cyber-resilience-report", postedReport()],
    ["/veri-sahibi-basvurusu", { form: "request" }],
    ["/en/data-subject-request", postedPrivacyRequest()],
  ] satisfies [string, Record<string, string>][];
  const answers = forms.map(([path, fields], number) => {
    const answer = postForm(site.baseUrl + path, fields).then((response) => response.text());
    return [`${path}, form ${number}`, answer] as const;
  });
  expect(await mistakesIn(answers)).toEqual([]);
});

test.each(languages)("so is that of every step of the wizard in $locale", async ({ base, thanks }) => {
  const visit = visitorAt(site.baseUrl + base, someVisitor());
  const text = async (answer: Promise<Response>) => (await answer).text();
  const see = (query: string, path: string = base) =>
    text(fetch(site.baseUrl + path + query, { headers: { Cookie: visit.cookie() } }));
  const number = someNumber();
  const pages: [string, string][] = [
    ["step 1", await see("")],
    ["step 1 with an error", await text(visit.post("?step=1", { form: "services" }))],
  ];
  await visit.prepare();
  for (const step of [1, 2, 3, 4]) pages.push([`step ${step}`, await see(`?step=${step}`)]);
  const nothing = { form: "details", "details-firewall": "yes", "count-firewall-basic": "x" };
  pages.push(
    ["step 2 with an error", await text(visit.post("?step=2", nothing))],
    ["step 4 with errors", await text((await visit.prepare()).post("?step=4", { form: "contact" }))],
  );
  await visit.sendContact(number);
  pages.push(
    ["the code", await see("?step=4")],
    ["a wrong code", await text(visit.post("?step=4", { form: "code", code: "x" }))],
  );
  await visit.post("?step=4", { form: "code", code: await codeFor(site.dataDir, number) });
  pages.push(["thanks", await see("", thanks)], ["another request", await see("")]);
  expect(pages.at(-2)?.[1]).toMatch(/\b[2-9B-Z]{4}-[2-9B-Z]{4}\b/);
  expect(await mistakesIn(pages)).toEqual([]);
});

test.each(["/hakkimizda/kariyer/ise-alim", "/en/about-us/career/recruitment"])(
  "%s: a table stays one on a phone, without roles",
  async (path) => {
    const page = await openInTab({ path, width: 375 });
    await page.locator("main table").scrollIntoViewIfNeeded();
    const session = await page.context().newCDPSession(page);
    const rows = await page.locator("main tbody tr").count();
    const columns = (await page.locator("main thead th").count()) - 1;
    // What stands further down gets its roles once it is laid out.
    const counts = async () => {
      const { nodes } = await session.send("Accessibility.getFullAXTree");
      const seen = Object.groupBy(nodes, ({ ignored, role }) => (ignored ? "" : role?.value));
      return ["table", "rowheader", "columnheader", "cell"].map((role) => seen[role]?.length);
    };
    await expect.poll(counts).toEqual([1, rows, columns, rows * columns]);
  },
);
