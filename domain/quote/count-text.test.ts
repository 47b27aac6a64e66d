import { expect, test } from "vitest";
import { countText } from "./summary-text.ts";

const servers = { one: "server", other: "servers" };

test("a count stands with its unit", () => {
  expect(countText(1, servers, "en")).toBe("1 server");
  expect(countText(12, servers, "en")).toBe("12 servers");
  expect(countText(12, undefined, "en")).toBe("12");
});

test("numbers are written as the language writes them", () => {
  for (const locale of ["tr", "en"] as const) {
    const { format } = new Intl.NumberFormat(locale);
    for (const count of [0, 7, 999, 1_000, 12_345, 999_999, 1_000_000, 1_234_567]) {
      expect(countText(count, undefined, locale)).toBe(format(count));
    }
  }
});
