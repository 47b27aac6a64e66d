import { expect, test } from "vitest";
import { loader } from "./route.ts";

test("a known name is answered with its picture", async () => {
  const response = loader({ params: { "*": "head/about.svg" } });
  expect(response.headers.get("Content-Type")).toBe("image/svg+xml");
  expect(await response.text()).toMatch(/^<svg .*<\/svg>$/);
});

test("an unknown name is not found", () => {
  for (const params of [{ "*": "nothing.svg" }, {}]) {
    expect(() => loader({ params })).toThrow(expect.objectContaining({ status: 404 }));
  }
});
