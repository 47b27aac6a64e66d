import { writeFileSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { createTypesetter } from "./typeset.ts";

const data = { title: "T", subject: "S", author: "A", locale: "en", date: new Date("2026-11-15T15:40:00Z") } as const;

/** A typesetter with another program in its thread. */
async function typesetterOf(program: string, options: { deadline?: number; idle?: number; documents?: number } = {}) {
  const file = join(await mkdtemp(join(tmpdir(), "typesetter-")), "worker.mjs");
  writeFileSync(file, `import { parentPort, threadId } from "node:worker_threads";\n${program}`);
  return createTypesetter({ worker: pathToFileURL(file), ...options });
}

const answering = 'parentPort.on("message", () => parentPort.postMessage({ bytes: Buffer.from(String(threadId)) }));';

test("a document that takes too long is refused, and the next one has a new thread", async () => {
  const program = `parentPort.on("message", ({ data }) => {
    if (data.title === "slow") for (;;);
    parentPort.postMessage({ bytes: Buffer.from(data.title) });
  });`;
  const typeset = await typesetterOf(program, { deadline: 5_000 });
  const slow = typeset("report", { ...data, title: "slow" });
  const next = typeset("report", { ...data, title: "next" });
  await expect(slow).rejects.toThrow(/abort|timeout/i);
  expect(String(await next)).toBe("next");
});

test("one thread makes several documents and ends after a while without work", async () => {
  const typeset = await typesetterOf(answering, { idle: 50 });
  const [one, other] = await Promise.all([typeset("report", data), typeset("report", data)]);
  expect(String(one)).toBe(String(other));
  await expect.poll(async () => String(await typeset("report", data)), { interval: 500 }).not.toBe(String(one));
});

test("a thread ends after so many documents, because Typst keeps something of each", async () => {
  const typeset = await typesetterOf(answering, { documents: 2 });
  const threads = await Promise.all([1, 2, 3].map(async () => String(await typeset("report", data))));
  expect(threads[1]).toBe(threads[0]);
  expect(threads[2]).not.toBe(threads[0]);
});

test("a thread that breaks refuses its document in its own words", async () => {
  const typeset = await typesetterOf('parentPort.on("message", () => { throw new Error("no font"); });');
  await expect(typeset("report", data)).rejects.toThrow("no font");
});

test("an error of the template is an error of the document", async () => {
  const typeset = createTypesetter();
  await expect(typeset("quote-record", data)).rejects.toThrow(/Typst: .*quote-record\.typ/);
});
