import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { ask, html } from "./documents.ts";
import { openInTab } from "./tab.ts";

const running = () => document.getElementById("app-data") === null;
const field = (page: Page) => page.locator('main [role="search"] input');
const status = (page: Page) => page.locator('main [role="status"]');
const query = (text: string, path = "/ara") => `${path}?q=${encodeURIComponent(text)}`;

const languages = [
  {
    javaScript: true,
    home: "/",
    at: "/ara",
    link: "Sitede ara",
    go: "Ara",
    word: "yedek",
    kind: /^Yasal metinler/,
    found: /“yedek” için \d+ sonuç/,
  },
  {
    javaScript: false,
    home: "/en",
    at: "/en/search",
    link: "Search the site",
    go: "Search",
    word: "backup",
    kind: /^Legal texts/,
    found: /“backup”: \d+ results/,
  },
] as const;

test.each(languages)("from $home one searches, filters and opens a result (JavaScript: $javaScript)", async (words) => {
  const { javaScript } = words;
  const page = await openInTab({ path: words.home, javaScript });
  await page.getByRole("link", { name: words.link }).click();
  await page.waitForURL(`**${words.at}`);
  await field(page).fill(words.word);
  await page.getByRole("button", { name: words.go, exact: true }).click();
  await page.waitForURL(`**${words.at}?q=${words.word}`);
  await expect.poll(() => status(page).textContent()).toMatch(words.found);
  expect(await page.title()).toContain(words.word);
  expect(await page.locator("main section h2").count()).toBe(5);
  expect(await page.locator("main article mark").count()).toBeGreaterThan(10);
  await page.getByRole("link", { name: words.kind }).click();
  await page.waitForURL("**kind=legal");
  await expect.poll(() => page.locator("main section h2").count()).toBe(1);
  await page.locator("main article a").first().click();
  await page.waitForURL((url) => !url.pathname.startsWith(words.at));
  expect(await page.locator("h1").count()).toBe(1);
});

describe("Turkish letters", () => {
  test.each([
    ["guvenlik", /<mark>güvenlik<\/mark>/],
    ["GÜVENLİK", /<mark>güvenlik<\/mark>/],
    ["IŞIK", /<mark>ışık/],
    ["isik", /<mark>ışık/],
    ["izmir", /<mark>İzmir/],
    ["IZMIR", /<mark>İzmir/],
    ["arge", /<mark>Ar-\u2060Ge<\/mark>/],
    ["e-fatura", /<mark>e-\u2060Fatura<\/mark>/],
    ["7/24", /<mark>7\/\u206024<\/mark>/],
    ["yedek", /<mark>yedeği<\/mark>/],
  ])("%s finds what is meant", async (text, marked) => {
    expect(await html(query(text))).toMatch(marked);
  });
});

test.each([
  ["/ara", "güvnelik", "güvenlik"],
  ["/en/search", "secuirty", "security"],
])("%s forgives the typing error in %s and shows the spelling", async (path, typed, meant) => {
  const page = await openInTab({ path: query(typed, path), javaScript: false });
  expect(await page.locator("main article").count()).toBeGreaterThan(5);
  await status(page).getByRole("link", { name: meant }).click();
  await page.waitForURL(`**${query(meant, path)}`);
  expect(await page.locator("main article").count()).toBeGreaterThan(5);
});

test.each([
  ["/ara", "fiyatlarınız", "/yonetilen-hizmetler/teklif-al"],
  ["/ara", "kvkk", "/veri-sahibi-basvurusu"],
  ["/en/search", "prices", "/en/managed-services/request-a-quote"],
  ["/en/search", "gdpr", "/en/data-subject-request"],
])("%s understands %s, a word of the visitor's own, and leads to %s", async (path, typed, answer) => {
  const page = await openInTab({ path: query(typed, path), javaScript: false });
  await page.locator("main article a").first().click();
  await page.waitForURL(`**${answer}`);
});

test.each([
  ["/ara", "veri yönetimi"],
  ["/en/search", "data management"],
])("%s leaves the spaces between the marked words of %s free", async (path, words) => {
  const page = await openInTab({ path: query(words, path) });
  const gaps = await page.locator("main mark + mark").evaluateAll((marks) => {
    function painted(mark: Element) {
      const { left, right, bottom } = mark.getBoundingClientRect();
      const spread = Number(/(\d+)px$/.exec(getComputedStyle(mark).boxShadow)?.[1] ?? 0);
      return { left: left - spread, right: right + spread, bottom };
    }
    return marks.flatMap((mark) => {
      const { previousSibling: space, previousElementSibling: other } = mark;
      if (!other || space?.textContent !== " ") return [];
      const range = document.createRange();
      range.selectNode(space);
      const [before, after] = [painted(other), painted(mark)];
      return before.bottom === after.bottom ? [after.left - before.right - range.getBoundingClientRect().width] : [];
    });
  });
  expect(gaps.length).toBeGreaterThan(2);
  expect(Math.min(...gaps)).toBeCloseTo(0);
});

test.each([
  ["/ara", "/iletisim", "bir şey bulamadık"],
  ["/en/search", "/en/contact", "couldn’t find anything"],
])("%s without a result, or without a query, shows ways on", async (path, contact, sorry) => {
  const nothing = await openInTab({ path: query("zzzzqqq", path), javaScript: false });
  expect(await nothing.locator("main h2").textContent()).toContain(sorry);
  expect(await nothing.locator(`main a[href="${contact}"]`).count()).toBe(1);
  const empty = await openInTab({ path, javaScript: false });
  expect(await empty.locator("main h2").count()).toBe(1);
  expect(await empty.locator("main li a").count()).toBeGreaterThanOrEqual(6);
  expect(await field(empty).evaluate((input) => input === document.activeElement)).toBe(true);
});

describe("whatever is asked", () => {
  test("markup stays text", async () => {
    const source = await html(query('"><img src=x onerror=alert(1)></script><script>alert(1)</script>'));
    expect(source).not.toMatch(/<img src=x|<script>alert/);
    expect(source).toContain("&lt;img src=x onerror=alert(1)&gt;");
  });

  test("a long query is cut and says so", async () => {
    const source = await html(query("a".repeat(1_000)));
    expect(source).toContain("ilk 200 karakter");
    expect(source).toContain(`value="${"a".repeat(200)}"`);
    expect(source).not.toContain("a".repeat(201));
  });

  test.each([
    "?q=%00",
    "?q=%ff%fe",
    "?q=%ED%A0%80",
    "?q=a&q=b&kind=x&kind=y",
    "?q[]=1",
    "?q=%E2%81%A0",
    "?kind=__proto__&q=sap",
    "?q=((((",
    "?q=*%3F%5C",
  ])("%s is answered", async (search) => {
    for (const path of ["/ara", "/en/search", "/ara.data"]) expect((await ask(path + search)).status).toBe(200);
  });

  test.each(["/ara", "/en/search", "/ara?q=yedek"])("%s stays out of search engines", async (path) => {
    const answer = await ask(path);
    expect(await answer.text()).toContain('<meta name="robots" content="noindex"');
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(await html("/sitemap.xml")).not.toContain(path);
  });
});

describe("while one types", () => {
  test("results come by themselves, and the field keeps the focus", async () => {
    const [{ home, at, go, word, found }] = languages;
    const page = await openInTab({ path: home });
    await page.goto(at);
    await page.getByRole("button", { name: go, exact: true }).hover();
    await page.waitForFunction(running);
    const entries = await page.evaluate(() => history.length);
    await page.keyboard.type(word, { delay: 120 });
    await expect.poll(() => status(page).textContent()).toMatch(found);
    expect(page.url()).toContain(`?q=${word}`);
    expect(await field(page).inputValue()).toBe(word);
    expect(await field(page).evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await page.evaluate(() => history.length)).toBe(entries);
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.press("Delete");
    await page.waitForURL(`**${at}`);
    await page.goBack();
    await page.waitForURL(`**${home}`);
  });

  test("ten words at the pace of a good typist are never refused, and a single letter asks for nothing", async () => {
    const page = await openInTab({ path: "/ara" });
    await field(page).hover();
    await page.waitForFunction(running);
    const asked: [query: string, status: number][] = [];
    page.on("response", (response) => {
      const { pathname, searchParams } = new URL(response.url());
      if (pathname === "/ara.data") asked.push([searchParams.get("q") ?? "", response.status()]);
    });
    await page.keyboard.type("s");
    await page.waitForTimeout(500);
    expect(asked).toEqual([]);
    const words = "ap ve bulut ile veri yedek ağ log soc iş".split(" ");
    for (const word of words) {
      await page.keyboard.type(word, { delay: 150 });
      await page.waitForTimeout(350);
      await page.keyboard.type(" ");
    }
    await expect.poll(() => asked.at(-1)?.[0]).toBe(`s${words.join(" ")}`);
    expect(asked.length).toBeGreaterThan(5);
    expect(asked.filter(([, status]) => status !== 200)).toEqual([]);
  });

  test("a search that is refused keeps the last results and says so", async () => {
    const word = "yedek";
    const said = /“yedek” için \d+ sonuç.*Arama şu anda yeni sonuç getiremiyor/;
    const page = await openInTab({ path: query(word), ignoreProblems: /status of (429|503)/ });
    await field(page).hover();
    await page.waitForFunction(running);
    const count = await page.locator("main article").count();
    const refusals = [429, 503];
    await page.route("**/*.data?q=*", (route) => route.fulfill({ status: refusals.shift() ?? 503, body: "later" }));
    await field(page).focus();
    await page.keyboard.press("End");
    await page.keyboard.type("ab");
    await expect.poll(() => status(page).textContent()).toMatch(said);
    expect(await page.locator("main article").count()).toBe(count);
    await page.keyboard.press("Enter");
    await expect.poll(() => refusals.length).toBe(0);
    expect(await page.locator("main article").count()).toBe(count);
    await page.unrouteAll();
    await field(page).fill(word);
    await expect.poll(() => status(page).textContent()).not.toMatch(said);
    expect(await page.locator("main article").count()).toBe(count);
  });

  test("letters that were typed before the app ran are searched too", async () => {
    const page = await openInTab({ path: "/hakkimizda" });
    await page.route("**/assets/*.js", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 400));
      await route.continue();
    });
    await page.goto("/ara");
    await page.locator("input[type=search]:focus").waitFor();
    await page.keyboard.type("bordro");
    expect(await page.evaluate(running)).toBe(false);
    await expect.poll(() => status(page).textContent()).toMatch(/“bordro” için \d+ sonuç/);
    expect(await field(page).inputValue()).toBe("bordro");
  });

  test("the field follows links and the way back", async () => {
    const page = await openInTab({ path: "/ara?q=güvnelik" });
    await field(page).hover();
    await page.waitForFunction(running);
    await status(page).getByRole("link").click();
    await expect.poll(() => field(page).inputValue()).toBe("güvenlik");
    await page.goBack();
    await expect.poll(() => field(page).inputValue()).toBe("güvnelik");
    await page.locator("header").getByRole("link", { name: "Sitede ara" }).click();
    await expect.poll(() => field(page).inputValue()).toBe("");
    expect(await field(page).evaluate((input) => input === document.activeElement)).toBe(true);
  });
});

describe("the key /", () => {
  async function runningPage(path: string): Promise<Page> {
    const page = await openInTab({ path });
    await page.locator("main a").first().hover();
    await page.waitForFunction(running);
    return page;
  }

  test.each([
    ["/hakkimizda", "/ara"],
    ["/en/about-us", "/en/search"],
  ])("opens the search from %s, ready to type", async (path, at) => {
    const page = await runningPage(path);
    await page.keyboard.press("/");
    await page.waitForURL(`**${at}`);
    await expect.poll(() => field(page).evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await field(page).inputValue()).toBe("");
    await page.keyboard.press("/");
    expect(await field(page).inputValue()).toBe("/");
  });

  test("goes to the field where it is already there", async () => {
    const page = await runningPage("/ara?q=yedek");
    await page.keyboard.press("/");
    expect(await field(page).evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await field(page).inputValue()).toBe("yedek");
  });

  test("can be switched off", async () => {
    const page = await runningPage("/ara");
    await page.getByRole("checkbox").uncheck();
    await page.goto("/hakkimizda");
    await page.locator("main a").first().hover();
    await page.waitForFunction(running);
    await page.keyboard.press("/");
    await page.waitForTimeout(300);
    expect(page.url()).toMatch(/\/hakkimizda$/);
  });
});
