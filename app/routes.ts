import { index, layout, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { defaultLocale, localeCodes, locales, otherLocales } from "../site/locales.ts";
import { errorStatuses, pageNames, pageOf } from "../site/pages.ts";
import { flagFolder } from "./features/phone-field/flags.ts";
import { feedPath } from "./seo/addresses.ts";

/** Each page of the table is mounted once per language, with the id LANGUAGE.NAME. */
const pageRoutes: RouteConfigEntry[] = pageNames.flatMap((name) =>
  localeCodes.map((locale) => {
    const file = `pages/${pageOf(name).module}/page.tsx`;
    const path = pageOf(name)[locale];
    const id = `${locale}.${name}`;
    return path === "/" ? index(file, { id }) : route(path, file, { id });
  }),
);

/** Not found is the page of every address that no other one has. */
const failures = errorStatuses.filter((status) => status !== 404);

export default [
  // A page that fails is replaced alone: what stands around it stays.
  layout("error-boundary.tsx", { id: "pages" }, [
    ...pageRoutes,
    ...localeCodes.flatMap((locale) =>
      failures.map((status) =>
        route(`${locales[locale].prefix}/${status}`, "pages/failed/page.tsx", { id: `${locale}.${status}` }),
      ),
    ),
    ...[...otherLocales(defaultLocale), defaultLocale].map((locale) =>
      route(`${locales[locale].prefix}/*`, "pages/not-found/page.tsx", { id: `${locale}.404` }),
    ),
  ]),
  route("/art/*", "art/route.ts"),
  route(`${flagFolder}/:file`, "features/phone-field/flag-route.ts"),
  route("/sitemap.xml", "seo/sitemap.ts"),
  route("/robots.txt", "seo/robots.ts"),
  route("/manifest.webmanifest", "seo/web-manifest.ts"),
  ...localeCodes.map((locale) => route(feedPath(locale), "seo/feed.ts", { id: `feed.${locale}` })),
] satisfies RouteConfig;
