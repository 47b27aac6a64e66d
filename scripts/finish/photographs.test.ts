import { mkdir, mkdtemp, readdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { photoFrom } from "../../copy/pictures.ts";
import { samplePhotograph, writePicture } from "../../testing/sample-pictures.ts";
import { readPicture } from "../pictures/make-picture.ts";
import { makePhotographs } from "./photographs.ts";

it("makes what rendered pages show, once, and stops the build where a page shows what is not there", async () => {
  const root = await mkdtemp(join(tmpdir(), "photographs-"));
  const client = join(root, "client");
  await writePicture(root, "deniz.jpg", await samplePhotograph({ width: 400, height: 500 }));
  await writePicture(root, "kimsenin.jpg", await samplePhotograph({ width: 400, height: 500 }));
  await mkdir(join(client, "hakkimizda"), { recursive: true });
  const page = async (file: string) => {
    const { src, srcSet } = photoFrom(await readPicture(root, file), "Deniz", "portrait");
    return `<img src="${src}" srcset="${srcSet}" alt="Deniz">`;
  };
  await writeFile(join(client, "index.html"), await page("deniz.jpg"));
  await writeFile(join(client, "hakkimizda/index.html"), await page("deniz.jpg"));

  const make = () => makePhotographs({ root, client, cache: join(root, "cache") });
  expect(await make()).toEqual({ made: 3, cached: 0 });
  expect(await make()).toEqual({ made: 0, cached: 3 });
  const names = (await readdir(join(client, "assets/pictures"))).map((name) => name.replace(/\.[\w-]{10}\./, " "));
  expect(names.sort()).toEqual(["deniz portrait-192.jpg", "deniz portrait-320.jpg", "deniz portrait-400.jpg"]);

  await writeFile(join(client, "index.html"), (await page("deniz.jpg")).replaceAll("deniz.", "giden."));
  await expect(make()).rejects.toThrow(/A page shows \/assets\/pictures\/giden\..* no such picture/);
});
