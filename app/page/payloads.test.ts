import { expect, onTestFinished, test, vi } from "vitest";
import { createPayloads } from "./payloads.ts";

/** As React Router writes it: an object with one route, whose data is a text. */
const stream = '[{"_1":2},"tr.arge",{"_3":4},"data","Ar-Ge"]\n';

function answering(...answers: Response[]) {
  const fetch = vi.spyOn(globalThis, "fetch");
  for (const answer of answers) fetch.mockResolvedValueOnce(answer);
  vi.stubGlobal("window", globalThis);
  onTestFinished(() => {
    fetch.mockRestore();
    vi.unstubAllGlobals();
  });
}

test("what came in advance is there for its route, for five minutes", async () => {
  let now = 1_000;
  const payloads = createPayloads(() => now);
  answering(new Response(stream));
  expect(payloads.of("/arge", "tr.arge")).toBeUndefined();
  await payloads.fetch("/arge", "/arge.data?_routes=tr.arge");
  expect(payloads.of("/arge", "tr.arge")).toEqual({ data: "Ar-Ge" });
  expect(payloads.of("/arge", "tr.index")).toBeUndefined();
  now += 5 * 60_000;
  expect(payloads.of("/arge", "tr.arge")).toBeUndefined();
});

test("a refusal is not kept, and of many the oldest goes", async () => {
  const payloads = createPayloads();
  answering(new Response(stream, { status: 503 }), ...Array.from({ length: 101 }, () => new Response(stream)));
  await payloads.fetch("/arge", "/arge.data");
  expect(payloads.of("/arge", "tr.arge")).toBeUndefined();
  for (let page = 0; page <= 100; page++) await payloads.fetch(`/${page}`, `/${page}.data`);
  expect(payloads.of("/0", "tr.arge")).toBeUndefined();
  expect(payloads.of("/1", "tr.arge")).toEqual({ data: "Ar-Ge" });
});
