import { defaultLocale } from "../../site/locales.ts";
import { slugOf } from "../editing/items.ts";
import { momentIn } from "../front-matter.ts";
import { isPublished } from "../published.ts";
import type { Story } from "../schema.ts";
import { isOlderVersion } from "../view/text-names.ts";
import type { Finding } from "./problem.ts";
import type { Path } from "./schema-fields.ts";
import { type Text, twinOf } from "./texts.ts";

/** A story or a news item, as far as links need to know it. */
type Item = { slug: string; draft: boolean; publish?: string | undefined };
type ItemFolder = "stories" | "news";

/** What can be linked to in each language, and when it is there. */
export type Items = (locale: string, folder: ItemFolder) => readonly Item[];

export function itemsOf(texts: readonly Text[]): Items {
  const lists = new Map<string, Item[]>();
  for (const { locale, folder, name, isDraft, raw } of texts) {
    if (folder !== "stories" && folder !== "news") continue;
    const publish = (raw as { publish?: unknown } | undefined)?.publish;
    const item = { slug: name.slice(folder.length + 1), draft: isDraft, publish: readMoment(publish) };
    lists.set(`${locale}/${folder}`, [...(lists.get(`${locale}/${folder}`) ?? []), item]);
  }
  return (locale, folder) => lists.get(`${locale}/${folder}`) ?? [];
}

function readMoment(value: unknown): string | undefined {
  return typeof value === "string" && !Number.isNaN(Date.parse(value)) ? value : undefined;
}

type Wrong = Pick<Finding, "code" | "values">;

/** What is wrong with naming a story or news item; undefined where it is there in time. */
export function itemMistake(
  items: Items,
  { locale, raw, isDraft }: Pick<Text, "locale" | "raw" | "isDraft">,
  folder: ItemFolder,
  slug: string,
  now: Date,
) {
  const known = items(locale, folder);
  const item = known.find((one) => one.slug === slug);
  const kind = folder === "stories" ? "link-story" : "link-news";
  if (!item) return wrong(kind, { value: slug });
  // What waits for its moment is looked at as if it had come.
  const moment = readMoment((raw as { publish?: unknown } | undefined)?.publish);
  const appears = moment && new Date(moment) > now ? new Date(moment) : now;
  if (isDraft || isPublished(item, appears)) return undefined;
  return item.draft
    ? wrong("link-draft", { value: slug })
    : wrong("link-later", { value: slug, moment: item.publish ?? "" });
}

function wrong(code: Finding["code"], values: Finding["values"]): Wrong {
  return { code, values };
}

/** The page of each service that a story's short tags name. */
const servicePages: Readonly<Record<Story["tags"][number], Story["services"][number]>> = {
  altyapi: "yonetilen-hizmetler-bilgi-teknolojileri-altyapi-yonetimi",
  guvenlik: "yonetilen-hizmetler-siber-guvenlik-yonetim-ve-danismanlik-hizmetleri",
  sap: "yonetilen-hizmetler-sap-ve-is-uygulamalari-yonetimi",
  modernizasyon: "yonetilen-hizmetler-uygulama-modernizasyonu",
  rpa: "dijital-donusum-urunleri-robotik-surec-otomasyonu",
  bulut: "bulut-cozumleri",
  veri: "yonetilen-hizmetler-veri-yonetimi-ve-stratejileri",
  urun: "dijital-donusum-urunleri",
};

/** What is wrong with the front matter of a story or news item besides its fields. */
export function itemMistakes(text: Text, texts: ReadonlyMap<string, Text>): Finding[] {
  const { file, folder, name, raw, data, source, locale, lineOf } = text;
  if (!folder || isOlderVersion(text)) return [];
  const slug = name.slice(folder.length + 1);
  const at = (path: Path, code: Finding["code"], values?: Finding["values"]): Finding => {
    return { file, line: lineOf(path), level: "error", code, values };
  };
  const findings: Finding[] = [];
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) {
    findings.push({ file, level: "error", code: "file-name", values: { example: `${slugOf(slug)}.md` } });
  }
  if (folder !== "stories" && folder !== "news") return findings;

  const moment = readMoment((raw as { publish?: unknown } | undefined)?.publish);
  if (moment && momentIn(source) !== moment) findings.push(at(["publish"], "moment-line", { moment }));

  const twin = locale === defaultLocale ? undefined : texts.get(twinOf(file, defaultLocale));
  if (twin && stateOf(twin) !== stateOf(text)) {
    const values: Finding["values"] = { value: shown(text), twin: twin.file, other: shown(twin) };
    findings.push(at(text.isDraft ? ["draft"] : ["publish"], "twin-moment", values));
  }
  return folder === "stories" && data ? [...findings, ...storyMistakes(data as Story, slug, at)] : findings;
}

function storyMistakes(
  { tags, services, related }: Pick<Story, "tags" | "services" | "related">,
  slug: string,
  at: (path: Path, code: Finding["code"], values?: Finding["values"]) => Finding,
): Finding[] {
  return [
    ...tags
      .filter((tag) => !services.includes(servicePages[tag]))
      .map((tag) => at(["tags"], "tag-service", { tag, page: servicePages[tag] })),
    ...related.flatMap((other, index) => {
      if (other === slug) return at(["related", index], "related-self");
      return related.indexOf(other) < index ? at(["related", index], "related-twice", { value: other }) : [];
    }),
  ];
}

/** When an item is seen. */
function stateOf({ isDraft, raw }: Text): string {
  const moment = readMoment((raw as { publish?: unknown } | undefined)?.publish);
  return isDraft ? "draft" : moment ? new Date(moment).toISOString() : "published";
}

function shown(text: Text): Pick<Finding, "code" | "values"> {
  const state = stateOf(text);
  if (state === "draft" || state === "published") return { code: `state-${state}` };
  return { code: "state-later", values: { moment: state } };
}
