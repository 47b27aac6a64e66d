import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { artFile } from "../../app/art/catalogue.ts";
import { flagAddress } from "../../app/features/phone-field/flags.ts";
import { drawPictures } from "./pictures.ts";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "pictures-"));
  await writePage("/hakkimizda", '<img src="/art/head/about.svg"><img src="/art/hero-sea.svg#brilliant">');
  await writePage("/en/about-us", '<img src="/art/head/about.svg">');
});

afterEach(() => rm(folder, { recursive: true }));

async function writePage(address: string, body: string): Promise<void> {
  const file = join(folder, "client", address, "index.html");
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `<!DOCTYPE html>${body}`);
}

const drawn = () => drawPictures({ client: join(folder, "client"), cache: join(folder, "cache") });
const written = (path: string) => readFile(join(folder, "client", path), "utf8");

it("draws what the pages show, and nothing else", async () => {
  await drawn();
  for (const name of ["head/about.svg", "hero-sea.svg"]) expect(await written(`art/${name}`)).toBe(artFile(name));
  expect(existsSync(join(folder, "client/art/head/career.svg"))).toBe(false);
});

it("draws the heads of pages that are rendered for each request", async () => {
  await drawn();
  for (const name of ["head/search.svg", "head/quote-thank-you.svg"])
    expect(await written(`art/${name}`)).toBe(artFile(name));
});

it("says which picture does not exist", async () => {
  await writePage("/arge", '<img src="/art/head/nothing.svg">');
  await rm(join(folder, "client/hakkimizda"), { recursive: true });
  await rm(join(folder, "client/en"), { recursive: true });
  await expect(drawn()).rejects.toThrow("There is no picture head/nothing.svg.");
});

it("writes the flags that the phone field shows", async () => {
  await drawn();
  expect(await written(flagAddress("TR"))).toMatch(/^<svg .*<\/svg>\s*$/s);
});

it("draws a picture once in its life", async () => {
  const first = await drawn();
  expect(first.cached).toBe(0);
  expect(await drawn()).toEqual({ made: 0, cached: first.made });
});
