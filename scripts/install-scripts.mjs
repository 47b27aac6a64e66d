/**
 * Packages are installed with their install scripts off. A package that cannot work without its own
 * script is listed here, each with the file to run inside its folder; check-lockfile.ts refuses any other.
 * @type {{ name: string, script: string }[]}
 */
export const installScripts = [];

/** Packages that carry an install script we leave off on purpose. */
export const unneededInstallScripts = ["fsevents"];
