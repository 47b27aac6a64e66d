import { useCurrentPage, useRootData } from "../../page/page-context.ts";
import { ConsentBanner } from "./consent-banner.tsx";
import { ConsentLink } from "./consent-link.tsx";

/** The question about cookies, on the page on screen. */
export function PageConsent() {
  const page = useCurrentPage();
  const root = useRootData();
  if (!root?.consent) return null;
  return <ConsentBanner copy={root.consent} policyName={root.pageNames["cerez-politikasi"]} page={page} />;
}

/** The way back to that question. */
export function PageConsentLink() {
  const root = useRootData();
  return root?.consent ? <ConsentLink copy={root.consent} /> : null;
}
