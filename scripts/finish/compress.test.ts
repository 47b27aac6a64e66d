import { randomBytes } from "node:crypto";
import { mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { Cache } from "./cache.ts";
import { compress, type Encoding } from "./compress.ts";
import { digest } from "./files.ts";

async function compressed(encoding: Encoding, body: Buffer): Promise<Buffer | undefined> {
  const build = await mkdtemp(join(tmpdir(), "compress-"));
  const path = await compress(encoding, { body, hash: digest(body), build, cache: new Cache(join(build, "cache")) });
  return path === undefined ? undefined : readFile(join(build, path));
}

it("every encoding unpacks to the same bytes", async () => {
  const body = Buffer.from("Derinde çalışır, yüzeyde parlar. ".repeat(50));
  expect(brotliDecompressSync((await compressed("br", body)) as Buffer)).toEqual(body);
  expect(gunzipSync((await compressed("gzip", body)) as Buffer)).toEqual(body);
});

it("an encoding that saves nothing, or only part of one packet, is left out", async () => {
  expect(await compressed("gzip", randomBytes(2_000))).toBeUndefined();
  expect(await compressed("br", Buffer.from("a".repeat(900)))).toBeUndefined();
});
