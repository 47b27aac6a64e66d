import type { Config } from "@react-router/dev/config";

export default {
  routeDiscovery: { mode: "initial" },
} satisfies Config;
