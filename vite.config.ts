import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, minifySync } from "vite";
import { conditionsOf } from "./copy/marks.ts";
import { contentTexts } from "./scripts/content-plugin.ts";
import { siteServer } from "./scripts/development.ts";
import { codeDigests } from "./scripts/finish/code-digests.ts";
import { photographs } from "./scripts/pictures/plugin.ts";
import { consentScript } from "./scripts/production/consent-script.ts";
import { externalPackages, serverBundle, serverInputs } from "./scripts/production/server-bundle.ts";
import { buildInputs } from "./server/env.ts";

const inlined = ["pointer-light.js", "boot.js"].map((name) => readFileSync(`app/hydration/${name}`, "utf8"));
const boot = minifySync("boot.js", inlined.join("\n")).code.trim();
const digests = await codeDigests();
const inputs = buildInputs(process.env);
const { ORIGIN, TAG_MANAGER_ID, TRANSFER_CONSENT, RECAPTCHA_SITE_KEY, COUNTRY_LOOKUP_URL } = inputs;

/** Files of the browser's code beside those of each page. A group takes along what its modules import. */
const chunkGroups = [
  // Apart from the rest, so that the browser can respond to the visitor between the two.
  { name: "react", test: /\/(react|react-dom|scheduler)\// },
  // What every page needs, and what nearly every page shows.
  {
    name: "app",
    test: /\/app\/(root|error-boundary|ui\/(page-head|messages)|page\/(page-parts|below-head))\.tsx|preload-helper/,
  },
];

const sheets = globSync("app/**/*.module.css", { cwd: import.meta.dirname })
  .map((path) => path.replaceAll("\\", "/"))
  .sort();
const classesOf = new Map<string, string[]>();

/**
 * Pages carry their styles, so names of classes are short: two letters for the sheet, a number for the class. By the order
 * of both and not by their content: otherwise every change of a sheet would rename its classes.
 */
function shortClass(name: string, file: string): string {
  const path = pathOf(file);
  const sheet = sheets.indexOf(path);
  const classes = classesOf.get(path) ?? [];
  classesOf.set(path, classes);
  if (!classes.includes(name)) classes.push(name);
  return `_${letter(sheet / 26)}${letter(sheet % 26)}${classes.indexOf(name)}`;
}

const pathOf = (file: string) => relative(import.meta.dirname, file.replace(/\?.*/, "")).replaceAll("\\", "/");
const letter = (place: number) => String.fromCharCode(97 + Math.floor(place));

/** While one works on the site, a class says its name. */
function longClass(name: string, file: string): string {
  return `_${name}_${createHash("sha256").update(pathOf(file)).digest("base64url").slice(0, 5)}`;
}

export default defineConfig(({ command }) => ({
  plugins: [
    contentTexts(conditionsOf(inputs)),
    photographs(),
    siteServer(),
    reactRouter(),
    serverBundle(),
    TAG_MANAGER_ID ? consentScript() : undefined,
  ],
  define: {
    __ORIGIN__: JSON.stringify(ORIGIN),
    __TAG_MANAGER_ID__: JSON.stringify(TAG_MANAGER_ID),
    __TRANSFER_CONSENT__: JSON.stringify(TRANSFER_CONSENT),
    __RECAPTCHA_SITE_KEY__: JSON.stringify(RECAPTCHA_SITE_KEY),
    __COUNTRY_LOOKUP_URL__: JSON.stringify(COUNTRY_LOOKUP_URL),
    __BOOT__: JSON.stringify(boot),
    __CODE_DIGESTS__: JSON.stringify(digests),
  },
  // As part of the bundle packages are read at once, and only what is used of them.
  ssr: command === "build" ? { noExternal: true, external: externalPackages } : {},
  // All packages that the browser asks for are found before the first visit: one that is found later reloads the page.
  optimizeDeps: { entries: ["app/entry.client.tsx", "app/root.tsx", "app/pages/*/page.tsx"] },
  // Pages are rendered on a server of Vite's own, which would watch every file below for changes. While one works on the
  // site, builds of tests are left out: links in them lead back to where they lie.
  server: {
    watch: process.env.NODE_ENV === "production" ? null : { ignored: [join(import.meta.dirname, ".cache/**")] },
  },
  css: { modules: { generateScopedName: command === "build" ? shortClass : longClass } },
  build: {
    assetsInlineLimit: 0,
    // One sheet for all pages: where sheets come and go, the browser computes the styles of the whole document again.
    cssCodeSplit: false,
    // From these on light-dark() is native. Lowered, it would be decided once at the root, and night sections need it
    // decided where it is used.
    cssTarget: ["chrome123", "edge123", "firefox120", "safari17.5"],
  },
  environments: {
    ssr: { build: { rolldownOptions: { input: serverInputs } } },
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: chunkGroups } },
        },
      },
    },
  },
}));
