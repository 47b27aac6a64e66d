import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import tr from "../../office/app/people/tr.json" with { type: "json" };
import { openPage } from "../browser.ts";
import { startDevelopment } from "../development-server.ts";
import { mailsIn } from "../lead-site.ts";
import { isSameDocument } from "../running-app.ts";

test("the first admin comes in by the printed link, the page runs, and every change is seen at once", async () => {
  // Of its own: the first admin is the first only once.
  const office = await startDevelopment("dev:office");
  onTestFinished(office.stop);
  const { title } = tr.people;
  const printed = () => /http:\S+\/sign-in\/link\?token=\S+/.exec(office.log())?.[0] ?? "";
  await expect.poll(printed, { timeout: 60_000 }).not.toBe("");
  const page = await openPage({
    path: printed(),
    baseUrl: office.baseUrl,
    prepare: async (context) => context.setDefaultTimeout(60_000),
  });
  await page.getByLabel("Adınız ve soyadınız").fill("Gülşen Ateş");
  await page.getByLabel("İş e-postanız").fill("gulsen@yakamoz.example");
  await page.getByRole("button", { name: "Yönetici olarak gir" }).click();
  await page.getByRole("link", { name: "Kişiler" }).click();
  const heading = (name: string) => page.getByRole("heading", { level: 1, name, exact: true }).waitFor();
  await heading(title);
  await page.waitForFunction(() => "__reactRouterDataRouter" in window);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));

  await office.write("office/app/people/tr.json", (text) => text.replace(`"${title}"`, '"Herkes"'));
  await heading("Herkes");
  await office.write("office/app/people/people.tsx", (code) =>
    code.replace("<h1>{words.title}", "<h1>{words.title} burada"),
  );
  await heading("Herkes burada");
  await office.write("office/app/office.css", (css) => `${css}\nh1 { letter-spacing: 7px; }\n`);
  await expect.poll(() => page.locator("h1").evaluate((one) => getComputedStyle(one).letterSpacing)).toBe("7px");
  expect(await isSameDocument(page)).toBe(true);

  await page.goto(`${office.baseUrl}/you`);
  await page.getByRole("button", { name: "Çıkış" }).click();
  await page.getByLabel("İş e-postanız").fill("gulsen@yakamoz.example");
  await page.getByRole("button", { name: "Bağlantı gönder" }).click();
  await expect.poll(async () => (await mailsIn(join(office.dataDir, "office/outbox"))).length).toBe(1);
  expect(office.log()).not.toMatch(/"level":50|"failure"/);
});
