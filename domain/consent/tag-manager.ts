import type { Category } from "./consent.ts";

export const tagManagerOrigin = "https://www.googletagmanager.com";

/** The decision in the words of Consent Mode v2. */
export function consentSignals(categories: readonly Category[]) {
  const analytics = state(categories.includes("analytics"));
  const marketing = state(categories.includes("marketing"));
  return {
    analytics_storage: analytics,
    ad_storage: marketing,
    ad_user_data: marketing,
    ad_personalization: marketing,
  };
}

function state(allowed: boolean): "granted" | "denied" {
  return allowed ? "granted" : "denied";
}

/** What the tag manager hears about a page. Its address has no query: visitors' own words may stand there. */
export function pageViewEvent(routeName: string, pageUrl: string, pageTitle: string) {
  return { event: "pageView", pageType: "PageView", routeName, pageUrl, pageTitle };
}
