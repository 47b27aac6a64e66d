import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { footerLink, isSameDocument, openApp, otherDocument, startApp } from "./running-app.ts";
import { secondBuild, secondBuildSettings } from "./second-build.ts";
import { root, startServer, type TestServer } from "./server.ts";

const firstFolder = process.env.BUILD_DIR || "build";
let secondFolder: string;
let server: TestServer;

beforeAll(async () => {
  secondFolder = (await secondBuild()).build;
  server = await startServer(firstFolder);
});

afterAll(() => server?.stop());

/** Puts another release in the place of the running one, at the same address. */
async function release(folder: string): Promise<void> {
  await server.stop();
  const { port } = new URL(server.baseUrl);
  server = await startServer(folder, { ...(folder === secondFolder && secondBuildSettings), PORT: port });
}

function releaseIn(folder: string): string {
  return JSON.parse(readFileSync(join(root, folder, "finished.json"), "utf8")).release;
}

/** Notes what the site did not have. */
function watchMissing(page: Page): string[] {
  const missing: string[] = [];
  page.on("response", (response) => response.status() === 404 && missing.push(new URL(response.url()).pathname));
  return missing;
}

test("a tab stays open across a release: one reload shows the right page; again within a minute, the error page", async () => {
  expect(releaseIn(firstFolder)).not.toBe(releaseIn(secondFolder));
  const page = await openApp({
    path: "/gartner",
    baseUrl: server.baseUrl,
    saveData: true,
    ignoreProblems: /status of 404|dynamically imported module|Refused to apply style/,
  });
  const missing = watchMissing(page);
  let documents = 0;
  page.on("request", (request) => request.isNavigationRequest() && documents++);

  await release(secondFolder);
  await page.locator('main a[href="/gartner-kullanici-deneyimi-raporu"]').first().click();
  await otherDocument(page);
  await page.waitForURL("**/gartner-kullanici-deneyimi-raporu");
  expect(missing).toEqual([expect.stringMatching(/^\/assets\/[\w.-]+\.(js|css)$/)]);
  expect(documents).toBe(1);
  expect(await page.title()).toMatch(/Kullanıcı deneyimi/i);
  await page.locator("#consent").waitFor();

  await startApp(page);
  await footerLink(page, "Medya").click();
  await expect.poll(() => page.title()).toMatch(/Medya/);
  expect(await isSameDocument(page)).toBe(true);

  await release(firstFolder);
  await page.locator("header").getByRole("link", { name: "İletişim" }).click();
  await page.getByRole("heading", { name: "Bir hata oluştu" }).waitFor();
  expect(await isSameDocument(page)).toBe(true);
  expect(documents).toBe(1);
  await page.getByRole("link", { name: "Yeniden deneyin" }).click();
  await otherDocument(page);
  expect(await page.title()).toMatch(/İletişim/);
});
