import { words } from "../copy/words.ts";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/layout.css";
import "./styles/print.css";
import { type ReactNode, useEffect } from "react";
import { preinitModule } from "react-dom";
import { Links, Outlet, Scripts } from "react-router";
import { facts } from "../copy/facts.ts";
import { loadLegal } from "../copy/load.ts";
import { textSource } from "../copy/source.ts";
import { bindingLocale, type Locale, localeCodes, localeOf, locales } from "../site/locales.ts";
import { pageOf } from "../site/pages.ts";
import type { Route } from "./+types/root.ts";
import { ConnectionNotice } from "./features/connection/connection-notice.tsx";
import { PageConsent, PageConsentLink } from "./features/consent/consent-banner.tsx";
import { ClientNavigation } from "./features/navigation/client-navigation.tsx";
import { Footer } from "./features/navigation/footer.tsx";
import { Header } from "./features/navigation/header.tsx";
import { useAllStyles } from "./hydration/all-styles.ts";
import { AppData, Boot } from "./hydration/deferred-start.tsx";
import { PendingHash } from "./hydration/navigation-middleware.ts";
import { noteArrival } from "./page/arrival.ts";
import {
  type CompanyData,
  type ConsentWords,
  keepRootData,
  type RootData,
  useCurrentPage,
  useShownLocale,
} from "./page/page-context.ts";
import { pageMiddleware } from "./page/page-middleware.ts";
import { DocumentHead } from "./seo/document-head.tsx";

export const middleware: Route.MiddlewareFunction[] = [pageMiddleware()];

export function loader({ pattern }: Route.LoaderArgs): RootData {
  const locale = localeOf(pattern);
  return {
    locale,
    chrome: words("chrome", locale),
    pageNames: words("page-names", locale),
    company: companyData(locale),
    errors: words("error-pages", locale),
    ...(localeCodes.length > 2 && { languageMenu: words("language-menu", locale) }),
    ...(__TAG_MANAGER_ID__ && { consent: consentWords(locale) }),
  };
}

function companyData(locale: Locale): CompanyData {
  const { offices, social, copyrightFrom } = facts(locale);
  const copyrightYears = `${copyrightFrom}–${(textSource().moment ?? new Date()).getFullYear()}`;
  return { ...words("company", locale), phone: offices.headquarters.phone, social, copyrightYears };
}

/** The version is that of the policy that binds. */
function consentWords(locale: Locale): ConsentWords {
  const { version } = loadLegal("cerez-politikasi", bindingLocale);
  return { ...words("consent", locale), policyVersion: version };
}

export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) {
  return localeOf(currentUrl.pathname) !== localeOf(nextUrl.pathname);
}

export function Layout({ children }: { children: ReactNode }) {
  const locale = useShownLocale();
  const { name } = useCurrentPage();
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
        {import.meta.env.DEV ? <Scripts /> : <AppData type={name && pageOf(name).type} />}
      </body>
    </html>
  );
}

/** These pages open with a night section, and the header joins it. */
function beginsAtNight(type: string | undefined): boolean {
  return type === undefined || type === "home" || type === "story";
}

const question = __TAG_MANAGER_ID__ ? <PageConsent /> : null;
const preferences = __TAG_MANAGER_ID__ ? <PageConsentLink /> : null;

export default function App({ loaderData }: Route.ComponentProps) {
  const { chrome, company, pageNames, locale } = loaderData;
  const { name } = useCurrentPage();
  const type = name && pageOf(name).type;
  useAllStyles();
  useEffect(noteArrival, []);
  useEffect(() => keepRootData(loaderData), [loaderData]);
  useMotion();
  usePointerLight();
  const night = beginsAtNight(type);
  return (
    <>
      <PendingHash />
      <ClientNavigation />
      <Header copy={chrome} company={company} locale={locale} night={night} question={question} />
      <ConnectionNotice copy={chrome.connection} />
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer copy={chrome} company={company} names={pageNames} locale={locale} preferences={preferences} />
    </>
  );
}

/** What the boot script does until the app runs: what the scroll moves may move. */
function useMotion(): void {
  useEffect(() => {
    document.documentElement.dataset.moving = "";
  }, []);
}

/** While one works on the site; a build has it in the boot script. Before React it would leave styles React cannot explain. */
function usePointerLight(): void {
  useEffect(() => {
    if (import.meta.env.DEV) preinitModule("/app/hydration/pointer-light.js", { as: "script" });
  }, []);
}

/** For what stands around the pages; a page has its own. */
export { ErrorBoundary } from "./error-boundary.tsx";
