import { readFileSync } from "node:fs";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, minifySync } from "vite";
import { buildInputs } from "./server/env.ts";

const boot = minifySync("boot.js", readFileSync("app/hydration/boot.js", "utf8")).code.trim();

export default defineConfig({
  plugins: [reactRouter()],
  define: {
    __ORIGIN__: JSON.stringify(buildInputs(process.env).ORIGIN),
    __BOOT__: JSON.stringify(boot),
  },
  css: { modules: { generateScopedName: "[local]-[hash:base64:4]" } },
  build: {
    assetsInlineLimit: 0,
    // From these on light-dark() is native. Lowered, it would be decided once at the root, and night sections need it
    // decided where it is used.
    cssTarget: ["chrome123", "edge123", "firefox120", "safari17.5"],
  },
});
