import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { contentTexts } from "../scripts/content-plugin.ts";
import { officeServer } from "../scripts/development.ts";

export default defineConfig({
  root: import.meta.dirname,
  plugins: [contentTexts(), officeServer(), reactRouter()],
  publicDir: "../public",
  // Its sources are in the folders beside it, too; the site may be developed at the same time.
  server: { fs: { allow: [".."] } },
  cacheDir: "../node_modules/.vite-office",
  // All packages that the browser asks for are found before the first visit: one that is found later reloads the page.
  optimizeDeps: { entries: ["app/**/*.tsx"] },
  build: {
    assetsInlineLimit: 0,
    // From these on light-dark() is native.
    cssTarget: ["chrome123", "edge123", "firefox120", "safari17.5"],
  },
  // The server of the build is the program itself, which imports React Router's part.
  environments: { ssr: { build: { target: "node24", rolldownOptions: { input: "./main.ts" } } } },
});
