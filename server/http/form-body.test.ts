import { expect, test } from "vitest";
import { formRefusal } from "./form-body.ts";

const type = "application/x-www-form-urlencoded";
const refusalOf = (body: string | Buffer, contentType = type) =>
  formRefusal({ "content-type": contentType }, Buffer.from(body));

test("a form as a browser sends it is taken", () => {
  expect(refusalOf("")).toBeUndefined();
  expect(refusalOf("ad=%C3%96zg%C3%BCr+I%C5%9F%C4%B1k&bos=&e=a%40b.co", `${type};charset=UTF-8`)).toBeUndefined();
});

test("other kinds of bodies and other character sets are refused", () => {
  for (const other of [
    "multipart/form-data; boundary=x",
    "application/json",
    "text/plain",
    "",
    `${type}; charset=iso-8859-9`,
  ]) {
    expect(refusalOf("a=1", other)).toBe(415);
  }
});

test("bytes that are no UTF-8 are refused, written out or encoded", () => {
  expect(refusalOf(Buffer.from([0x61, 0x3d, 0xff]))).toBe(400);
  for (const body of ["a=%FF", "a=%C3", "%E0%A4=1", "a=%zz", "a=%"]) expect(refusalOf(body)).toBe(400);
});

test("a name given twice, and names that mean something to JavaScript, are refused", () => {
  for (const body of ["a=1&a=2", "a=1&%61=2", "__proto__=1", "constructor=1", "x=1&prototype=2"]) {
    expect(refusalOf(body)).toBe(400);
  }
});
