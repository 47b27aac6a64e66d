/** Drafts and items whose moment has not come, as paths below content/; decided when the site is built. */
declare const __UNPUBLISHED__: readonly string[];
