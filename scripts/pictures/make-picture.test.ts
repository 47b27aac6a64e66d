import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { type MadePicture, type PictureSlot, picturesNamedIn } from "../../copy/picture-files.ts";
import { photoFrom } from "../../copy/pictures.ts";
import { metadata, samplePhotograph, writePicture } from "../../testing/sample-pictures.ts";
import { Cache } from "../finish/cache.ts";
import { makePicture, readPicture } from "./make-picture.ts";

let root: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "pictures-"));
  await writePicture(root, "deniz.jpg", await samplePhotograph({ width: 360, height: 500 }));
  await writePicture(root, "yan.jpg", await samplePhotograph({ width: 300, height: 200, turned: true }));
});

const newCache = (folder = "cache") => new Cache(join(root, folder));

/** Every file that a page offers of a photograph, made. */
async function madeOf(file: string, slot: PictureSlot, cache = newCache()) {
  const { sources, srcSet } = photoFrom(await readPicture(root, file), "", slot);
  const offered = picturesNamedIn([...sources.map((source) => source.srcSet), srcSet].join(" "));
  const files = await Promise.all(
    offered.map(async (made) => ({ made, bytes: Buffer.from((await makePicture(root, cache, made)) ?? []) })),
  );
  return files;
}

describe("a photograph on a page", () => {
  it("has every format in every width of its place, cut to its shape, and is never enlarged", async () => {
    const files = await madeOf("deniz.jpg", "portrait");
    const made = await Promise.all(
      files.map(async ({ made: { format }, bytes }) => {
        const { mediaType, width, height } = await sharp(bytes).metadata();
        return `${format} ${mediaType} ${width}x${height}`;
      }),
    );
    const sizes = ["192x240", "320x400", "360x450"];
    expect(made).toEqual([
      ...sizes.map((size) => `avif image/avif ${size}`),
      ...sizes.map((size) => `webp image/webp ${size}`),
      ...sizes.map((size) => `jpg image/jpeg ${size}`),
    ]);
  });

  it("says its size, so that nothing moves when it comes", async () => {
    const { width, height, src, alt } = photoFrom(await readPicture(root, "deniz.jpg"), "Deniz", "portrait");
    expect({ width, height, alt }).toEqual({ width: 360, height: 450, alt: "Deniz" });
    expect(src).toMatch(/^\/assets\/pictures\/deniz\.[\w-]{10}\.portrait-360\.jpg$/);
  });

  it("tells neither place nor device nor owner", async () => {
    const original = await samplePhotograph({ width: 360, height: 500 });
    for (const secret of Object.values(metadata)) expect(original.includes(secret)).toBe(true);
    expect((await sharp(original).metadata()).exif).toBeDefined();
    for (const { bytes } of await madeOf("deniz.jpg", "portrait")) {
      const { exif, xmp, iptc, icc } = await sharp(bytes).metadata();
      expect([exif, xmp, iptc, icc]).toEqual([undefined, undefined, undefined, undefined]);
      for (const secret of [...Object.values(metadata), "GPS", "Exif"]) expect(bytes.includes(secret)).toBe(false);
    }
  });

  it("stands upright, as the camera was held", async () => {
    expect(await readPicture(root, "yan.jpg")).toMatchObject({ width: 200, height: 300 });
    const [first] = await madeOf("yan.jpg", "portrait");
    expect((await sharp(first?.bytes).metadata()).height).toBe(240);
  });
});

it("makes a picture once in its life, also under another name", async () => {
  const files = await madeOf("deniz.jpg", "portrait", newCache("once"));
  const again = newCache("once");
  await madeOf("deniz.jpg", "portrait", again);
  await writePicture(root, "deniz-2.jpg", await samplePhotograph({ width: 360, height: 500 }));
  await madeOf("deniz-2.jpg", "portrait", again);
  expect([again.made, again.hits]).toEqual([0, files.length]);
});

it("gives another picture another address, and makes nothing for addresses of the past", async () => {
  await writePicture(root, "degisen.jpg", await samplePhotograph({ width: 200, height: 300 }));
  const before = await readPicture(root, "degisen.jpg");
  await writePicture(root, "degisen.jpg", await samplePhotograph({ width: 210, height: 300 }));
  const after = await readPicture(root, "degisen.jpg");
  expect(after.hash).not.toBe(before.hash);
  const made = (hash: string): MadePicture => ({ name: "degisen", hash, slot: "portrait", width: 192, format: "jpg" });
  expect(await makePicture(root, newCache(), made(before.hash))).toBeUndefined();
  expect(await makePicture(root, newCache(), made(after.hash))).toBeDefined();
});
