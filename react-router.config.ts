import type { Config } from "@react-router/dev/config";
import { prerenderPaths } from "./app/prerender/prerender-paths.ts";

export default {
  // Another folder is for tests, which need a second build with other settings.
  buildDirectory: process.env.BUILD_DIR || "build",
  routeDiscovery: { mode: "initial" },
  // A page starts as one module: the boot script hands over whole route modules, actions in the browser included.
  splitRouteModules: false,
  // Read with the configuration, so a mistake in a text would end the development server.
  ...(process.env.NODE_ENV !== "development" && { prerender: { paths: prerenderPaths, concurrency: 4 } }),
} satisfies Config;
