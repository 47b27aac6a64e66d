import { useRouteError } from "react-router";
import { background } from "../../site/brand.ts";
import { alternates, href } from "../../site/href.ts";
import { defaultLocale, localeCodes, locales, otherLocales } from "../../site/locales.ts";
import { pageOf } from "../../site/pages.ts";
import { type CurrentPage, type RootData, useCurrentPage, useRootData } from "../page/page-context.ts";
import { breadcrumbs } from "../page/page-parts.tsx";
import fontRules from "../styles/fonts.css?inline";
import { absolute, feedPath, shareImagePath } from "./addresses.ts";
import { breadcrumbList } from "./breadcrumb-list.ts";

/** Everything in the head that says what the page is, from the table and the page's own words. */
export function DocumentHead() {
  const page = useCurrentPage();
  const failed = Boolean(useRouteError());
  return (
    <>
      <meta name="theme-color" content={background.light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={background.dark} media="(prefers-color-scheme: dark)" />
      <link rel="icon" href="/icon.svg" type="image/svg+xml" />
      <link rel="manifest" href="/manifest.webmanifest" />
      <Fonts />
      {failed ? <meta name="robots" content="noindex" /> : <AboutPage page={page} />}
    </>
  );
}

const fonts = ["funnel-display", "hanken-grotesk"];

/**
 * Their rules are part of the document and not of the sheet of all pages: when that came, the browser would register the
 * fonts again and show one that was too late for the first frame.
 */
function Fonts() {
  return (
    <>
      {fonts.map((font) => (
        <link key={font} rel="preload" href={`/fonts/${font}.woff2`} as="font" type="font/woff2" crossOrigin="" />
      ))}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a style sheet of ours */}
      <style dangerouslySetInnerHTML={{ __html: fontRules }} />
    </>
  );
}

function AboutPage({ page }: { page: CurrentPage }) {
  const { name, meta } = page;
  const root = useRootData();
  if (!meta || !root) return null;
  const hidden = meta.noindex || (name && pageOf(name).noindex);
  return (
    <>
      <title>{name === "index" ? meta.title : `${meta.title} · ${root.company.name}`}</title>
      <meta name="description" content={meta.description} />
      {hidden ? <meta name="robots" content="noindex" /> : <ForSharers page={page} root={root} />}
      {meta.canonical && <link rel="canonical" href={absolute(meta.canonical)} />}
    </>
  );
}

function ForSharers({ page: { name, locale, params, meta }, root }: { page: CurrentPage; root: RootData }) {
  if (!name || !meta) return null;
  const pair = alternates(name, params);
  const address = absolute(pair[locale]);
  const image = absolute(shareImagePath(name, locale, params));
  const title = meta.shareTitle ?? meta.title;
  return (
    <>
      <link rel="canonical" href={address} />
      {localeCodes.map((code) => (
        <link key={code} rel="alternate" hrefLang={code} href={absolute(pair[code])} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={absolute(pair[defaultLocale])} />
      <link
        rel="alternate"
        type="application/rss+xml"
        title={root.chrome.feedTitle}
        href={absolute(feedPath(locale))}
      />
      <meta
        property="og:type"
        content={pageOf(name).type === "story" || pageOf(name).type === "news" ? "article" : "website"}
      />
      <meta property="og:site_name" content={root.company.fullName} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={meta.description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={title} />
      <meta property="og:locale" content={locales[locale].iso.replace("-", "_")} />
      {otherLocales(locale).map((code) => (
        <meta key={code} property="og:locale:alternate" content={locales[code].iso.replace("-", "_")} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
      {name !== "index" && (
        <JsonLd
          data={breadcrumbList(breadcrumbs(name, locale, root.pageNames, meta.crumb), href(name, locale, params))}
        />
      )}
      {meta.jsonLd?.map((data) => (
        <JsonLd key={JSON.stringify(data)} data={data} />
      ))}
    </>
  );
}

function JsonLd({ data }: { data: object }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every "<" escaped
      dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll("<", "\\u003c") }}
    />
  );
}
