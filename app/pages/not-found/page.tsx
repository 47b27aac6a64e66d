import { data } from "react-router";
import { words } from "../../../copy/words.ts";
import { localeOf, locales } from "../../../site/locales.ts";
import { ErrorPage } from "../../features/error-page/error-page.tsx";
import type { Route } from "./+types/page.ts";

/** The finished copy at /404 is the body of every 404 answer; while pre-rendering it has to be a success. */
export function loader({ pattern, url }: Route.LoaderArgs) {
  const locale = localeOf(pattern);
  const { lastResort: _, ...copy } = words("error-pages", locale);
  const status = url.pathname.replace(/\/$/, "") === `${locales[locale].prefix}/404` ? 200 : 404;
  return data({ locale, copy, meta: { ...copy.notFound.meta, noindex: true } }, status);
}

export default function NotFoundPage({ loaderData: { locale, copy } }: Route.ComponentProps) {
  return <ErrorPage kind="notFound" locale={locale} copy={copy} />;
}
