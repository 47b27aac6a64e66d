import { expect, test } from "vitest";
import { greetingName, typed, typedLine } from "./visitor-text.ts";

test.each(["https://evil.example/x", "www.evil.example", "evil.com", "a@evil.example", "javascript://evil"])(
  "%s is shown and is no address any more",
  (text) => {
    expect(typed(text).replaceAll("\u2060", "")).toBe(text);
    expect(typed(text)).not.toMatch(/:\/\/|[a-z]@|[a-z]\.[a-z]{2}/);
  },
);

test("ordinary text stays as it is", () => {
  for (const text of ["Kordon Gıda A.Ş.", "5.632 m², saat 18.40", "Merhaba.\nİyi günler."])
    expect(typed(text)).toBe(text);
});

test("a line for a subject has no line breaks and ends in time", () => {
  expect(typedLine(" a\r\nBcc: x\u2028y\u0000z ")).toBe("a Bcc: x y z");
  expect([...typedLine("🌊".repeat(200))]).toHaveLength(80);
});

test("a visitor is greeted by name where it looks like one", () => {
  for (const name of ["Deniz Işık", "Jean-Luc O’Neill", "Ayşe"]) expect(greetingName(name)).toBe(name);
  for (const name of ["evil.com", "Call +90 555", "<b>Ali</b>", "a".repeat(41), "", "Ali\nBcc", "!"]) {
    expect(greetingName(name)).toBe("");
  }
});
