/** The public origin of the site, a build input. */
declare const __ORIGIN__: string;
/** app/hydration/boot.js, minified. */
declare const __BOOT__: string;
/** The container of the tag manager, a build input; empty where there is nothing to consent to. */
declare const __TAG_MANAGER_ID__: string;
/** Whether forms need the consent to transfer of data abroad, or do not ask for it; a build input. */
declare const __TRANSFER_CONSENT__: "required" | "optional" | "off";
/** The public key of reCAPTCHA, a build input; empty where forms go without. */
declare const __RECAPTCHA_SITE_KEY__: string;
/** Who tells the phone field the visitor's country, a build input. */
declare const __COUNTRY_LOOKUP_URL__: string;
/** The address of the consent script. */
declare const __CONSENT_SCRIPT__: string;

interface Window {
  /** Of the consent script: hears of every page change, and counts it if the visitor allowed that. */
  countPageView?: (routeName: string, path: string) => void;
  dataLayer?: unknown[];
}

interface Navigator {
  /** Global Privacy Control, in browsers that have it. */
  readonly globalPrivacyControl?: boolean;
}
