import type { IncomingMessage } from "node:http";
import { Readable } from "node:stream";
import { describe, expect, test } from "vitest";
import { readBody } from "./body.ts";

function incoming(chunks: string[], headers: Record<string, string> = {}): IncomingMessage {
  const stream = Readable.from(chunks.map((chunk) => Buffer.from(chunk)));
  return Object.assign(stream, { headers }) as unknown as IncomingMessage;
}

describe("a body", () => {
  test("is read whole up to the limit", async () => {
    expect(await readBody(incoming(["ab", "cd"]), 4)).toEqual({ body: Buffer.from("abcd") });
    expect(await readBody(incoming([]), 4)).toEqual({ body: Buffer.alloc(0) });
  });

  test("that is a little too long is heard out, so that its sender reads the answer", async () => {
    expect(await readBody(incoming(["ab", "cde"]), 4)).toEqual({ refused: 413, close: false });
  });

  test("that is far too long is cut off, announced or not", async () => {
    expect(await readBody(incoming(["a".repeat(65)]), 4)).toEqual({ refused: 413, close: true });
    expect(await readBody(incoming([], { "content-length": "65" }), 4)).toEqual({ refused: 413, close: true });
  });

  test.each(["gzip", "br", "deflate, gzip", "x"])("in %s is not unpacked", async (coding) => {
    expect(await readBody(incoming(["a"], { "content-encoding": coding }), 4)).toEqual({ refused: 415, close: true });
  });

  test("whose sender goes away is no body", async () => {
    const request = incoming(["a"]);
    const read = readBody(request, 4);
    request.destroy();
    await expect(read).rejects.toThrow("the request ended early");
  });
});
