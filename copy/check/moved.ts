import { localeOf } from "../../site/locales.ts";
import { movedSchema } from "../schemas/moved.ts";
import { movedFile } from "../view/text-names.ts";
import { itemMistake } from "./items.ts";
import type { LinkContext } from "./links.ts";
import { isPage, pageMistake, paramOf } from "./page-links.ts";
import type { Finding } from "./problem.ts";
import { readYaml } from "./read-yaml.ts";
import { isRecord } from "./schema-fields.ts";
import type { Sources } from "./texts.ts";

/** Old addresses that are written wrong, or that lead nowhere. */
export function movedMistakes(sources: Sources, { items, now }: LinkContext): Finding[] {
  const source = sources.get(movedFile);
  if (source === undefined) return [];
  const { document, raw, findings, lineOf } = readYaml(movedFile, source, movedSchema);
  if (!document || !isRecord(raw)) return findings;
  return Object.entries(raw).flatMap(([address, target]): Finding[] => {
    const error = { file: movedFile, line: lineOf([address]), level: "error" } as const;
    if (!/^\/[a-z0-9/_.-]*[a-z0-9_.-]$/.test(address)) return [{ ...error, code: "old-address" }];
    if (target === "gone") return [];
    const page = String(isRecord(target) ? target.page : target);
    const params = isRecord(target) && isRecord(target.params) ? (target.params as Record<string, string>) : {};
    const wrong = pageMistake(page, params, "yaml");
    const param = isPage(page) ? paramOf(page) : undefined;
    if (wrong) return [{ ...error, ...wrong }];
    if (!param) return [];
    const folder = page === "hakkimizda-medya-haber" ? "news" : "stories";
    const from = { locale: localeOf(address), raw: undefined, isDraft: false };
    const missing = itemMistake(items, from, folder, params[param] ?? "", now);
    return missing ? [{ ...error, ...missing }] : [];
  });
}
