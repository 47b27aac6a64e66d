import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Cache } from "./cache.ts";

export type Encoding = "br" | "gzip";

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

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
  gzip: { extension: "gz", level: 9, encode: (body, level) => deflate(body, { level }) },
};

/** What fits into one packet arrives no sooner for being smaller. */
const onePacket = 1_000;

type Options = { body: Buffer; hash: string; build: string; cache: Cache };

/** Writes the body in an encoding into build/finished, and names the file relative to build/, where it is smaller. */
export async function compress(encoding: Encoding, { body, hash, build, cache }: Options): Promise<string | undefined> {
  if (body.length < onePacket) return undefined;
  const { extension, level, encode } = encoders[encoding];
  const path = `finished/${hash}.${extension}`;
  const encoded = await cache.get(`${hash}-${level}.${extension}`, () => encode(body, level));
  if (encoded.length >= body.length) return undefined;
  await mkdir(dirname(join(build, path)), { recursive: true });
  await writeFile(join(build, path), encoded);
  return path;
}
