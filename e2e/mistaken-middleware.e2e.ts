import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { root, startServer } from "./server.ts";
import { openInTab } from "./tab.ts";

const build = join(root, process.env.BUILD_DIR || "build");

/** The production build with a name in its table that no function bears. Nobody can make one: the build refuses it. */
async function mistakenBuild(): Promise<string> {
  const folder = await mkdtemp(join(root, ".cache/mistaken-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const name of await readdir(build)) {
    if (name === "server") await cp(join(build, name), join(folder, name), { recursive: true, dereference: true });
    else await symlink(join(build, name), join(folder, name));
  }
  const files = (await readdir(join(folder, "server"), { recursive: true })).filter((name) => name.endsWith(".js"));
  const bundles = files.map((name) => join(folder, "server", name));
  const changed = await Promise.all(bundles.map(makeMistake));
  expect(changed).toContain(true);
  return folder.slice(root.length);
}

async function makeMistake(bundle: string): Promise<boolean> {
  const text = await readFile(bundle, "utf8");
  const mistaken = text.replace('middleware: ["noindex"]', 'middleware: ["noindex", "yok"]');
  await writeFile(bundle, mistaken);
  return mistaken !== text;
}

test("a page that names an unknown middleware says so with status 500, and stays as it is", async () => {
  const { baseUrl, stop } = await startServer(await mistakenBuild());
  onTestFinished(stop);
  for (const [path, home] of [
    ["/yonetilen-hizmetler/teklif-al-tesekkurler", "/"],
    ["/en/managed-services/quote-thank-you", "/en"],
  ] as const) {
    const page = await openInTab({ path, baseUrl, ignoreProblems: /status of 500/ });
    const answer = await fetch(baseUrl + path);
    expect(answer.status).toBe(500);
    expect(await answer.text()).toContain(answer.headers.get("x-request-id"));
    expect(await page.locator("main .lead").textContent()).toBe("Unknown middleware yok");
    const wayHome = page.locator("main a").last();
    await wayHome.hover();
    await page.keyboard.press("Shift");
    await page.waitForTimeout(200);
    expect(await page.locator("main .lead").textContent()).toBe("Unknown middleware yok");
    expect(await wayHome.getAttribute("href")).toBe(home);
  }
});
