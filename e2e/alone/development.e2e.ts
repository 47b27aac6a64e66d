import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { words } from "../../copy/words.ts";
import { href } from "../../site/href.ts";
import { type Locale, localeCodes } from "../../site/locales.ts";
import { samplePhotograph, writePicture } from "../../testing/sample-pictures.ts";
import { postedContact } from "../../testing/samples.ts";
import { openPage } from "../browser.ts";
import { startDevelopment } from "../development-server.ts";
import { fillIn, sendButton } from "../form-visits.ts";
import { visibleShifts, watchShifts } from "../layout-shifts.ts";
import { arrive, choose, wayOn } from "../quote-visits.ts";
import { footerLink, isSameDocument } from "../running-app.ts";

const forms = words("forms", "tr");
const home = words("home", "tr");

let site: Awaited<ReturnType<typeof startDevelopment>>;

beforeAll(async () => {
  site = await startDevelopment();
  return site.stop;
});

/** What is asked for the first time is made first, which takes a while on a busy machine. */
function open(path: string, ignoreProblems?: RegExp): Promise<Page> {
  return openPage({
    path,
    baseUrl: site.baseUrl,
    ...(ignoreProblems && { ignoreProblems }),
    prepare: async (context) => context.setDefaultTimeout(60_000),
  });
}

const { form: _, tel: __, "tel-country": ___, ...typed } = postedContact();

/** The app runs; from then on a mark tells whether the document is still the same. */
async function running(page: Page): Promise<void> {
  await page.waitForFunction(() => "__reactRouterDataRouter" in window);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
}

test("the first visit finds a running app, forms that are answered and mails in the outbox", async () => {
  const page = await open("/");
  await running(page);
  expect(await page.locator("h1").textContent()).toBe(home.hero.title);
  await footerLink(page, "Hakkımızda").click();
  await page.waitForURL("**/hakkimizda");
  expect(await isSameDocument(page)).toBe(true);

  await page.goto(`${site.baseUrl}/iletisim`);
  await running(page);
  // Nobody writes faster than this; what does is held back as a robot's.
  await page.waitForTimeout(3_000);
  await fillIn(page, "contact", typed);
  await sendButton(page, "contact").click();
  await page.getByRole("dialog", { name: forms.sent.title }).waitFor();
  const outbox = join(site.dataDir, "outbox");
  await expect.poll(async () => (await readdir(outbox)).filter((name) => name.endsWith(".eml")).length).toBe(2);

  await page.goto(`${site.baseUrl}/yonetilen-hizmetler/teklif-al`);
  await running(page);
  await choose(page, "firewall");
  await wayOn(page).click();
  await arrive(page, 2);
  expect(site.log()).not.toMatch(/error/i);
});

const news = "content/tr/news/calisan-portali-yenilendi.md";
const newsPath = "/hakkimizda/medya/calisan-portali-yenilendi";
const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true }).waitFor();

test("a changed word, component or style is seen at once", async () => {
  const page = await open("/");
  await running(page);
  await site.write("content/tr/home.yaml", (text) => text.replace(home.hero.title, "Bir söz değişti."));
  await title(page, "Bir söz değişti.");
  await site.write("app/pages/home/page.tsx", (code) =>
    code.replace("<h1>{copy.title}", '<h1>{copy.title + " Evet."}'),
  );
  await title(page, "Bir söz değişti. Evet.");
  await site.write("app/pages/home/home.module.css", (css) => `${css}\n.hero h1 { letter-spacing: 7px; }\n`);
  const spacing = () => page.locator("h1").evaluate((element) => getComputedStyle(element).letterSpacing);
  await expect.poll(spacing).toBe("7px");
  expect(await isSameDocument(page)).toBe(true);
});

test("a changed Markdown text is seen, and drafts and items of a later day say so", async () => {
  const page = await open(newsPath);
  await running(page);
  const item = (more: string) => (text: string) => text.replace(/^title: .*/m, `title: "Portal yeni"${more}`);
  await site.write(news, item(""));
  await title(page, "Portal yeni");
  await site.write(news, item("\ndraft: true"));
  await title(page, "[Taslak] Portal yeni");
  await site.write(news, item("\npublish: 2036-02-01T09:00:00+03:00"));
  await title(page, "[1 Şubat 2036 09:00 yayında] Portal yeni");
});

test("a mistake in a text is named with its file and line, and the server survives it", async () => {
  const page = await open(newsPath, /status of 500/);
  await running(page);
  const overlay = page.locator("vite-error-overlay");
  await site.write(news, (text) => text.replace(/^date: .*/m, "date: dün"));
  await overlay.getByText(new RegExp(`${news}, (line|satır) 4: .*2026-11-20`)).waitFor();
  await page.reload();
  await overlay.getByText(new RegExp(`${news}, (line|satır) 4: .*2026-11-20`)).waitFor();
  await site.write(news);
  await overlay.waitFor({ state: "detached" });
  await running(page);

  await site.write("content/tr/news.yaml", (text) => text.replace("published: ", "publish: "));
  await overlay.getByText(/content\/tr\/news\.yaml, (line|satır) \d+: .*“published”/).waitFor();
  await site.write("content/tr/news.yaml");
  await overlay.waitFor({ state: "detached" });
  await page.reload();
  await running(page);
});

test("a changed line of the table of pages is a changed address", async () => {
  await site.write("site/pages.ts", (table) => table.replaceAll('"/hakkimizda/medya', '"/hakkimizda/haberler'));
  const status = async (path: string) => (await fetch(site.baseUrl + path)).status;
  await expect.poll(() => status("/hakkimizda/haberler")).toBe(200);
  await expect.poll(() => status("/hakkimizda/medya")).toBe(404);
});

/** Names a photograph in a text of every language, below the line that ends so. */
async function addPicture(path: string, below: string, file: string, indent = ""): Promise<void> {
  for (const locale of localeCodes) {
    const lines = ["picture:", `  file: ${file}`, `  alt: ${file} in ${locale}`].map((line) => `${indent}${line}\n`);
    await site.write(`content/${locale}/${path}`, (text) => text.replace(below, `$&${lines.join("")}`));
  }
}

test("a photograph takes the place of a drawn picture, as wide as the layout shows it, and nothing moves", async () => {
  await writePicture(site.folder, "defne.jpg", await samplePhotograph({ width: 700, height: 900 }));
  await writePicture(site.folder, "santral.jpg", await samplePhotograph({ width: 1800, height: 1200 }));
  await addPicture("management.yaml", "image: defne-arslan\n", "defne.jpg", "    ");
  await addPicture("stories/ege-enerji.md", "---\n", "santral.jpg");

  const story = (locale: Locale) => href("hakkimizda-basari-hikayeleri-hikaye", locale, { hikaye: "ege-enerji" });
  await showsPhotograph("/hakkimizda/yonetim-yapimiz", 375, "defne.jpg in tr", "portrait-480.avif");
  await showsPhotograph("/en/about-us/management", 1440, "defne.jpg in en", "portrait-640.avif");
  await showsPhotograph(story("tr"), 375, "santral.jpg in tr", "cover-400.avif");
  await showsPhotograph(story("en"), 1440, "santral.jpg in en", "cover-1200.avif");
});

async function showsPhotograph(path: string, width: number, alt: string, file: string): Promise<void> {
  const page = await openPage({ path, width, baseUrl: site.baseUrl, prepare: watchShifts });
  const image = page.getByAltText(alt);
  await image.scrollIntoViewIfNeeded({ timeout: 60_000 });
  const source = () => image.evaluate((one: HTMLImageElement) => (one.naturalWidth > 0 ? one.currentSrc : ""));
  await expect.poll(source).toMatch(new RegExp(`/assets/pictures/.*\\.${file}$`));
  expect(await visibleShifts(page)).toEqual([]);
}
