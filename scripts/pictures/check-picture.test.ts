import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { beforeAll, expect, it, test } from "vitest";
import { checkTexts } from "../../copy/check/check-texts.ts";
import { picturesIn } from "../../copy/check/pictures.ts";
import { say, sentenceOf } from "../../copy/check/problem.ts";
import type { PictureSlot } from "../../copy/picture-files.ts";
import { newsSchema, storySchema } from "../../copy/schema.ts";
import { schemas } from "../../copy/schemas/index.ts";
import { localeCodes } from "../../site/locales.ts";
import { samplePhotograph, writePicture } from "../../testing/sample-pictures.ts";
import { checkPicture } from "./check-picture.ts";
import { checkPictures } from "./check-pictures.ts";

let root: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "pictures-"));
  const photograph = await samplePhotograph({ width: 700, height: 900 });
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="2000"/>';
  const flat = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: "#678" } });
  await writePicture(root, "deniz.jpg", photograph);
  await writePicture(root, "yarim.jpg", photograph.subarray(0, photograph.length / 2));
  await writePicture(root, "metin.jpg", "no picture at all");
  await writePicture(root, "cizim.png", drawing);
  await writePicture(root, "agir.jpg", Buffer.alloc(20_400_000));
  await writePicture(root, "genis.png", await flat(8000, 5200).png({ compressionLevel: 1 }).toBuffer());
  for (const kind of ["png", "webp", "avif"] as const) {
    await writePicture(root, `duz.${kind}`, await flat(640, 800).toFormat(kind, { effort: 1 }).toBuffer());
  }
});

const check = (file: string, slot: PictureSlot = "portrait") => checkPicture(join(root, "content"), file, slot);

it.each(["deniz.jpg", "duz.png", "duz.webp", "duz.avif"])("takes %s", async (file) => {
  expect(await check(file)).toBeUndefined();
});

/** The file that a text names, its place, and the sentence in both languages. */
const refused: [string, PictureSlot, string, string][] = [
  [
    "deniz.jpg",
    "cover",
    "“deniz.jpg” 700 × 900 piksel; burada en az 1500 × 1000 olmalı, daha büyüğünü koyun.",
    "“deniz.jpg” has 700 × 900 pixels; here it needs at least 1500 × 1000, take a larger one.",
  ],
  [
    "genis.png",
    "cover",
    "“genis.png” 8000 × 5200 piksel; en çok 40 megapiksel olabilir, örneğin 6000 × 4000.",
    "“genis.png” has 8000 × 5200 pixels; 40 megapixels is the most, such as 6000 × 4000.",
  ],
  [
    "agir.jpg",
    "cover",
    "“agir.jpg” 21 MB; en çok 20 MB olabilir, daha küçük kaydedin.",
    "“agir.jpg” has 21 MB; 20 MB is the most, store it smaller.",
  ],
  ...["logo.svg", "IMG-1.HEIC", "cizim.png"].map((file): [string, PictureSlot, string, string] => [
    file,
    "cover",
    `“${file}” aldığımız türden bir fotoğraf değil; JPEG, PNG, WebP ya da AVIF olarak kaydedin. SVG ve HEIC alınmaz.`,
    `“${file}” is not a kind of photograph we take; store it as JPEG, PNG, WebP or AVIF. SVG and HEIC are not taken.`,
  ]),
  [
    "yok.jpg",
    "portrait",
    "content/pictures klasöründe “yok.jpg” yok; dosyayı oraya koyun ya da adını düzeltin.",
    "there is no “yok.jpg” in content/pictures; put the file there or correct its name.",
  ],
  [
    "../Deniz Kaya.jpg",
    "portrait",
    "“../Deniz Kaya.jpg” bir fotoğrafın dosya adı olamaz; küçük harf, rakam ve tireyle yazılır, .jpg, .png, .webp ya da .avif ile biter: defne-arslan.jpg",
    "“../Deniz Kaya.jpg” cannot be the file name of a photograph; small letters a to z, digits and hyphens, and at the end .jpg, .png, .webp or .avif: defne-arslan.jpg",
  ],
  ...["yarim.jpg", "metin.jpg"].map((file): [string, PictureSlot, string, string] => [
    file,
    "portrait",
    `“${file}” açılamıyor, dosya bozuk ya da yarım; fotoğrafı yeniden kaydedin.`,
    `“${file}” cannot be opened, the file is broken or cut off; store the photograph again.`,
  ]),
];

it.each(refused)("refuses %s as %s in a sentence", async (file, slot, turkish, english) => {
  const problem = await check(file, slot);
  expect(problem && say(problem.code, "tr", problem.values)).toBe(turkish);
  expect(problem && say(problem.code, "en", problem.values)).toBe(english);
});

test("without opening it, a file is asked for its name and size alone", async () => {
  const found = (file: string) => checkPicture(join(root, "content"), file, "cover", { isOpened: false });
  const codes = ["deniz.jpg", "yarim.jpg", "metin.jpg", "agir.jpg", "yok.jpg", "logo.svg"].map(found);
  expect((await Promise.all(codes)).map((mistake) => mistake?.code)).toEqual([
    ...[undefined, undefined, undefined],
    ...["picture-heavy", "picture-missing", "picture-kind"],
  ]);
});

test("the photographs of a text are found with their field and their place", () => {
  const picture = (name: string) => ({ file: `${name}.jpg`, alt: name });
  const management = { head: { picture: picture("kampus") }, people: [{}, { picture: picture("deniz") }] };
  expect(picturesIn(schemas.management, management)).toEqual([
    { path: ["head", "picture", "file"], file: "kampus.jpg", slot: "head" },
    { path: ["people", 1, "picture", "file"], file: "deniz.jpg", slot: "portrait" },
  ]);
  const story = { quote: { picture: picture("deniz") }, picture: picture("liman") };
  expect(picturesIn(storySchema, story).map(({ slot }) => slot)).toEqual(["portrait", "cover"]);
  expect(picturesIn(newsSchema, { picture: picture("liman") }).map(({ slot }) => slot)).toEqual(["cover"]);
});

const news = (picture: string) =>
  `---\ntitle: "Yeni ofis"\nkind: haber\ndate: 2026-11-20\nsummary: "Bir ofis."\ntopics: [ Ofis ]\n${picture}---\nMetin.\n`;

async function writeNews(picture: string): Promise<string> {
  const folder = join(await mkdtemp(join(tmpdir(), "pictures-")), "content");
  for (const locale of localeCodes) {
    await mkdir(join(folder, locale, "news"), { recursive: true });
    await writeFile(join(folder, locale, "news/yeni-ofis.md"), news(picture));
  }
  return folder;
}

test("a picture that is not there is named with the file and line of the text", async () => {
  const folder = await writeNews("picture:\n  alt: Ofis\n  file: ofis.jpg\n");
  const said = (await checkPictures(folder, "tr")).map((problem) => sentenceOf(problem, "tr"));
  expect(said).toContain(
    "content/tr/news/yeni-ofis.md, satır 9: content/pictures klasöründe “ofis.jpg” yok; dosyayı oraya koyun ya da adını düzeltin.",
  );
});

test("a draft may wait for its picture", async () => {
  const folder = await writeNews("picture:\n  alt: Ofis\n  file: ofis.jpg\ndraft: true\n");
  expect((await checkPictures(folder, "en")).map(({ level }) => level)).toEqual(["warning", "warning"]);
});

test.each(["", "  alt: ' '\n"])("a photograph without alternative text is refused (%j)", async (alt) => {
  const folder = await writeNews(`picture:\n  file: ofis.jpg\n${alt}`);
  const said = (language: "tr" | "en") =>
    checkTexts({ folder, language }).find(
      ({ file, message }) => /^content.*yeni-ofis/.test(file) && /“alt”/.test(message),
    )?.message;
  const turkish = alt ? "“alt” boş." : "“alt” eksik.";
  const english = alt ? "“alt” is empty." : "“alt” is missing.";
  expect(said("tr")).toBe(`${turkish} (Fotoğrafta ne göründüğü: onu görmeyenlere okunur.)`);
  expect(said("en")).toBe(`${english} (What the photograph shows, read to those who do not see it.)`);
});
