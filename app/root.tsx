import "./styles/tokens.css";
import "./styles/fonts.css";
import "./styles/base.css";
import "./styles/layout.css";
import "./styles/print.css";
import type { ReactNode } from "react";
import { isRouteErrorResponse, Links, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from "react-router";
import { chrome as chromeEn } from "../content/en/chrome.ts";
import { errorPages as errorsEn, lastResort as lastResortEn } from "../content/en/error-pages.ts";
import { pageNames as namesEn } from "../content/en/page-names.ts";
import { chrome as chromeTr } from "../content/tr/chrome.ts";
import { errorPages as errorsTr, lastResort as lastResortTr } from "../content/tr/error-pages.ts";
import { pageNames as namesTr } from "../content/tr/page-names.ts";
import { company } from "../site/company.ts";
import { localeOf, locales } from "../site/locales.ts";
import { pageOf } from "../site/pages.ts";
import type { Route } from "./+types/root.ts";
import { LastResort } from "./features/lost/last-resort.tsx";
import { LostPage } from "./features/lost/lost-page.tsx";
import { Footer } from "./features/navigation/footer.tsx";
import { Header } from "./features/navigation/header.tsx";
import { DeferredScripts, type HydrateWhen } from "./hydration/deferred-scripts.tsx";
import { useCurrentPage } from "./page/page-context.ts";
import { DocumentHead } from "./seo/document-head.tsx";

export function loader({ pattern }: Route.LoaderArgs) {
  return localeOf(pattern) === "tr"
    ? { chrome: chromeTr, pageNames: namesTr }
    : { chrome: chromeEn, pageNames: namesEn };
}

export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) {
  return localeOf(currentUrl.pathname) !== localeOf(nextUrl.pathname);
}

export function Layout({ children }: { children: ReactNode }) {
  const { locale, name } = useCurrentPage();
  return (
    <html lang={locales[locale].code}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <DocumentHead />
        <Links />
      </head>
      <body>
        {children}
        {import.meta.env.DEV ? <DevScripts /> : <DeferredScripts when={hydrateWhen(name && pageOf(name).type)} />}
      </body>
    </html>
  );
}

/** Hot reload needs the framework's own scripts. */
function DevScripts() {
  return (
    <>
      <ScrollRestoration />
      <Scripts />
    </>
  );
}

function hydrateWhen(type: string | undefined): HydrateWhen {
  return type === "contact" || type === "quote" ? "idle" : "intent";
}

/** These pages open with a night section, and the header joins it. */
function beginsAtNight(type: string | undefined): boolean {
  return type === undefined || type === "home" || type === "story";
}

export default function App() {
  return (
    <Chrome>
      <Outlet />
    </Chrome>
  );
}

function Chrome({ children }: { children: ReactNode }) {
  const page = useCurrentPage();
  const root = useRouteLoaderData<typeof loader>("root");
  if (!root) return children;
  return (
    <>
      <Header copy={root.chrome} page={page} night={beginsAtNight(page.name && pageOf(page.name).type)} />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer copy={root.chrome} names={root.pageNames} locale={page.locale} />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { locale } = useCurrentPage();
  const kind = isRouteErrorResponse(error) && error.status === 404 ? "notFound" : "failed";
  const [copy, lastWords] = locale === "tr" ? [errorsTr, lastResortTr] : [errorsEn, lastResortEn];
  return (
    <LastResort copy={lastWords}>
      <title>{`${copy[kind].meta.title} · ${company.name}`}</title>
      <Chrome>
        <LostPage locale={locale} kind={kind} copy={copy} />
      </Chrome>
    </LastResort>
  );
}
