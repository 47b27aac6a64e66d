import type { Config } from "@react-router/dev/config";

export default {
  // scripts/production/code-build.mjs names it after what it is made from.
  buildDirectory: process.env.CODE_BUILD_DIR || "build/code/unnamed",
  routeDiscovery: { mode: "initial" },
  // A page starts as one module: the boot script hands over whole route modules, actions in the browser included.
  splitRouteModules: false,
} satisfies Config;
