import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readEnvironment } from "../env.ts";
import { startServer } from "../serve.ts";
import { fakeFiles, writeBuild } from "../testing/finished-build.ts";
import { loadHandler } from "./react-router.ts";
import { createLog } from "./request-log.ts";

/** The least that React Router takes for a server build: one route for every address. */
const serverBuild = `
const page = {
  default: () => null,
  loader: ({ request }) => {
    if (new URL(request.url).searchParams.has("fail")) throw new TypeError("ayse@ornek.example");
    return { url: request.url };
  },
  action: async ({ request }) => ({ typed: (await request.formData()).get("a"), id: request.headers.get("x-request-id") }),
};
export const entry = { module: { default: (request, status, headers, context) => {
  headers.set("Content-Type", "text/html; charset=utf-8");
  const { loaderData, actionData } = context.staticHandlerContext;
  return new Response("<pre>" + JSON.stringify({ loaderData, actionData }) + "</pre>", { status, headers });
} } };
export const routes = { root: { id: "root", path: "*", module: page } };
export const assets = { entry: { module: "", imports: [] }, routes: {}, url: "", version: "1" };
export const publicPath = "/", assetsBuildDirectory = "", future = {}, ssr = true, isSpaMode = false, prerender = [];
export const routeDiscovery = { mode: "initial", manifestPath: "/__manifest" };
`;

async function start() {
  const lines: string[] = [];
  const buildDir = await writeBuild(fakeFiles, { ORIGIN: "https://yakamoz.example" });
  await mkdir(join(buildDir, "server"));
  await writeFile(join(buildDir, "server/package.json"), '{"type":"module"}');
  await writeFile(join(buildDir, "server/index.js"), serverBuild);
  const env = readEnvironment({ ORIGIN: "https://yakamoz.example", HOST: "127.0.0.1", PORT: "0" });
  const running = await startServer({ env, buildDir, logTo: { write: (line: string) => lines.push(line) } });
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

  const failed = await fetch(`${wizard}?fail`);
  expect(failed.status).toBe(500);
  expect(await failed.text()).toContain(`Olay kodu: ${failed.headers.get("x-request-id")}`);
  const logged = lines.map((line) => JSON.parse(line)).find(({ msg }) => msg === "failure");
  expect(logged).toMatchObject({ id: failed.headers.get("x-request-id"), error: { name: "TypeError" } });
  expect(lines.join("")).not.toContain("ornek");
  await stop();
});

test("a build without React Router's part is refused with one sentence", async () => {
  const buildDir = await writeBuild();
  await expect(loadHandler(buildDir, createLog("silent"))).rejects.toThrow(
    /^The build lacks .*index\.js: make it again/,
  );
});
