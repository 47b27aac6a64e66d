import type { Environment } from "../env.ts";
import { readJobs } from "../jobs.ts";
import type { Log } from "../log.ts";
import type { Meter } from "../meter.ts";
import { smsCaps } from "../sms/configured.ts";

export type Metrics = { meter: Meter; port: number; close(): Promise<void> };

/** Where METRICS_PORT is empty nothing is loaded, and nothing measured. */
export async function openMetrics(env: Environment, role: "web" | "worker", log: Log): Promise<Metrics | undefined> {
  const { METRICS_PORT: port, METRICS_HOST: host } = env;
  if (port === undefined) return undefined;
  const [{ createPrometheus }, { serveMetrics }] = await Promise.all([
    import("./prometheus.ts"),
    import("./metrics-server.ts"),
  ]);
  const { meter, ...shown } = createPrometheus({ role, caps: smsCaps(env) });
  meter.watchJobs(() => readJobs(env.DATA_DIR));
  return { meter, ...(await serveMetrics({ ...shown, host, port, log })) };
}
