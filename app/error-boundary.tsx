import { useEffect } from "react";
import { isRouteErrorResponse, Outlet } from "react-router";
import type { Route } from "./+types/error-boundary.ts";
import { ErrorPage, LastResort } from "./features/error-page/error-page.tsx";
import { loadingBar } from "./features/navigation/loading-bar.tsx";
import { hardReload, retryPage } from "./hydration/hard-reload.ts";
import { navigationMiddleware, UnreachableError } from "./hydration/navigation-middleware.ts";
import { useLatestRootData } from "./page/page-context.ts";
import { publicMessage } from "./page/page-middleware.ts";

/** In development React Router's own rules apply. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = import.meta.env.PROD ? [navigationMiddleware] : [];

/** The layout route around every page, inside the header and the footer: a page that fails is replaced, and they stay. */
export default Outlet;

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  useFailure(error);
  const root = useLatestRootData();
  // The server sends its finished error page.
  if (!root) return null;
  const { locale, company, errors: words } = root;
  const kind = kindOf(error);
  const broken = { ...words.broken, lead: publicMessage(error) ?? words.broken.lead };
  const copy = { ...words, broken };
  return (
    <LastResort copy={words.lastResort}>
      <title>{`${copy[kind].meta.title} · ${company.name}`}</title>
      <ErrorPage locale={locale} kind={kind} copy={copy} onRetry={retry} />
    </LastResort>
  );
}

function kindOf(error: unknown) {
  if (error instanceof UnreachableError) return "unreachable";
  if (!isRouteErrorResponse(error)) return "broken";
  if (error.status === 429) return "tooMany";
  return error.status === 404 ? "notFound" : "broken";
}

/** A page that throws while it renders may have got the payload of another release: it is loaded from the server. */
function useFailure(error: unknown): void {
  useEffect(() => {
    loadingBar.fail();
    const isUnexpected = !isRouteErrorResponse(error) && !(error instanceof UnreachableError);
    if (import.meta.env.PROD && isUnexpected) hardReload(location.href);
  }, [error]);
}

async function retry(): Promise<void> {
  loadingBar.start();
  if (!(await retryPage())) loadingBar.fail();
}
