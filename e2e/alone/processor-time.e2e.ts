import { expect, test } from "vitest";
import { openPage } from "../browser.ts";

test("the sea of the home page twinkles without giving the page anything to do", async () => {
  const page = await openPage({ path: "/" });
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  const secondsOfWork = async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN;
  };
  const light = () =>
    page.evaluate(() => [...document.querySelectorAll("main img")].map((image) => getComputedStyle(image).opacity));
  // Until what lies below the first screen is laid out and painted.
  await page.waitForTimeout(2_500);
  const [work, seen] = [await secondsOfWork(), await light()];
  await page.waitForTimeout(2_000);
  expect((await secondsOfWork()) - work).toBeLessThan(0.08);
  expect(await light()).not.toEqual(seen);
});
