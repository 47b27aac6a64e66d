import { describe, expect, test } from "vitest";
import { createLog, logFailure, logRequest } from "./request-log.ts";

function collect(level = "info") {
  const lines: Record<string, unknown>[] = [];
  const log = createLog(level, { write: (line: string) => lines.push(JSON.parse(line)) });
  return { log, lines };
}

const record = { id: "r1", method: "GET", path: "/hakkimizda", status: 200, ms: 1.2345, bytes: 10, cut: false };

describe("the request log", () => {
  test("is one JSON line a request, with these fields and no others", () => {
    const { log, lines } = collect();
    logRequest(log, record);
    const { cut: _, ...fields } = record;
    expect(lines).toEqual([{ level: 30, time: expect.any(String), ...fields, ms: 1.2, msg: "request" }]);
    logRequest(log, { ...record, path: '/"\u001f\u2028', cut: true });
    expect(lines[1]).toMatchObject({ path: '/"\u001f\u2028', cut: true });
  });

  test("keeps health checks for debugging and calls failures by their name", () => {
    const { log, lines } = collect();
    logRequest(log, { ...record, path: "/healthz" });
    logRequest(log, { ...record, status: 503 });
    expect(lines.map((line) => line.level)).toEqual([50]);
  });

  test("cuts paths that go on and on", () => {
    const { log, lines } = collect();
    logRequest(log, { ...record, path: `/${"a".repeat(5000)}` });
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
