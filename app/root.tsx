import "./styles/tokens.css";
import "./styles/fonts.css";
import "./styles/base.css";
import "./styles/layout.css";
import "./styles/print.css";
import type { ReactNode } from "react";
import { isRouteErrorResponse, Links, Outlet, Scripts, useRouteLoaderData } from "react-router";
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
import { ConnectionNotice } from "./features/connection/connection-notice.tsx";
import type { ConsentWords } from "./features/consent/consent-banner.tsx";
import { LastResort } from "./features/lost/last-resort.tsx";
import { LostPage } from "./features/lost/lost-page.tsx";
import { Footer } from "./features/navigation/footer.tsx";
import { Header } from "./features/navigation/header.tsx";
import { Moving } from "./features/navigation/moving.tsx";
import { AppData, Boot } from "./hydration/deferred-scripts.tsx";
import { keepMoving } from "./hydration/keep-moving.ts";
import { useFailure } from "./hydration/use-failure.ts";
import { consentWords } from "./page/consent-words.ts";
import { hydrateWhen } from "./page/hydrate-when.ts";
import { inLanguage } from "./page/in-language.ts";
import { namedMiddleware } from "./page/named-middleware.ts";
import { PageConsent, PageConsentLink } from "./page/page-consent.tsx";
import { useCurrentPage } from "./page/page-context.ts";
import { shownMessage } from "./page/shown-message.ts";
import { DocumentHead } from "./seo/document-head.tsx";

type RootWords = { chrome: typeof chromeTr; pageNames: typeof namesTr; consent?: ConsentWords };

export const middleware: Route.MiddlewareFunction[] = [namedMiddleware()];

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepMoving];

export function loader({ pattern }: Route.LoaderArgs): RootWords {
  const locale = localeOf(pattern);
  const tr = { chrome: chromeTr, pageNames: namesTr };
  const en = { chrome: chromeEn, pageNames: namesEn };
  const words = inLanguage({ tr, en }, locale);
  return __TAG_MANAGER_ID__ ? { ...words, consent: consentWords(locale) } : words;
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
        {import.meta.env.PROD && <Boot />}
      </head>
      <body>
        {children}
        {/* Hot reload needs the framework's own scripts. */}
        {import.meta.env.DEV ? <Scripts /> : <AppData when={hydrateWhen(name && pageOf(name).type)} />}
      </body>
    </html>
  );
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

const question = __TAG_MANAGER_ID__ ? <PageConsent /> : null;
const preferences = __TAG_MANAGER_ID__ ? <PageConsentLink /> : null;

function Chrome({ children }: { children: ReactNode }) {
  const page = useCurrentPage();
  const root = useRouteLoaderData<typeof loader>("root");
  if (!root) return children;
  return (
    <>
      <Moving />
      <Header
        copy={root.chrome}
        locale={page.locale}
        night={beginsAtNight(page.name && pageOf(page.name).type)}
        question={question}
      />
      <ConnectionNotice copy={root.chrome.connection} />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer copy={root.chrome} names={root.pageNames} locale={page.locale} preferences={preferences} />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  useFailure(error);
  const { locale } = useCurrentPage();
  const kind = isRouteErrorResponse(error) && error.status === 404 ? "notFound" : "failed";
  const words = inLanguage({ tr: errorsTr, en: errorsEn }, locale);
  const failed = { ...words.failed, lead: shownMessage(error) ?? words.failed.lead };
  const copy = { ...words, failed };
  return (
    <LastResort copy={inLanguage({ tr: lastResortTr, en: lastResortEn }, locale)}>
      <title>{`${copy[kind].meta.title} · ${company.name}`}</title>
      <Chrome>
        <LostPage locale={locale} kind={kind} copy={copy} />
      </Chrome>
    </LastResort>
  );
}
