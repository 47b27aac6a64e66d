import type { Locator } from "playwright-core";
import { expect, test } from "vitest";
import { catalogue } from "../domain/quote/catalogue.ts";
import { visitForm } from "./form-visits.ts";
import { sharedLeadSite } from "./lead-site.ts";
import { arrive, choose, fillCounts, languages, wayOn } from "./quote-visits.ts";
import { startApp } from "./running-app.ts";

const site = sharedLeadSite();

const everything = catalogue.map(({ key }) => key).join(",");
const screens = [
  [320, 568],
  [375, 667],
  [768, 1024],
  [1024, 768],
  [1280, 720],
  [1366, 768],
  [1440, 900],
  [2560, 1440],
] as const;

const [tr, en] = languages;

test.each([
  { ...tr, javaScript: true },
  { ...en, javaScript: false },
])(
  "in $locale the ways on and back are on every screen, with all services chosen (JavaScript: $javaScript)",
  async ({ base, wizard, javaScript }) => {
    const page = await visitForm({ path: `${base}?services=${everything}`, baseUrl: site.baseUrl, javaScript });
    const seen = async (names: readonly string[], step: number) => {
      const [panel, end] = [page.locator("main aside"), page.locator("#wizard ~ div:has([form=wizard])")];
      for (const [width, height] of screens) {
        await page.setViewportSize({ width, height });
        const message = `step ${step} at ${width} × ${height}`;
        await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
        expect(await onScreen(panel), message).toEqual(names);
        await page.locator("#wizard").evaluate((form) => form.scrollIntoView({ block: "center", behavior: "instant" }));
        expect(await onScreen(panel), message).toEqual(names);
        await end.evaluate((ways) => ways.scrollIntoView({ block: "center", behavior: "instant" }));
        expect(await onScreen(end), message).toEqual(names);
      }
    };
    await seen([wizard.services.next], 1);
    await wayOn(page).click();
    await arrive(page, 2);
    await seen([wizard.steps.back, wizard.details.next], 2);
  },
);

const { base, wizard } = tr;

test("nothing is called missing before its visitor wanted to go on", async () => {
  const page = await visitForm({ path: `${base}?services=firewall,soc,san-management`, baseUrl: site.baseUrl });
  await wayOn(page).click();
  await arrive(page, 2);
  const { ahead, missing } = wizard.summary;
  const panel = page.locator("aside");
  expect(await panel.getByText(ahead).count()).toBe(2);
  expect(await panel.getByText(missing.amount, { exact: true }).count()).toBe(0);
  await fillCounts(page, { "soc-basic": "550" });
  await wayOn(page).click();
  await expect.poll(() => panel.getByText(missing.amount, { exact: true }).count()).toBe(2);
  await fillCounts(page, { "soc-basic": "500", "firewall-basic": "1" });
  await expect.poll(() => panel.getByText(missing.amount, { exact: true }).count()).toBe(0);
  await page.getByText(wizard.details.corrected).waitFor();
  expect(await page.getByRole("alert").count()).toBe(0);
});

test.each([
  [320, 568],
  [360, 640],
])("the errors of step 2 begin below the header at %i × %i", async (width, height) => {
  const page = await visitForm({ path: `${base}?services=${everything}`, baseUrl: site.baseUrl });
  await page.setViewportSize({ width, height });
  await wayOn(page).click();
  await arrive(page, 2);
  await wayOn(page).click();
  const alert = page.locator("main [role=alert]:focus");
  await alert.waitFor();
  const top = () => alert.evaluate((element) => element.getBoundingClientRect().top);
  const below = () =>
    page
      .locator("header")
      .first()
      .evaluate((element) => element.getBoundingClientRect().bottom);
  await expect.poll(async () => (await top()) - (await below())).toBeGreaterThanOrEqual(0);
  expect(await top()).toBeLessThan(height / 2);
});

test("the gauge counts the units of each level, and the step what is ready", async () => {
  const page = await visitForm({ path: `${base}?services=firewall,soc,san-management`, baseUrl: site.baseUrl });
  await wayOn(page).click();
  await arrive(page, 2);
  const counts = () => page.getByRole("group", { name: wizard.summary.gauge }).locator("b").allTextContents();
  const progress = (ready: number) => wizard.summary.progress.replace("{ready}", `${ready}`).replace("{total}", "3");
  expect(await counts()).toEqual(["0", "0", "0"]);
  expect(await page.getByText(progress(1)).first().isVisible()).toBe(true);
  await fillCounts(page, { "firewall-basic": "4", "firewall-professional": "30", "soc-basic": "500" });
  await expect.poll(counts).toEqual(["4", "0", "30"]);
  await expect.poll(() => page.getByText(progress(3)).count()).toBeGreaterThan(0);
});

test("“saved” is said of what was saved alone", async () => {
  const page = await visitForm({ path: base, baseUrl: site.baseUrl });
  let posts = 0;
  page.on("request", (request) => {
    if (request.method() === "POST") posts++;
  });
  const saved = page.getByText(wizard.saved.now);
  await page.getByText(wizard.services.all, { exact: true }).click();
  await page.locator("input[value=security]").check();
  await page.getByRole("searchbox").fill("soc");
  await choose(page, "soc");
  await choose(page, "soc");
  await page.waitForTimeout(1_200);
  expect([posts, await saved.count(), await page.context().cookies()]).toEqual([0, 0, []]);
  await choose(page, "soc");
  await saved.waitFor();
  // The second one shows that the cookie of the new draft comes back.
  expect(posts).toBe(2);
});

test("a reload shows what was chosen last, also where it is quicker than the save", async () => {
  const page = await visitForm({ path: base, baseUrl: site.baseUrl, ignoreProblems: /ERR_FAILED/ });
  /** The line is so slow that nothing arrives before the page is asked for again. */
  const hold = () =>
    page.route("**/*.data*", (route) => (route.request().method() === "POST" ? undefined : route.continue()));
  const reload = async () => {
    await page.reload();
    const marks = await page.locator("aside li").allTextContents();
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await startApp(page);
    await page.getByText(wizard.saved.now).waitFor();
    return marks;
  };
  await hold();
  await choose(page, "firewall");
  expect(await reload()).toHaveLength(1);
  expect(await page.locator("#service-firewall").isChecked()).toBe(true);
  await wayOn(page).click();
  await arrive(page, 2);
  await hold();
  await fillCounts(page, { "firewall-basic": "7" });
  // The pause is over and the save under way.
  await page.waitForTimeout(600);
  await fillCounts(page, { "firewall-advanced": "bes" });
  await reload();
  expect(await page.locator("#count-firewall-basic").inputValue()).toBe("7");
  expect(await page.locator("#count-firewall-advanced").inputValue()).toBe("bes");
  await page.reload();
  expect(await page.locator("#count-firewall-advanced").inputValue()).toBe("bes");
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual(["teklif"]);
});

/** The ways of a part of the step that a pointer can reach without scrolling. */
function onScreen(part: Locator): Promise<string[]> {
  return part.evaluate((element) =>
    [...element.querySelectorAll("a, button[type=submit]")].flatMap((way) => {
      const { x, y, width, height } = way.getBoundingClientRect();
      const corners = [
        [x + 3, y + 3],
        [x + width - 3, y + height - 3],
      ] as const;
      const isReached = corners.every(([left, top]) => way.contains(document.elementFromPoint(left, top)));
      return isReached ? [way.textContent?.trim() ?? ""] : [];
    }),
  );
}
