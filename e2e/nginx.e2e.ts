import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isErrorPage } from "../server/http/addresses.ts";
import { readManifest } from "../server/http/finished-manifest.ts";
import { hasNginx } from "./nginx-server.ts";
import { ask, browser, build, openNginxSite } from "./nginx-site.ts";

let front: Awaited<ReturnType<typeof openNginxSite>>;

describe.skipIf(!hasNginx)("finished files from nginx", () => {
  beforeAll(async () => {
    front = await openNginxSite();
  });
  afterAll(() => front?.stop());

  test.each([
    ["br", { headers: { "accept-encoding": browser } }],
    ["gzip", { headers: { "accept-encoding": "gzip" } }],
    ["identity", {}],
    ["br, by HEAD", { method: "HEAD", headers: { "accept-encoding": browser } }],
  ])("every finished file in %s is the server's, byte by byte and header by header", async (_, asked) => {
    const before = front.nginx.lines().length;
    const addresses = await finishedAddresses();
    const differing: string[] = [];
    await Promise.all(
      addresses.map(async (address) => {
        const { here, there } = await front.askBoth(address, asked);
        const same = here.body.equals(there.body) && here.status === there.status;
        if (!same) differing.push(address);
        expect(here.headers, address).toEqual(there.headers);
      }),
    );
    expect(differing).toEqual([]);
    // A line is written after its answer.
    await expect.poll(() => front.nginx.lines().length).toBe(before + addresses.length);
    const passedOn = front.nginx
      .lines()
      .slice(before)
      .filter(({ upstream }) => upstream !== "");
    const expected = addresses.filter((address) => address === "/" || isErrorPage(address));
    expect(passedOn.map(({ path }) => path).sort()).toEqual(expected.sort());
  });

  test("a known copy of every finished file is answered with 304, as by the server", async () => {
    const asked = { headers: { "accept-encoding": browser } };
    await Promise.all(
      (await finishedAddresses()).map(async (address) => {
        const { etag } = (await ask(front.nodePort, address, asked)).headers;
        if (!etag) return;
        const headers = { ...asked.headers, "if-none-match": `"other", W/${etag}` };
        const { here, there } = await front.askBoth(address, { headers }, ["content-length"]);
        expect(here.status, address).toBe(304);
        expect(here, address).toEqual(there);
      }),
    );
  });

  test.each([
    ["*", 304],
    ['"other"', 200],
    ["W/", 200],
    ["TAG-of-somebody", 200],
  ])("If-None-Match: %s is answered with %i", async (tag, status) => {
    const { here, there } = await front.askBoth("/hakkimizda", { headers: { "if-none-match": tag } }, [
      "content-length",
    ]);
    expect(here.status).toBe(status);
    expect(here.headers).toEqual(there.headers);
  });

  test("a part of a file is not given, as by the server", async () => {
    const { here, there } = await front.askBoth("/favicon.ico", { headers: { range: "bytes=0-9" } });
    expect(here).toEqual(there);
    expect(here.status).toBe(200);
  });

  test("assets of an earlier release stay for tabs that are open", async () => {
    const asked = { headers: { "accept-encoding": browser } };
    const { status, headers, body } = await ask(front.nginx.port, "/assets/page-of-an-earlier-release.js", asked);
    expect(status).toBe(200);
    expect(String(body)).toBe("export {};");
    expect(headers).toMatchObject({
      "content-type": "text/javascript; charset=utf-8",
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
    });
    const posted = await front.askBoth("/assets/page-of-an-earlier-release.js", { method: "POST" });
    expect(posted.here).toEqual(posted.there);
  });
});

async function finishedAddresses(): Promise<string[]> {
  return Object.keys((await readManifest(build)).files);
}
