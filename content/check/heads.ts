import type { Locale } from "../../site/locales.ts";
import type { Facts } from "../schemas/facts.ts";
import { isOlderVersion } from "./older-versions.ts";
import type { Finding } from "./problem.ts";
import { fieldsIn, type Path, valueAt } from "./schema-fields.ts";
import type { Text } from "./texts.ts";

/** The most that search engines show whole. */
const longest = { title: 60, description: 160 } as const;

type Head = { text: Text; path: Path; value: string; part: keyof typeof longest };

/** What search engines show of each page: titles and descriptions that are too long, and descriptions of two pages. */
export function headMistakes(texts: readonly Text[], nameOf: (locale: Locale) => Facts["name"] | undefined): Finding[] {
  const first = new Map<string, string>();
  return texts
    .filter((text) => !isOlderVersion(text) && text.name !== "error-pages")
    .flatMap(headsOf)
    .flatMap(({ text, path, value, part }): Finding[] => {
      const place = { file: text.file, line: text.lineOf(path), level: "warning" } as const;
      const key = `${text.locale} ${value}`;
      const twin = part === "description" ? first.get(key) : undefined;
      first.set(key, first.get(key) ?? text.file);
      const count = withoutName(value, nameOf(text.locale)).length;
      const max = longest[part];
      return [
        ...(count > max ? [{ ...place, code: `head-${part}`, values: { count, max } } as const] : []),
        ...(twin ? [{ ...place, code: "head-twice", values: { twin } } as const] : []),
      ];
    });
}

function headsOf(text: Text): Head[] {
  const metas = fieldsIn(text.schema, text.raw).flatMap(({ path }): Path[] => (path.at(-2) === "meta" ? [path] : []));
  const own: Record<string, [string, string]> = {
    stories: ["title", "summary"],
    news: ["title", "summary"],
    legal: ["title", "description"],
  };
  const long = own[text.folder ?? ""];
  const paths: [Path, Head["part"]][] = [
    ...metas.flatMap((path): [Path, Head["part"]][] => {
      const part = path.at(-1);
      return part === "title" || part === "description" ? [[path, part]] : [];
    }),
    ...(long
      ? ([
          [[long[0]], "title"],
          [[long[1]], "description"],
        ] as [Path, Head["part"]][])
      : []),
  ];
  return paths.flatMap(([path, part]) => {
    const value = valueAt(text.raw, path);
    return typeof value === "string" ? [{ text, path, value, part }] : [];
  });
}

/** The company's name follows every title by itself; where a title has it, it is not counted. */
function withoutName(text: string, name: string | undefined): string {
  const read = text.replaceAll("\u2060", "").replaceAll("{{name}}", name ?? "");
  return name ? read.replace(new RegExp(`\\s*[·|–:]?\\s*${name}\\s*[·|–:]?\\s*`), " ").trim() : read;
}
