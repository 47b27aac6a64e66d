import { expect, test } from "vitest";
import { initialsOf, mayEnter, readName, rolesIn } from "./person.ts";

test("leads are for sales and admins, requests of data subjects and people for admins", () => {
  const rooms = (role: "sales" | "editor" | "publisher" | "admin") => [
    mayEnter("leads", { roles: [role] }),
    mayEnter("requests", { roles: [role] }),
    mayEnter("people", { roles: [role] }),
  ];
  expect(rooms("sales")).toEqual([true, false, false]);
  expect(rooms("editor")).toEqual([false, false, false]);
  expect(rooms("publisher")).toEqual([false, false, false]);
  expect(rooms("admin")).toEqual([true, true, true]);
  expect(mayEnter("leads", { roles: ["editor", "sales"] })).toBe(true);
  expect(mayEnter("leads", { roles: [] })).toBe(false);
});

test("roles are taken from what was named, and nothing else", () => {
  expect(rolesIn(["admin", "sales", "sales", "owner"])).toEqual(["sales", "admin"]);
  expect(rolesIn([])).toEqual([]);
});

test("a name is one line of at most eighty characters", () => {
  expect(readName("  Elif\r\n Arıkan\u0000 ")).toBe("Elif Arıkan");
  expect(readName("a".repeat(200))).toHaveLength(80);
  expect(readName(" \t ")).toBe("");
});

test("initials are those of the first and the last word", () => {
  expect(initialsOf("Elif Arıkan")).toBe("EA");
  expect(initialsOf("Ayşe Nur İnce")).toBe("Aİ");
  expect(initialsOf("Deniz")).toBe("D");
  expect(initialsOf("")).toBe("");
});
