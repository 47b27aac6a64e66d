import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip, zstdCompress } from "node:zlib";
import type { Cache } from "./cache.ts";

type Encoding = "br" | "gzip" | "zstd";

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);
const zstandard = promisify(zstdCompress);

/** Journeys in the browser need a second build, whose size nobody looks at. */
const isQuick = process.env.COMPRESSION === "quick";

type Encoder = { extension: string; level: number; encode: (body: Buffer, level: number) => Promise<Buffer> };

const encoders: Record<Encoding, Encoder> = {
  br: {
    extension: "br",
    level: isQuick ? 4 : 11,
    encode: (body, level) =>
      brotli(body, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: level,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        },
      }),
  },
  gzip: { extension: "gz", level: isQuick ? 1 : 9, encode: (body, level) => deflate(body, { level }) },
  zstd: {
    extension: "zst",
    level: isQuick ? 1 : 19,
    encode: (body, level) => zstandard(body, { params: { [constants.ZSTD_c_compressionLevel]: level } }),
  },
};

const encodings = Object.keys(encoders) as Encoding[];

export type Compressed = Partial<Record<Encoding, { path: string; bytes: number }>>;

/** Writes the encodings that are smaller than the body into build/finished and names them, relative to build/. */
export async function compress(body: Buffer, hash: string, build: string, cache: Cache): Promise<Compressed> {
  const done: Compressed = {};
  for (const encoding of encodings) {
    const { extension, level, encode } = encoders[encoding];
    const path = `finished/${hash}.${extension}`;
    const encoded = await cache.get(`${hash}-${level}.${extension}`, () => encode(body, level));
    if (encoded.length >= body.length) continue;
    await mkdir(dirname(join(build, path)), { recursive: true });
    await writeFile(join(build, path), encoded);
    done[encoding] = { path, bytes: encoded.length };
  }
  return done;
}
