import { setImmediate as nextTurn } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { createLog, logFailure, logRequest } from "./log.ts";

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

describe("the request log", () => {
  test("is one JSON line a request, with these fields and no others", async () => {
    const { log, lines } = collect();
    const odd = '/"\u001f\u2028\u00e7';
    for (const each of [record, { ...record, path: odd, cut: true }]) logRequest(log, each);
    await nextTurn();
    const { cut: _, ...shown } = record;
    const line = { level: 30, time: expect.stringMatching(/^\d{4}-.*Z$/), ...shown, ms: 1.2, msg: "request" };
    expect(lines).toEqual([line, { ...line, path: odd, cut: true }]);
  });

  test("keeps health checks for debugging and calls failures by their name", async () => {
    const { log, lines } = collect();
    for (const each of [
      { ...record, path: "/healthz" },
      { ...record, status: 503 },
    ])
      logRequest(log, each);
    await nextTurn();
    expect(lines.map((line) => line.level)).toEqual([50]);
  });

  test("cuts paths that go on and on", async () => {
    const { log, lines } = collect();
    logRequest(log, { ...record, path: `/${"a".repeat(5000)}` });
    await nextTurn();
    expect(String(lines[0]?.path)).toHaveLength(256);
  });
});

describe("a failure in the log", () => {
  test("says what kind and where, and never the message", () => {
    const { log, lines } = collect();
    logFailure(log, "r1", Object.assign(new TypeError("ayse@ornek.example\n  is not valid"), { code: "E_X" }));
    expect(lines[0]).toMatchObject({ id: "r1", error: { name: "TypeError", code: "E_X" }, msg: "failure" });
    expect(JSON.stringify(lines)).toContain("log.test.ts");
    expect(JSON.stringify(lines)).not.toContain("ornek");
  });

  test("may be anything that was thrown", () => {
    const { log, lines } = collect();
    logFailure(log, "r1", "ayse@ornek.example");
    logFailure(log, undefined, undefined);
    expect(lines.map((line) => line.error)).toEqual([{ name: "string" }, { name: "undefined" }]);
  });
});
