import { expect, test } from "vitest";
import { postedDataRequest } from "../../testing/samples.ts";
import { readForm } from "../lead/read-form.ts";
import { requestForm } from "./request-form.ts";

const errorsOf = (posted: Record<string, string>) =>
  readForm(requestForm, posted, { consent: "required", readPhone: () => undefined }).errors;

test("no consent is asked, and details only where something is to be corrected", () => {
  expect(errorsOf(postedDataRequest({ kind: "access", details: "" }))).toEqual([]);
  expect(errorsOf(postedDataRequest({ kind: "erasure", details: " " }))).toEqual([]);
  expect(errorsOf(postedDataRequest({ kind: "correction", details: " " }))).toEqual([
    { field: "details", code: "missing" },
  ]);
  expect(errorsOf(postedDataRequest({ kind: "correction", details: "Soyadım Işık." }))).toEqual([]);
});

test("what is missing or wrong is named in the order of the form", () => {
  expect(errorsOf({ tel: "1", "tel-country": "TR" })).toEqual([
    { field: "kind", code: "missing" },
    { field: "fullname", code: "missing" },
    { field: "email", code: "missing" },
    { field: "tel", code: "wrong" },
  ]);
  expect(errorsOf(postedDataRequest({ kind: "everything" }))).toEqual([{ field: "kind", code: "missing" }]);
  const long = postedDataRequest({ details: "x".repeat(5_001) });
  expect(errorsOf(long)).toEqual([{ field: "details", code: "tooLong" }]);
});
