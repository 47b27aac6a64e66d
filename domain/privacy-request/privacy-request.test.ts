import { expect, test } from "vitest";
import { postedPrivacyRequest } from "../../testing/samples.ts";
import { readForm } from "../lead/read-form.ts";
import { privacyRequestForm } from "./privacy-request.ts";

const errorsOf = (posted: Record<string, string>) =>
  readForm(privacyRequestForm, posted, { consent: "required", readPhone: () => undefined }).errors;

test("no consent is asked, and details only where something is to be corrected", () => {
  expect(errorsOf(postedPrivacyRequest({ kind: "access", details: "" }))).toEqual([]);
  expect(errorsOf(postedPrivacyRequest({ kind: "erasure", details: " " }))).toEqual([]);
  expect(errorsOf(postedPrivacyRequest({ kind: "correction", details: " " }))).toEqual([
    { field: "details", code: "missing" },
  ]);
  expect(errorsOf(postedPrivacyRequest({ kind: "correction", details: "Soyadım Işık." }))).toEqual([]);
});

test("what is missing or wrong is named in the order of the form", () => {
  expect(errorsOf({ tel: "1", "tel-country": "TR" })).toEqual([
    { field: "kind", code: "missing" },
    { field: "fullname", code: "missing" },
    { field: "email", code: "missing" },
    { field: "tel", code: "wrong" },
  ]);
  expect(errorsOf(postedPrivacyRequest({ kind: "everything" }))).toEqual([{ field: "kind", code: "missing" }]);
  const long = postedPrivacyRequest({ details: "x".repeat(5_001) });
  expect(errorsOf(long)).toEqual([{ field: "details", code: "tooLong" }]);
});
