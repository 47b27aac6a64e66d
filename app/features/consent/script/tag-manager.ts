import type { Category } from "../../../../domain/consent/consent.ts";
import { consentSignals, pageViewEvent, tagManagerOrigin } from "../../../../domain/consent/tag-manager.ts";

let running = false;

/** Loads the tag manager, once. Consent Mode begins with everything denied; then it hears what is allowed. */
export function loadTagManager(id: string, allowed: readonly Category[]): void {
  if (running) return;
  running = true;
  window.dataLayer ??= [];
  command("consent", "default", consentSignals([]));
  updateConsent(allowed);
  window.dataLayer.push({ "gtm.start": Date.now(), event: "gtm.js" });
  const script = document.createElement("script");
  script.async = true;
  script.src = `${tagManagerOrigin}/gtm.js?id=${id}`;
  document.head.append(script);
}

/** Tells a tag manager that runs what is allowed from now on; one that was never loaded hears nothing. */
export function updateConsent(allowed: readonly Category[]): void {
  if (running) command("consent", "update", consentSignals(allowed));
}

export function pushPageView(routeName: string, path: string): void {
  window.dataLayer?.push(pageViewEvent(routeName, location.origin + path, document.title));
}

function command(..._words: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: the tag manager takes commands in no other form
  window.dataLayer?.push(arguments);
}
