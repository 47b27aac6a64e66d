import { expect, test } from "vitest";
import { writeBuild } from "../../testing/server/finished-build.ts";
import { writeServerBuild } from "../../testing/server/server-build.ts";
import { readEnvironment } from "../env.ts";
import { createLog } from "../log.ts";
import { startServer } from "../serve.ts";
import { loadHandler } from "./react-router.ts";

async function start() {
  const lines: string[] = [];
  const buildDir = await writeServerBuild("https://yakamoz.example");
  const env = readEnvironment({ ORIGIN: "https://yakamoz.example", HOST: "127.0.0.1", PORT: "0" });
  const log = createLog("info", { write: (text: string) => lines.push(...text.trimEnd().split("\n")) });
  const running = await startServer({ env, buildDir, log });
  return { ...running, lines, url: `http://127.0.0.1:${running.port}` };
}

test("React Router's own build answers pages, payloads, posts and failures", async () => {
  const { url, lines, stop } = await start();
  const wizard = `${url}/yonetilen-hizmetler/teklif-al`;

  const page = await fetch(`${wizard}?step=2`);
  expect(await page.text()).toContain('"url":"https://yakamoz.example/yonetilen-hizmetler/teklif-al?step=2"');
  expect(page.headers.get("strict-transport-security")).toBe("max-age=63072000");

  const data = await fetch(`${wizard}.data`);
  expect([data.status, data.headers.get("content-type")]).toEqual([200, "text/x-script"]);

  const headers = { Origin: url, "Content-Type": "application/x-www-form-urlencoded" };
  const posted = await fetch(`${url}/iletisim`, { method: "POST", headers, body: "a=b" });
  expect(await posted.text()).toContain(`"typed":"b","id":"${posted.headers.get("x-request-id")}"`);

  const refused = await fetch(`${url}/iletisim.data`, { method: "POST", headers, body: "status=405" });
  expect(refused.status).toBe(405);
  expect(lines.join("")).not.toContain("failure");

  const failed = await fetch(`${wizard}?fail`);
  expect(failed.status).toBe(500);
  expect(await failed.text()).toContain(`Olay kodu: ${failed.headers.get("x-request-id")}`);
  const logged = lines.map((line) => JSON.parse(line)).find(({ msg }) => msg === "failure");
  expect(logged).toMatchObject({ id: failed.headers.get("x-request-id"), error: { name: "TypeError" } });
  expect(lines.join("")).not.toContain("ornek");
  await stop();
});

test("the payload of a page is its own, and that of any other address goes through all routes", async () => {
  const handle = await loadHandler(await writeServerBuild(), createLog("silent"));
  const textOf = async (path: string) => (await handle(new Request(`http://localhost:3000${path}`))).text();
  expect(await textOf("/ara.data?q=a")).toContain('"tr.ara"');
  expect(await textOf("/ara.data?q=a")).not.toContain('"any"');
  expect(await textOf("/iletisim.data")).toContain('"any"');
  expect(await textOf("/olmayan.data")).toContain('"any"');
});

test("a build without React Router's part is refused with one sentence", async () => {
  const buildDir = await writeBuild();
  await expect(loadHandler(buildDir, createLog("silent"))).rejects.toThrow(
    /^The build lacks .*index\.js: make it again/,
  );
});
