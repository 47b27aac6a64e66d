import { defaultLocale } from "./locales.ts";

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

function decode(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
    if (decimal) return String.fromCodePoint(Number(decimal));
    return entities[name] ?? whole;
  });
}

function attribute(tag: string, name: string): string | undefined {
  const found = new RegExp(`\\s${name}="([^"]*)"`, "i").exec(tag)?.[1];
  return found === undefined ? undefined : decode(found);
}

type Named = "image" | "title" | "siteName" | "picture" | "tab" | "description" | "address";

export type PageHead = Record<Named, string | undefined> & { locale: string };

/** Pictures that say what their page is about, by their names in app/art/catalogue.ts. */
const ownPicture = /"\/art\/((?:head|plate|story)\/[\w-]+|hero-sea|coast)\.svg"/;

/** The page of an item may show the covers of others, below its own photograph or drawing. */
function isOfOther(picture: string | undefined, image: string | undefined): boolean {
  const [, slug] = /--([a-z0-9-]+)\.png$/.exec(image ?? "") ?? [];
  return slug !== undefined && picture?.startsWith("story/") === true && !picture.endsWith(`--${slug}`);
}

/** What a finished page says about itself to search engines and to those who share it. */
export function readPageHead(html: string): PageHead {
  const head = html.slice(0, html.indexOf("</head>"));
  const metas = new Map<string, string>();
  for (const [tag] of head.matchAll(/<meta\b[^>]*>/gi)) {
    const property = attribute(tag, "property") ?? attribute(tag, "name");
    if (property) metas.set(property, attribute(tag, "content") ?? "");
  }
  const locale = attribute(/<html\b[^>]*>/i.exec(html)?.[0] ?? "", "lang")?.split("-", 1)[0] ?? defaultLocale;
  const picture = ownPicture.exec(html.slice(head.length))?.[1];
  return {
    locale,
    image: metas.get("og:image"),
    title: metas.get("og:title"),
    siteName: metas.get("og:site_name"),
    tab: decode(/<title>([^<]*)<\/title>/.exec(head)?.[1] ?? "") || undefined,
    description: metas.get("description"),
    address: metas.get("og:url"),
    picture: isOfOther(picture, metas.get("og:image")) ? undefined : picture,
  };
}
