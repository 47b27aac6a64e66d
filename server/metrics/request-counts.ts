import { Counter, Histogram, type Registry } from "prom-client";
import type { RequestMeter, ResponseKind } from "../ports/meter.ts";

const methods = ["GET", "HEAD", "POST"];
/** Cut: the client went away before all of the response was out. */
const statuses = ["2xx", "3xx", "4xx", "5xx", "cut"];

/** Seconds. A finished page takes a fraction of a millisecond, a code by SMS some seconds. */
const buckets = [
  ...[0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01],
  ...[0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
];

/** Counts requests by what responded to them. */
export function requestCounts(register: Registry): RequestMeter {
  const registers = [register];
  const requests = new Counter({
    name: "site_requests_total",
    help: "Requests by what answered them.",
    labelNames: ["class", "method", "status"],
    registers,
  });
  const sent = new Counter({
    name: "site_sent_bytes_total",
    help: "Bytes of answers, headers included.",
    labelNames: ["class"],
    registers,
  });
  const seconds = new Histogram({
    name: "site_request_seconds",
    help: "Time from a request's headers to the end of its answer.",
    labelNames: ["class"],
    buckets,
    registers,
  });
  const seen = new Set<string>();

  /** All statuses of what was seen stand at zero, so that the first error is a rise and no new line. */
  function startAtZero(kind: ResponseKind, method: string): void {
    if (seen.has(`${kind} ${method}`)) return;
    seen.add(`${kind} ${method}`);
    for (const status of statuses) requests.inc({ class: kind, method, status }, 0);
  }

  function count(kind: ResponseKind, requestMethod: string, status: string): void {
    const method = methods.includes(requestMethod) ? requestMethod : "other";
    startAtZero(kind, method);
    requests.inc({ class: kind, method, status });
  }

  startAtZero("failed", "GET");
  return {
    request({ kind, method, status, ms, bytes }) {
      count(kind, method, status === undefined ? "cut" : statusClass(status));
      sent.inc({ class: kind }, bytes);
      // How long somebody waited who then left says more of them than of us.
      if (status !== undefined) seconds.observe({ class: kind }, ms / 1_000);
    },
    refused: (kind, status) => count(kind, "other", statusClass(status)),
  };
}

function statusClass(status: number): string {
  return `${Math.min(Math.max(Math.floor(status / 100), 2), 5)}xx`;
}
