import { mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { expect, it } from "vitest";
import { Cache } from "./cache.ts";
import { compress } from "./compress.ts";
import { digest } from "./files.ts";

async function compressed(body: Buffer) {
  const build = await mkdtemp(join(tmpdir(), "compress-"));
  const encodings = await compress(body, digest(body), build, new Cache(join(build, "cache")));
  return { build, encodings };
}

it("every encoding unpacks to the same bytes", async () => {
  const body = Buffer.from("Derinde çalışır, yüzeyde parlar. ".repeat(50));
  const { build, encodings } = await compressed(body);
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync, zstd: zstdDecompressSync };
  for (const name of ["br", "gzip", "zstd"] as const) {
    const written = await readFile(join(build, encodings[name]?.path ?? "missing"));
    expect(unpack[name](written).equals(body)).toBe(true);
    expect(encodings[name]?.bytes).toBe(written.length);
  }
});

it("an encoding that saves nothing is left out", async () => {
  expect((await compressed(Buffer.from("a"))).encodings).toEqual({});
});
