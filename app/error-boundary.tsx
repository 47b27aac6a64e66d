import { isRouteErrorResponse, Outlet } from "react-router";
import { errorPages as en, lastResort as lastResortEn } from "../content/en/error-pages.ts";
import { lastResort as lastResortTr, errorPages as tr } from "../content/tr/error-pages.ts";
import { company } from "../site/company.ts";
import type { Route } from "./+types/error-boundary.ts";
import { LastResort } from "./features/lost/last-resort.tsx";
import { LostPage } from "./features/lost/lost-page.tsx";
import { NotReached } from "./hydration/keep-moving.ts";
import { retry, useFailure } from "./hydration/use-failure.ts";
import { localized } from "./page/localized.ts";
import { useShownLocale } from "./page/page-context.ts";
import { publicMessage } from "./page/page-middleware.ts";

/** Stands around every page, inside of the header and the footer: a page that fails is replaced, and they stay. */
export default Outlet;

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  useFailure(error);
  const locale = useShownLocale();
  const kind = kindOf(error);
  const words = localized({ tr, en }, locale);
  const broken = { ...words.broken, lead: publicMessage(error) ?? words.broken.lead };
  const copy = { ...words, broken };
  return (
    <LastResort copy={localized({ tr: lastResortTr, en: lastResortEn }, locale)}>
      <title>{`${copy[kind].meta.title} · ${company.name}`}</title>
      <LostPage locale={locale} kind={kind} copy={copy} onRetry={retry} />
    </LastResort>
  );
}

function kindOf(error: unknown) {
  if (error instanceof NotReached) return "unreachable";
  if (!isRouteErrorResponse(error)) return "broken";
  if (error.status === 429) return "tooMany";
  return error.status === 404 ? "notFound" : "broken";
}
