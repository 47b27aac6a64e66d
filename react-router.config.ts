import type { Config } from "@react-router/dev/config";
import { prerenderPaths } from "./app/prerender/prerender-paths.ts";

export default {
  routeDiscovery: { mode: "initial" },
  prerender: { paths: prerenderPaths, concurrency: 4 },
} satisfies Config;
