import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { compressResponse } from "./compress-response.ts";
import { textResponse } from "./http-response.ts";

const long = textResponse(200, "su ".repeat(1000));

describe("an answer made for a request", () => {
  test("is compressed as the browser likes it", async () => {
    const gzipped = await compressResponse(long, { "accept-encoding": "gzip" });
    expect(gunzipSync(gzipped.body as Buffer)).toEqual(long.body);
    expect(gzipped.headers).toEqual([
      ...["Content-Type", "text/plain; charset=utf-8", "Cache-Control", "no-store", "Vary", "Accept-Encoding"],
      ...["Content-Length", String(gzipped.body?.length), "Content-Encoding", "gzip"],
    ]);
    const smallest = await compressResponse(long, { "accept-encoding": "gzip, br, zstd" });
    expect(brotliDecompressSync(smallest.body as Buffer)).toEqual(long.body);
  });

  test("stays as it is where that is better", async () => {
    const short = textResponse(200, "su");
    expect(await compressResponse(short, { "accept-encoding": "br" })).toBe(short);
    expect((await compressResponse(long, {})).body).toBe(long.body);
    const bodyless = { status: 302, headers: ["Location", "/"] };
    expect(await compressResponse(bodyless, { "accept-encoding": "br" })).toBe(bodyless);
  });
});
