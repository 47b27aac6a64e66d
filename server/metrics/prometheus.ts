import { collectDefaultMetrics, Gauge, Registry } from "prom-client";
import type { SmsCaps } from "../../domain/verification/sms-limits.ts";
import type { Clock } from "../ports/limits.ts";
import type { Meter } from "../ports/meter.ts";
import { eventCounts } from "./event-counts.ts";
import { requestCounts } from "./request-counts.ts";
import { storageFacts, storageGauges } from "./storage-gauges.ts";

export type PrometheusOptions = { role: "web" | "worker"; caps: SmsCaps; clock?: Clock };
export type Prometheus = {
  meter: Meter;
  contentType: string;
  /** Everything, as Prometheus reads it. */
  exposition(): Promise<string>;
};

/** Counts for Prometheus, in a registry of its own. */
export function createPrometheus({ role, caps, clock = Date.now }: PrometheusOptions): Prometheus {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  const build = new Gauge({
    name: "site_build_info",
    help: "Which build runs, and as what.",
    labelNames: ["role", "release"],
    registers,
  });
  let readStorage = async () => {};
  let readJobs = async () => {};

  const meter: Meter = {
    ...requestCounts(register),
    ...eventCounts(register, caps.countries),
    watchConnections(counts) {
      const gauge = (name: string, help: string, read: () => number) =>
        new Gauge({
          name,
          help,
          registers,
          collect() {
            this.set(read());
          },
        });
      gauge("site_connections_open", "Connections that are open.", () => counts().open);
      gauge("site_requests_in_flight", "Requests that are being answered.", () => counts().answering);
    },
    watchStorage(storage) {
      const show = storageGauges(register);
      const facts = storageFacts({ storage, caps, clock });
      readStorage = async () => show(await facts());
    },
    watchJobs(states) {
      // Not "job": Prometheus calls what it scrapes so.
      const labelNames = ["name"];
      const help = { failed: "Whether a job beside the server failed last.", succeeded: "When a job last succeeded." };
      const failed = new Gauge({ name: "site_job_failed", help: help.failed, labelNames, registers });
      const succeeded = new Gauge({
        name: "site_job_last_success_timestamp_seconds",
        help: help.succeeded,
        labelNames,
        registers,
      });
      readJobs = async () => {
        for (const [name, { failure, succeededAt }] of Object.entries(await states())) {
          failed.set({ name }, failure ? 1 : 0);
          if (succeededAt !== undefined) succeeded.set({ name }, succeededAt / 1_000);
        }
      };
    },
    watchRelease: (release) => build.set({ role, release }, 1),
  };

  return {
    meter,
    contentType: register.contentType,
    async exposition() {
      await Promise.all([readStorage(), readJobs()]);
      return register.metrics();
    },
  };
}
