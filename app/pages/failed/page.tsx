import { errorPages as en } from "../../../content/en/error-pages.ts";
import { errorPages as tr } from "../../../content/tr/error-pages.ts";
import { localeOf } from "../../../site/locales.ts";
import { LostPage } from "../../features/lost/lost-page.tsx";
import type { Route } from "./+types/page.ts";

export function loader({ pattern }: Route.LoaderArgs) {
  const locale = localeOf(pattern);
  const copy = { tr, en }[locale];
  return { locale, copy, meta: { ...copy.failed.meta, noindex: true } };
}

/** Finished at build time; the server writes the id of the failed request in place of REQUEST_ID. */
export default function FailedPage({ loaderData: { locale, copy } }: Route.ComponentProps) {
  return <LostPage kind="failed" locale={locale} copy={copy} requestId="REQUEST_ID" />;
}
