import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { fakeFiles, writeBuild } from "../../testing/server/finished-build.ts";
import { loadFinished } from "./finished.ts";
import { errorBodyResponse, staticResponse } from "./static-response.ts";

async function file(path: string) {
  const { files } = await loadFinished(await writeBuild());
  const found = files.get(path);
  if (!found) throw new Error(`no ${path}`);
  return found;
}

function header(headers: readonly string[], name: string): string | undefined {
  const at = headers.indexOf(name);
  return at === -1 ? undefined : headers[at + 1];
}

describe("a finished file", () => {
  test("goes out in the best encoding the browser takes", async () => {
    const page = await file("/hakkimizda");
    const br = await staticResponse(page, { "accept-encoding": "gzip, br" });
    const gz = await staticResponse(page, { "accept-encoding": "gzip" });
    const plain = await staticResponse(page, {});
    expect([br, gz, plain].map(({ headers }) => header(headers, "Content-Encoding"))).toEqual([
      "br",
      "gzip",
      undefined,
    ]);
    const text = fakeFiles["/hakkimizda"]?.text;
    expect(brotliDecompressSync(br.body as Buffer).toString()).toBe(text);
    expect(gunzipSync(gz.body as Buffer).toString()).toBe(text);
    expect(plain.body?.toString()).toBe(text);
    for (const { headers, body } of [br, gz, plain]) {
      expect(header(headers, "Content-Length")).toBe(String(body?.length));
      expect(header(headers, "Vary")).toBe("Accept-Encoding");
    }
  });

  test("that was never compressed goes out as it is", async () => {
    const { status, headers } = await staticResponse(await file("/share/home.png"), { "accept-encoding": "br" });
    expect([status, header(headers, "Content-Encoding")]).toEqual([200, undefined]);
  });

  test.each([
    ["/hakkimizda", "text/html; charset=utf-8", "no-cache"],
    ["/hakkimizda.data", "text/x-script", "max-age=300"],
    ["/assets/app-abc.js", "text/javascript; charset=utf-8", "public, max-age=31536000, immutable"],
    ["/art/Deniz.svg", "image/svg+xml", "public, max-age=86400"],
    ["/share/home.png", "image/png", "public, max-age=86400"],
  ])("%s is %s, kept %s", async (path, type, cache) => {
    const { headers, crossOrigin } = await staticResponse(await file(path), {});
    expect([header(headers, "Content-Type"), header(headers, "Cache-Control")]).toEqual([type, cache]);
    expect(crossOrigin).toBe(path.startsWith("/share/") ? true : undefined);
  });

  test("is not sent again to those who have it", async () => {
    const page = await file("/hakkimizda");
    const br = { "accept-encoding": "br" };
    const tag = header((await staticResponse(page, br)).headers, "ETag") as string;
    for (const known of [tag, `W/${tag}`, `"x", ${tag}`, "*"]) {
      const response = await staticResponse(page, { ...br, "if-none-match": known });
      expect([response.status, response.body, header(response.headers, "ETag")]).toEqual([304, undefined, tag]);
      expect(header(response.headers, "Content-Length")).toBeUndefined();
    }
    for (const unknown of ['"x"', "", tag.slice(0, -2)]) {
      expect((await staticResponse(page, { ...br, "if-none-match": unknown })).status).toBe(200);
    }
    expect((await staticResponse(page, { "if-none-match": tag })).status).toBe(200);
  });

  test("is an error's body with the error's status and no tag", async () => {
    const { status, headers } = errorBodyResponse(await file("/404"), { "if-none-match": "*" }, 404);
    expect([status, header(headers, "ETag"), header(headers, "Cache-Control")]).toEqual([404, undefined, "no-cache"]);
  });
});
