import { tagManagerOrigin } from "../../domain/consent/tag-manager.ts";

/** Hosts outside that pages may use, by what for. All are empty unless the owner configured a third party. */
export type OutsideHosts = { script: string[]; image: string[]; connect: string[]; frame: string[] };

const analytics = "https://*.google-analytics.com";
const captcha = "https://www.recaptcha.net";

/** What the settings of a build need: https://developers.google.com/tag-platform/security/guides/csp and reCAPTCHA's FAQ. */
export function outsideHosts(inputs: Readonly<Record<string, string>>): OutsideHosts {
  const hosts: OutsideHosts = { script: [], image: [], connect: [], frame: [] };
  if (inputs.TAG_MANAGER_ID) {
    hosts.script.push(tagManagerOrigin);
    hosts.image.push(tagManagerOrigin, analytics);
    hosts.connect.push(tagManagerOrigin, analytics, "https://*.analytics.google.com");
  }
  if (inputs.RECAPTCHA_SITE_KEY) {
    hosts.script.push(captcha, "https://www.gstatic.com/recaptcha/");
    hosts.connect.push(captcha);
    hosts.frame.push(captcha);
  }
  const lookup = URL.parse(inputs.COUNTRY_LOOKUP_URL ?? "");
  if (lookup) hosts.connect.push(lookup.origin);
  return hosts;
}
