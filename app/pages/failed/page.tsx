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

/** Finished at build time; the server writes what happened and the id of the failed request in place of these names. */
export default function FailedPage({ loaderData: { locale, copy } }: Route.ComponentProps) {
  const failed = { ...copy.failed, lead: "FAILURE_MESSAGE" };
  return <LostPage kind="failed" locale={locale} copy={{ ...copy, failed }} requestId="REQUEST_ID" />;
}
