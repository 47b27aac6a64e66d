import { describe, expect, onTestFinished, test, vi } from "vitest";
import { createLog, type Log, logFailure, logRequest } from "./request-log.ts";

function collect(level = "info") {
  const lines: Record<string, unknown>[] = [];
  const write = (text: string) =>
    lines.push(
      ...text
        .trimEnd()
        .split("\n")
        .map((line) => JSON.parse(line)),
    );
  return { log: createLog(level, { write }), lines };
}

const record = { id: "r1", method: "GET", path: "/hakkimizda", status: 200, ms: 1.2345, bytes: 10, cut: false };

/** Lines of requests wait for one another. */
function logRequests(log: Log, ...records: (typeof record)[]): void {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  for (const each of records) logRequest(log, each);
  vi.runAllTimers();
}

describe("the request log", () => {
  test("is one JSON line a request, with these fields and no others", () => {
    const { log, lines } = collect();
    const odd = '/"\u001f\u2028\u00e7';
    logRequests(log, record, { ...record, path: odd, cut: true });
    const { cut: _, ...shown } = record;
    const line = { level: 30, time: expect.stringMatching(/^\d{4}-.*Z$/), ...shown, ms: 1.2, msg: "request" };
    expect(lines).toEqual([line, { ...line, path: odd, cut: true }]);
  });

  test("keeps health checks for debugging and calls failures by their name", () => {
    const { log, lines } = collect();
    logRequests(log, { ...record, path: "/healthz" }, { ...record, status: 503 });
    expect(lines.map((line) => line.level)).toEqual([50]);
  });

  test("cuts paths that go on and on", () => {
    const { log, lines } = collect();
    logRequests(log, { ...record, path: `/${"a".repeat(5000)}` });
    expect(String(lines[0]?.path)).toHaveLength(256);
  });
});

describe("a failure in the log", () => {
  test("says what kind and where, and never the message", () => {
    const { log, lines } = collect();
    logFailure(log, "r1", Object.assign(new TypeError("ayse@ornek.example\n  is not valid"), { code: "E_X" }));
    expect(lines[0]).toMatchObject({ id: "r1", error: { name: "TypeError", code: "E_X" }, msg: "failure" });
    expect(JSON.stringify(lines)).toContain("request-log.test.ts");
    expect(JSON.stringify(lines)).not.toContain("ornek");
  });

  test("may be anything that was thrown", () => {
    const { log, lines } = collect();
    logFailure(log, "r1", "ayse@ornek.example");
    logFailure(log, undefined, undefined);
    expect(lines.map((line) => line.error)).toEqual([{ name: "string" }, { name: "undefined" }]);
  });
});
