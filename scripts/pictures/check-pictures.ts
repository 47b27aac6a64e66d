import { picturesIn } from "../../copy/check/pictures.ts";
import { type Finding, type Problem, problemOf } from "../../copy/check/problem.ts";
import { readSources, readText, type Text } from "../../copy/check/texts.ts";
import type { Locale } from "../../site/locales.ts";
import { checkPicture, type PictureCheck } from "./check-picture.ts";

/** What is wrong with the photographs that texts name. Apart from the texts' own check: it opens the pictures. */
export async function checkPictures(folder: string, language: Locale): Promise<Problem[]> {
  return (await pictureFindings(folder)).map((finding) => problemOf(finding, language));
}

export async function pictureFindings(folder: string, how?: PictureCheck): Promise<Finding[]> {
  const sources = readSources(folder);
  const texts = [...sources].flatMap(([file, source]) => {
    const text = readText(file, source, sources);
    return Array.isArray(text) ? [] : [text];
  });
  const findings = await Promise.all(texts.map((text) => pictureMistakes(folder, text, how)));
  return findings.flat();
}

export async function pictureMistakes(folder: string, text: Text, how?: PictureCheck): Promise<Finding[]> {
  const named = picturesIn(text.schema, text.raw);
  const found = await Promise.all(
    named.map(async ({ path, file, slot }) => {
      const mistake = await checkPicture(folder, file, slot, how);
      return mistake && { ...mistake, line: text.lineOf(path) };
    }),
  );
  const level = text.isDraft ? "warning" : "error";
  return found.flatMap((mistake) => (mistake ? { ...mistake, file: text.file, level } : []));
}
