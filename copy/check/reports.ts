import { reportTexts } from "../reports.ts";
import type { Finding } from "./problem.ts";
import { type Path, valueAt } from "./schema-fields.ts";
import type { Text } from "./texts.ts";

/** Where a report's text does not fit its charts, or the chapters that its page announces. */
export function reportMistakes(text: Text, texts: ReadonlyMap<string, Text>): Finding[] {
  if (text.folder !== "report-texts") return [];
  return [...chartMistakes(text), ...chapterMistakes(text, texts)];
}

function chartMistakes({ file, raw, body, bodyLine, lineOf }: Text): Finding[] {
  const charts = valueAt(raw, ["charts"]);
  const known = Array.isArray(charts) ? charts.map((chart: { id?: unknown }) => String(chart?.id)) : [];
  const called = body.split("\n").flatMap((line, index) => {
    const ids = /^::chart +(.+)$/.exec(line)?.[1]?.trim().split(/\s+/) ?? [];
    return ids.map((id) => ({ id, line: bodyLine + index }));
  });
  const error = { file, level: "error" } as const;
  return [
    ...called
      .filter(({ id }) => !known.includes(id))
      .map(({ id, line }): Finding => ({ ...error, line, code: "chart-unknown", values: { value: id } })),
    ...known.flatMap((id, index): Finding[] => {
      const path: Path = ["charts", index, "id"];
      if (called.some((one) => one.id === id)) return [];
      return [{ ...error, line: lineOf(path), code: "chart-unused", values: { value: id } }];
    }),
  ];
}

function chapterMistakes({ file, name, locale, body, bodyLine }: Text, texts: ReadonlyMap<string, Text>): Finding[] {
  const names: Readonly<Record<string, string>> = reportTexts;
  const page = texts.get(`content/${locale}/${names[name.slice("report-texts/".length)]}.yaml`);
  const contents = valueAt(page?.raw, ["contents"]);
  if (!page || !Array.isArray(contents)) return [];
  const announced = contents.map((chapter: { title?: unknown }) => String(chapter?.title));
  const written = body.split("\n").flatMap((line, index) => {
    const title = /^## +(.+?)\s*$/.exec(line)?.[1];
    return title ? [{ title, line: bodyLine + index }] : [];
  });
  const count = Math.max(written.length, announced.length);
  const at = Array.from({ length: count }).findIndex((_, index) => written[index]?.title !== announced[index]);
  if (at < 0) return [];
  const line = written[at]?.line ?? bodyLine;
  const values = { number: at + 1, value: written[at]?.title ?? "–", other: announced[at] ?? "–", twin: page.file };
  return [{ file, line, level: "error", code: "chapter", values }];
}
