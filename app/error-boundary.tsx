import { isRouteErrorResponse, Outlet } from "react-router";
import { errorPages as en, lastResort as lastResortEn } from "../content/en/error-pages.ts";
import { lastResort as lastResortTr, errorPages as tr } from "../content/tr/error-pages.ts";
import { company } from "../site/company.ts";
import type { Route } from "./+types/error-boundary.ts";
import { LastResort } from "./features/lost/last-resort.tsx";
import { LostPage } from "./features/lost/lost-page.tsx";
import { NotReached } from "./hydration/keep-moving.ts";
import { retry, useFailure } from "./hydration/use-failure.ts";
import { inLanguage } from "./page/in-language.ts";
import { useShownLocale } from "./page/page-context.ts";
import { shownMessage } from "./page/shown-message.ts";

/** Stands around every page, inside of the header and the footer: a page that fails is replaced, and they stay. */
export default Outlet;

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  useFailure(error);
  const locale = useShownLocale();
  const kind = kindOf(error);
  const words = inLanguage({ tr, en }, locale);
  const broken = { ...words.broken, lead: shownMessage(error) ?? words.broken.lead };
  const copy = { ...words, broken };
  return (
    <LastResort copy={inLanguage({ tr: lastResortTr, en: lastResortEn }, locale)}>
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
