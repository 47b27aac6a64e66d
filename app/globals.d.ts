/** The public origin of the site, a build input. */
declare const __ORIGIN__: string;
/** app/hydration/boot.js, minified. */
declare const __BOOT__: string;
