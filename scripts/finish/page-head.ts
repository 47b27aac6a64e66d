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

export type PageHead = { locale: string; image?: string; title?: string; siteName?: string };

/** What a finished page says about itself to those who share it. */
export function readPageHead(html: string): PageHead {
  const head = html.slice(0, html.indexOf("</head>"));
  const metas = new Map<string, string>();
  for (const [tag] of head.matchAll(/<meta\b[^>]*>/gi)) {
    const property = attribute(tag, "property");
    if (property) metas.set(property, attribute(tag, "content") ?? "");
  }
  const locale = attribute(/<html\b[^>]*>/i.exec(html)?.[0] ?? "", "lang")?.slice(0, 2) ?? "tr";
  return {
    locale,
    image: metas.get("og:image"),
    title: metas.get("og:title"),
    siteName: metas.get("og:site_name"),
  };
}
