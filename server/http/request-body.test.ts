import type { IncomingMessage } from "node:http";
import { Readable } from "node:stream";
import { describe, expect, test } from "vitest";
import { readBody, readFields } from "./request-body.ts";

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

const type = "application/x-www-form-urlencoded";
const read = (body: string | Buffer, contentType = type) =>
  readFields({ "content-type": contentType }, Buffer.from(body));

test("a form as a browser sends it is taken", () => {
  expect(read("")).toEqual({});
  const fields = { ad: "Özgür Işık", bos: "", e: "a@b.co", "a+b": "1 + 1 = 2%", "a b": "&", "": "x", 7: "yedi" };
  const body = new URLSearchParams(fields as Record<string, string>).toString();
  expect(read(body, `${type};charset=UTF-8`)).toEqual(fields);
  expect(read("&a=1=2&b&")).toEqual({ a: "1=2", b: "" });
});

test("other kinds of bodies and other character sets are refused", () => {
  for (const other of [
    "multipart/form-data; boundary=x",
    "application/json",
    "text/plain",
    "",
    `${type}; charset=iso-8859-9`,
  ]) {
    expect(read("a=1", other)).toBe(415);
  }
});

test("bytes that are no UTF-8 are refused, written out or encoded", () => {
  expect(read(Buffer.from([0x61, 0x3d, 0xff]))).toBe(400);
  expect(read("a=ı")).toEqual({ a: "ı" });
  for (const body of ["a=%FF", "a=%C3", "%E0%A4=1", "a=%zz", "a=%"]) expect(read(body)).toBe(400);
});

test("a name given twice, and names that mean something to JavaScript, are refused", () => {
  for (const body of ["a=1&a=2", "a=1&%61=2", "a+b=1&a%20b=2", "__proto__=1", "constructor=1", "x=1&prototype=2"]) {
    expect(read(body)).toBe(400);
  }
});
