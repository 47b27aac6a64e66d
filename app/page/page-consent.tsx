import { useRouteLoaderData } from "react-router";
import { ConsentBanner } from "../features/consent/consent-banner.tsx";
import { ConsentLink } from "../features/consent/consent-link.tsx";
import type { loader as rootLoader } from "../root.tsx";
import { useCurrentPage } from "./page-context.ts";

/** The question about cookies, on the page on screen. */
export function PageConsent() {
  const page = useCurrentPage();
  const root = useRouteLoaderData<typeof rootLoader>("root");
  if (!root?.consent) return null;
  return <ConsentBanner copy={root.consent} policyName={root.pageNames["cerez-politikasi"]} page={page} />;
}

/** The way back to that question. */
export function PageConsentLink() {
  const root = useRouteLoaderData<typeof rootLoader>("root");
  return root?.consent ? <ConsentLink copy={root.consent} /> : null;
}
