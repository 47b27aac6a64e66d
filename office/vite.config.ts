import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { contentTexts } from "../scripts/content-plugin.ts";

export default defineConfig({
  root: import.meta.dirname,
  plugins: [contentTexts(), reactRouter()],
  publicDir: "../public",
  // The office shows no drafts and no news.
  define: { __UNPUBLISHED__: "[]" },
  build: {
    assetsInlineLimit: 0,
    // From these on light-dark() is native.
    cssTarget: ["chrome123", "edge123", "firefox120", "safari17.5"],
  },
  // The server of the build is the program itself, which imports React Router's part.
  environments: { ssr: { build: { target: "node24", rolldownOptions: { input: "./main.ts" } } } },
});
