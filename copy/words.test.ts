import { expect, test, vi } from "vitest";
import type { Locale } from "../site/locales.ts";
import { words } from "./words.ts";

function watchWarnings() {
  return vi.spyOn(console, "warn").mockImplementation(() => {});
}

test("words come in the language asked for", () => {
  const warn = watchWarnings();
  expect(words("page-names", "tr").iletisim).toBe("İletişim");
  expect(words("page-names", "en").iletisim).toBe("Contact");
  expect(warn).not.toHaveBeenCalled();
});

test("a missing translation only logs a warning, and Turkish stands in", () => {
  const warn = watchWarnings();
  expect(words("page-names", "de" as Locale).iletisim).toBe("İletişim");
  expect(warn).toHaveBeenCalledTimes(1);
});
