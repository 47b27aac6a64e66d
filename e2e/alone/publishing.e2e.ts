import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { pictureAddress, picturesNamedIn } from "../../copy/picture-files.ts";
import { istanbulDate } from "../../domain/time.ts";
import { openOffice } from "../../server/office/open-office.ts";
import type { Words } from "../../server/ports/words.ts";
import { metadata, samplePhotograph } from "../../testing/sample-pictures.ts";
import { aQuickCheckout } from "../../testing/server/publishing.ts";
import { anEmptyRepository, commitThere, openOfficeWords } from "../../testing/server/words.ts";
import { violationsInEveryLook } from "../axe.ts";
import { openPage } from "../browser.ts";
import { type RunningOffice, startOffice } from "../office/running-office.ts";
import { answers, freePort, root, withoutSettings } from "../server.ts";

const run = promisify(execFile);
const home = { tr: "content/tr/home.yaml", en: "content/en/home.yaml" };

/** What an editor saved. */
async function aDraft(words: Words, title: string, edits: Record<string, (text: string) => string>): Promise<string> {
  const draft = await words.begin({ title, person: 1 });
  const id = draft?.id ?? "";
  for (const [path, edit] of Object.entries(edits)) {
    const before = await words.read({ draft: id }, path);
    const content = edit(before?.content.toString() ?? "");
    await words.save(id, { person: 1, files: [{ path, seen: before?.version ?? null, content }] });
  }
  return id;
}

function withHeading(text: string, says: string): string {
  return text.replace(/(\nhero:\n(?:.*\n)*? {2}title: ).*/, `$1${says}`);
}

/** A new heading of the first page, in both languages. */
function newHeading(words: Words, name: string, more = ""): Promise<string> {
  const edit = (says: string) => (text: string) => withHeading(text, says) + more;
  return aDraft(words, name, { [home.tr]: edit("Denizin altında ışık"), [home.en]: edit("Light below the sea") });
}

/** What npm start runs once everything is installed. */
async function startSite(settings: Record<string, string>) {
  const port = await freePort();
  const env = { ...withoutSettings(), COMPRESSION: "quick", PORT: `${port}`, ...settings };
  const log: string[] = [];
  let child: ChildProcess;
  async function start(): Promise<void> {
    child = spawn(process.execPath, ["scripts/production/serve.mjs"], { cwd: root, env });
    for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => log.push(String(chunk)));
    await answers(`http://127.0.0.1:${port}/robots.txt`, child, log);
  }
  const ask = (path: string) =>
    fetch(`http://127.0.0.1:${port}${path}`, {
      headers: { "Accept-Language": "tr" },
      signal: AbortSignal.timeout(20_000),
    });
  const headingIn = async (path: string) => {
    const response = await ask(path);
    return /<h1[^>]*>(.*?)<\/h1>/s.exec(await response.text())?.[1]?.replace(/<[^>]+>/g, "");
  };
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill(signal);
    await ended;
  };
  const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
  onTestFinished(() => end("SIGKILL"));
  await start();
  return { start, end, get, headingIn, log: () => log.join("") };
}

type Site = Awaited<ReturnType<typeof startSite>>;

/** Asks without a pause until it is told to stop; how often it got no page. */
function keepAsking(site: Site) {
  let [isAsking, failed] = [true, 0];
  const asking = (async () => {
    for (; isAsking; await pause(10)) if (!(await site.headingIn("/").catch(() => undefined))) failed += 1;
  })();
  const stop = async () => {
    isAsking = false;
    await asking;
    return failed;
  };
  onTestFinished(async () => void (await stop()));
  return stop;
}

async function publish(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Yayınla", exact: true }).click();
  await page.getByRole("heading", { name: /^(Yayınlanıyor|Yayında|Yayınlanamadı)/ }).waitFor();
}

const as =
  (office: RunningOffice, person: { number: number }) =>
  (path: string, more: object = {}) =>
    openPage({ baseUrl: office.baseUrl, path, prepare: office.prepare(person.number), reducedMotion: true, ...more });

/** By somebody at the browser: its words in both languages, a photograph, and the time since when it may be seen. */
async function writeNews(page: Page, draft: string): Promise<void> {
  const field = (name: string) => page.locator(`[name="${name}"]`);
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  await page.goto(new URL(`/words/drafts/${draft}`, page.url()).href);
  await page.getByRole("link", { name: "Yeni haber ya da hikâye" }).click();
  await field("title-tr").fill("Yeni liman açıldı");
  await field("title-en").fill("The new harbour is open");
  await button("Yazmaya başla").click();
  const typed = {
    summary: ["Bir liman daha.", "One harbour more."],
    "topics.0": ["Liman", "Harbour"],
    "=body": ["Liman **bugün** açıldı.", "The harbour opened **today**."],
  };
  for (const [name, [turkish = "", english = ""]] of Object.entries(typed)) {
    await field(`tr:${name}`).fill(turkish);
    await field(`en:${name}`).fill(english);
  }
  await field("all:publish").fill("2024-03-01T09:30");
  await button("Kaydet").click();
  await page.getByText("Kaydedildi.").waitFor();
  await page.getByRole("link", { name: "Fotoğraf: kapak" }).click();
  const buffer = await samplePhotograph({ width: 1500, height: 1000 });
  await page.getByLabel("Fotoğraf seçin").setInputFiles({ name: "IMG_0042.JPG", mimeType: "image/jpeg", buffer });
  await page.getByText("Seçtiğiniz fotoğraf, 1500 × 1000 piksel.").waitFor();
  await field("alt-tr").fill("Limanda bir mühendis.");
  await field("alt-en").fill("An engineer in the harbour.");
  await button("Fotoğrafı kaydet").click();
  await page.getByText("Fotoğraf kaydedildi.").waitFor();
}

/** The site is built and started several times. */
const withABuild = { timeout: 900_000 };

test(
  "a publication is on the running site without a failed request, also after both were killed and words with a mistake came",
  withABuild,
  async () => {
    const upstream = anEmptyRepository();
    const office = await startOffice({ WORDS_UPSTREAM: upstream });
    onTestFinished(office.stop);
    const nil = await office.add({ name: "Nil Demir", roles: ["publisher"] });
    const settings = { OFFICE_DIR: office.officeDir, DATA_DIR: office.dataDir, WORDS_UPSTREAM: upstream };
    const site = await startSite({ ...settings, BUILD_DIR: process.env.BUILD_DIR ?? "build", METRICS_PORT: "0" });
    const before = await site.headingIn("/");
    const words = await openOfficeWords({ folder: office.officeDir, checkout: root, upstream, clock: Date.now });
    const draft = await newHeading(words, "Yeni başlık");
    const page = await as(office, nil)("/words/drafts", { ignoreProblems: new RegExp(office.previewOrigin) });
    await writeNews(page, draft);
    const failedInPublication = keepAsking(site);
    // All texts are checked before the page is there.
    await page.goto(`${office.baseUrl}/words/drafts/${draft}/publish`);
    await page.getByText("Metinler yazım kurallarına uyuyor").waitFor();
    await publish(page);
    await page.getByRole("heading", { name: "Yayında." }).waitFor({ timeout: 300_000 });
    expect(before).toBe("Derinde çalışan teknoloji, yüzeyde parlayan iş.");
    // The server before may still answer on a connection that it has.
    await expect.poll(() => site.headingIn("/")).toBe("Denizin altında ışık");
    await expect.poll(() => site.headingIn("/en")).toBe("Light below the sea");
    // The server before has still to end.
    await pause(3_000);
    expect(await failedInPublication()).toBe(0);

    const news = await (await site.get("/en/about-us/media/yeni-liman-acildi")).text();
    expect(news).toMatch(/<img [^>]*alt="An engineer in the harbour\."/);
    const pictures = picturesNamedIn(news);
    expect(new Set(pictures.map(({ format }) => format))).toEqual(new Set(["avif", "webp", "jpg"]));
    for (const address of new Set(pictures.map(pictureAddress))) {
      const bytes = Buffer.from(await (await site.get(address)).arrayBuffer());
      const { exif, xmp, width = 0 } = await sharp(bytes).metadata();
      expect([exif, xmp, width > 300], address).toEqual([undefined, undefined, true]);
      for (const secret of Object.values(metadata)) expect(bytes.includes(secret), address).toBe(false);
    }
    const moment = (await words.read("published", "content/tr/news/yeni-liman-acildi.md"))?.content.toString();
    expect(moment).toMatch(/^publish: "?2024-03-01T09:30:00\+03:00"?$/m);
    expect((await site.get("/pictures/yeni-liman-acildi.jpg")).status).toBe(404);

    await Promise.all([site.end("SIGKILL"), office.end("SIGKILL")]);
    await site.start();
    expect(await site.headingIn("/")).toBe("Denizin altında ışık");
    expect(site.log()).toContain("Published words: “Yeni başlık”");
    await site.end("SIGTERM");

    commitThere(upstream, [{ path: home.tr, text: "hero: []\n" }]);
    expect(await words.sync()).toMatchObject({ outcome: "in-step" });
    await site.start();
    expect(await site.headingIn("/")).toBe("Denizin altında ışık");
    expect(site.log()).toContain("It shows what it showed last.");
    await site.end("SIGTERM");
  },
);

/** An office beside a checkout with our texts that is built in an instant. */
async function aQuickOffice(settings: Record<string, string> = {}) {
  const checkout = aQuickCheckout();
  rmSync(join(checkout, "content"), { recursive: true });
  cpSync(join(root, "content"), join(checkout, "content"), { recursive: true });
  const office = await startOffice(settings, { cwd: checkout });
  onTestFinished(office.stop);
  const upstream = settings.WORDS_UPSTREAM ?? "";
  const selin = await office.add({ name: "Selin Tuna", roles: ["editor"] });
  const nil = await office.add({ name: "Nil Demir", roles: ["publisher"] });
  const words = await openOfficeWords({ folder: office.officeDir, checkout, upstream, clock: Date.now });
  return { office, checkout, words, selin, nil };
}

test("without script, publishing fails in words, is tried again and taken back", async () => {
  const { office, words, selin, nil } = await aQuickOffice();
  const visit = (path: string) => as(office, nil)(path, { javaScript: false });
  const draft = await newHeading(words, "Yeni başlık", "# NO BUILD\n");
  const page = await visit(`/words/drafts/${draft}/publish`);
  await publish(page);
  const seen = async (name: string) => {
    const text = page.getByRole("heading", { name });
    for (; !(await text.isVisible()); await pause(200)) {
      if (await page.getByRole("link", { name: "Durumu yenile" }).isVisible()) await page.reload();
    }
  };
  await seen("Yayınlanamadı. Site eskisi gibi çalışıyor.");
  await page.getByRole("heading", { name: "Site bu metinlerle kurulamadı" }).waitFor();
  await page.getByText("Teknik ayrıntı", { exact: true }).click();
  await page.getByText("The page of contents has no title.").waitFor();

  for (const path of Object.values(home)) {
    const now = await words.read({ draft }, path);
    const content = now?.content.toString().replace("# NO BUILD\n", "") ?? "";
    await words.save(draft, { person: selin.number, files: [{ path, seen: now?.version ?? null, content }] });
  }
  await page.getByRole("button", { name: "Yeniden dene" }).click();
  await seen("Yayında.");
  expect(await page.locator("ol li").count()).toBe(5);
  expect(await page.getByRole("link", { name: "Ana sayfa (İngilizce)" }).getAttribute("href")).toMatch(/\/en$/);

  await page.getByRole("link", { name: "Geçmişte gör" }).click();
  await page.getByRole("heading", { name: "Bu yayını geri al" }).waitFor();
  expect(await page.locator("ins").allInnerTexts()).toEqual(
    ["Denizin altında ışık", "Light below", "sea"].map((text) => expect.stringContaining(text)),
  );
  await page.getByRole("button", { name: "Taslağa al" }).click();
  await page.getByText("“Ana sayfa” taslağa alındı.").waitFor();
  await page.getByRole("button", { name: "Geri al ve yayınla" }).click();
  await page
    .getByRole("heading", { name: /^Yayın/ })
    .first()
    .waitFor();
  await seen("Yayında.");
  await page.goto(`${office.baseUrl}/words/history?text=home`);
  expect(await page.locator("main section li").allInnerTexts()).toEqual([
    expect.stringMatching(/Nil Demir geri aldı: Geri alındı: Yeni başlık/),
    expect.stringMatching(/Nil Demir yayınladı: Yeni başlık[\s\S]*Geri alındı/),
    expect.stringMatching(/Metinler ofise alındı/),
  ]);
});

test("nobody but publishers publishes, and no language goes alone", async () => {
  const { office, words, selin, nil } = await aQuickOffice();
  const draft = await aDraft(words, "Tek dil", { [home.tr]: (text) => `${text}# WRONG\n` });
  const path = `/words/drafts/${draft}/publish`;
  const page = await as(office, nil)(path, { width: 375 });
  await page.getByRole("heading", { name: "Bir metin karar bekliyor" }).waitFor();
  await page.getByText("Ana sayfa, Türkçe", { exact: true }).waitFor();
  expect(await page.getByRole("button", { name: /^(Yayınla|Zamanla)$/ }).count()).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
  expect(await violationsInEveryLook(page)).toEqual([]);

  const other = await newHeading(words, "İki dil");
  const editor = await as(office, selin)(`/words/drafts/${other}/publish`);
  await editor.getByText("Bu taslağı yayınlayanlar ya da yöneticiler yayınlayabilir.").waitFor();
  const cookie = (await editor.context().cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");
  const headers = { cookie, "Content-Type": "application/x-www-form-urlencoded" };
  for (const [to, body] of [
    [`/words/drafts/${other}/publish`, "do=publish"],
    [`/words/drafts/${other}/publish`, "do=schedule&day=2099-01-01&time=09:00"],
    [`/words/history/${await words.published()}`, "do=take-back"],
  ] as const) {
    expect((await fetch(office.baseUrl + to, { method: "POST", headers, body })).status, body).toBe(403);
  }

  const timed = await as(office, nil)(`/words/drafts/${other}/publish`);
  await timed.getByLabel("Gün").fill(istanbulDate(Date.now()));
  await timed.getByLabel("İstanbul saati").fill("00:00");
  await timed.getByRole("button", { name: "Zamanla", exact: true }).click();
  await timed.getByText("Gelecekteki bir gün ve saati yazın.").waitFor();
  await timed.getByLabel("Gün").fill("2099-01-01");
  await timed.getByLabel("İstanbul saati").fill("09:00");
  await timed.getByRole("button", { name: "Zamanla", exact: true }).click();
  await timed.getByText("1 Ocak 2099, 09:00 yayınlanacak. Zamanlayan: Nil Demir.").waitFor();
  expect(await violationsInEveryLook(timed)).toEqual([]);
  const drafts = await as(office, nil)("/words/drafts");
  await drafts.getByText("1 Ocak 2099, 09:00").waitFor();
  await timed.getByRole("button", { name: "Zamanlamayı kaldır" }).click();
  await timed.getByText("1 Ocak 2099").waitFor({ state: "detached" });
});

test.each([true, false])(
  "a publisher publishes chosen texts and leaves a mistake in the draft, with script: %s",
  async (javaScript) => {
    const { office, words, nil } = await aQuickOffice();
    const about = ["content/tr/about.yaml", "content/en/about.yaml"];
    const wrong = Object.fromEntries(about.map((path) => [path, (text: string) => `${text}# WRONG\n`]));
    const draft = await newHeading(words, "İki iş");
    for (const [path, edit] of Object.entries(wrong)) {
      const before = await words.read({ draft }, path);
      const content = edit(before?.content.toString() ?? "");
      await words.save(draft, { person: 1, files: [{ path, seen: before?.version ?? null, content }] });
    }
    const page = await as(office, nil)(`/words/drafts/${draft}/publish`, { javaScript });
    const button = (name: string) => page.getByRole("button", { name, exact: true });
    await page.getByText("Yayını durduranları tamamlayın ya da o metinlerin işaretini kaldırıp").waitFor();
    if (javaScript) expect(await violationsInEveryLook(page)).toEqual([]);
    const boxes = page.getByRole("checkbox");
    expect(await boxes.evaluateAll((all) => all.map((box) => (box as HTMLInputElement).checked))).toEqual([true, true]);
    for (const box of await boxes.all()) await box.uncheck();
    await button("Seçilenleri denetle").click();
    await page.getByText("Yayınlamak için en az bir metin seçin.").waitFor();
    await page.getByLabel("“Ana sayfa” yayınlansın").check();
    await button("Seçilenleri denetle").click();
    await page.getByText("Metinler yazım kurallarına uyuyor").waitFor();
    await page.getByText("Zamanlamak için bütün metinleri seçip yeniden denetleyin").waitFor();
    expect(await page.getByLabel("“Hakkımızda” yayınlansın").isChecked()).toBe(false);
    await publish(page);
    if (!javaScript) await page.getByRole("link", { name: "Durumu yenile" }).waitFor();
    for (; !(await page.getByRole("heading", { name: "Yayında." }).isVisible()); await pause(200)) {
      if (!javaScript) await page.reload();
    }
    await page.getByText("Seçmediğiniz metinler taslakta duruyor.").waitFor();
    const changes = (await words.changes(draft))?.map(({ path }) => path);
    expect(changes?.toSorted()).toEqual(about.toSorted());
    await page.getByRole("link", { name: "Taslağa dön" }).click();
    await page.getByRole("link", { name: "Yayına hazırla" }).click();
    await page.getByText("Yayınlamadan önce yukarıdakilerin tamamlanması gerekiyor.").waitFor();
    expect(await boxes.count()).toBe(0);
  },
);

test("what was published elsewhere in the same field is never overwritten", async () => {
  const upstream = anEmptyRepository();
  const { office, words, nil } = await aQuickOffice({ WORDS_UPSTREAM: upstream });
  const draft = await newHeading(words, "Yeni başlık");
  const page = await as(office, nil)(`/words/drafts/${draft}/publish`);
  await page.getByRole("button", { name: "Yayınla", exact: true }).waitFor();
  const there = (await words.read("published", home.tr))?.content.toString() ?? "";
  const elsewhere = commitThere(upstream, [{ path: home.tr, text: withHeading(there, "Başka başlık") }]);
  await publish(page);
  await page.getByRole("heading", { name: "Aynı metni bu arada başkası da yayınladı" }).waitFor();
  expect(await words.published()).toBe(elsewhere);
  expect(await violationsInEveryLook(page)).toEqual([]);
});

test("the command publishes what the folder says otherwise, and the clock what is timed", async () => {
  const { office, checkout, words, nil } = await aQuickOffice();
  for (const path of Object.values(home)) {
    const file = join(checkout, path);
    writeFileSync(file, withHeading(readFileSync(file, "utf8"), "Klasörden"));
  }
  const folders = { OFFICE_DIR: office.officeDir, DATA_DIR: office.dataDir };
  const { stdout } = await run(process.execPath, [join(root, "office/cli.ts"), "import-words"], {
    cwd: checkout,
    env: { ...withoutSettings(), ...folders },
  });
  expect(stdout).toMatch(/\nPublished\. The site shows them when it starts\.\n$/);
  const headings = async () =>
    Promise.all(Object.values(home).map(async (path) => (await words.read("published", path))?.content.toString()));
  expect(await headings()).toEqual([1, 2].map(() => expect.stringContaining("title: Klasörden\n")));

  const draft = await newHeading(words, "Akşam başlığı");
  const page = await as(office, nil)(`/words/drafts/${draft}/publish`);
  await page.getByLabel("Gün").fill("2099-01-01");
  await page.getByLabel("İstanbul saati").fill("09:00");
  await page.getByRole("button", { name: "Zamanla", exact: true }).click();
  await page.getByText("1 Ocak 2099, 09:00 yayınlanacak.").waitFor();
  // Nobody waits for that.
  const { copyDrafts, close } = await openOffice({ databaseUrl: "", folder: office.officeDir });
  onTestFinished(close);
  const { timed } = (await copyDrafts.find(draft)) ?? {};
  expect(timed).toMatchObject({ at: Date.parse("2099-01-01T09:00:00+03:00"), person: nil.number });
  if (timed) await copyDrafts.setTimed(draft, { ...timed, at: Date.now() + 1_000 });
  await expect.poll(() => words.drafts(), { interval: 200 }).toEqual([]);
  expect((await headings())[0]).toContain("title: Denizin altında ışık\n");
  await page.goto(`${office.baseUrl}/words/history`);
  expect(await page.locator("main section li").allInnerTexts()).toEqual([
    expect.stringMatching(/Nil Demir yayınladı: Akşam başlığı/),
    expect.stringMatching(/Ofis dışında yayınlandı: Kurulumdaki metinler/),
    expect.stringMatching(/Metinler ofise alındı/),
  ]);
});

test("an office that does not publish, and has no site beside it, says so and keeps the forms", async () => {
  const { office, words, nil } = await aQuickOffice({ PUBLISHING: "off" });
  const draft = await newHeading(words, "Yeni başlık");
  const path = `/words/drafts/${draft}/publish`;
  const page = await as(office, nil)(path);
  await page.getByText("Bu kurulumda ofis siteyi kendisi yenilemiyor.").waitFor();
  expect(await page.getByRole("button", { name: /^(Yayınla|Zamanla)$/ }).count()).toBe(0);
  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");
  const headers = { cookie, "Content-Type": "application/x-www-form-urlencoded" };
  const posted = await fetch(office.baseUrl + path, { method: "POST", headers, body: "do=publish" });
  expect(posted.status).toBe(403);

  await page.goto(`${office.baseUrl}/words/drafts/${draft}/pages`);
  const trouble = page.getByRole("alert").filter({ hasText: "Site bu makinede henüz hazırlanmamış." });
  await trouble.getByRole("link", { name: "Taslağa git" }).click();
  await page.getByRole("heading", { level: 1, name: "Yeni başlık" }).waitFor();
});
