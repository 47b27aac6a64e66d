import { hasNginx, startNginx } from "../../testing/server/nginx.ts";
import type { Bench } from "./fault.ts";

/** The real nginx with the files that are shipped, in front of several instances; gives its address. */
export async function openNginx(bench: Bench, ports: readonly number[]): Promise<string> {
  if (!hasNginx) throw new Error("nginx and openssl are not installed");
  const nginx = await startNginx(ports, "X-Forwarded-For");
  bench.onEnd(nginx.stop);
  return `http://127.0.0.1:${nginx.port}`;
}
