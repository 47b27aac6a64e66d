import { words } from "../../../copy/words.ts";
import { localeOf } from "../../../site/locales.ts";
import { ErrorPage } from "../../features/error-page/error-page.tsx";
import type { Route } from "./+types/page.ts";

const kinds = { "500": "failed", "429": "tooMany", "503": "busy" } as const;

export function loader({ pattern }: Route.LoaderArgs) {
  const locale = localeOf(pattern);
  const { lastResort: _, ...copy } = words("error-pages", locale);
  const kind = kinds[pattern.slice(-3) as keyof typeof kinds];
  return { locale, copy, kind, meta: { ...copy[kind].meta, noindex: true } };
}

/**
 * Finished at build time, for answers of the server. Into the one of a failure it writes what happened and the id of
 * the request, in place of these names.
 */
export default function FailedPage({ loaderData: { locale, copy, kind } }: Route.ComponentProps) {
  if (kind !== "failed") return <ErrorPage kind={kind} locale={locale} copy={copy} />;
  const failed = { ...copy.failed, lead: "FAILURE_MESSAGE" };
  return <ErrorPage kind="failed" locale={locale} copy={{ ...copy, failed }} requestId="REQUEST_ID" />;
}
