import { expect, test, vi } from "vitest";
import type { Locale } from "../../site/locales.ts";
import { localized } from "./localized.ts";

function watchWarnings() {
  return vi.spyOn(console, "warn").mockImplementation(() => {});
}

test("words come in the language asked for", () => {
  const warn = watchWarnings();
  expect(localized({ tr: "Merhaba", en: "Hello" }, "en")).toBe("Hello");
  expect(warn).not.toHaveBeenCalled();
});

test("a missing translation or an unknown language only logs a warning", () => {
  const warn = watchWarnings();
  expect(localized({ tr: "Merhaba" }, "en")).toBe("Merhaba");
  expect(localized({ tr: "Merhaba", en: "Hello" }, "de" as Locale)).toBe("Merhaba");
  expect(warn).toHaveBeenCalledTimes(2);
});
