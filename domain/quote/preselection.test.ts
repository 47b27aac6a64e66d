import { expect, test } from "vitest";
import { preselectedServices } from "./preselection.ts";

function preselected(query: string) {
  return preselectedServices(new URLSearchParams(query));
}

test("reads a list with commas, as links write it", () => {
  expect(preselected("services=firewall,soc")).toEqual(["firewall", "soc"]);
  expect(preselected("services=firewall%2Csoc")).toEqual(["firewall", "soc"]);
});

test("reads repeated names, as a form sends them", () => {
  expect(preselected("services=backup&services=storage&step=2")).toEqual(["storage", "backup"]);
});

test("ignores unknown keys, spaces, empty parts and repetitions", () => {
  expect(preselected("services=toaster,, soc ,soc,__proto__,SOC")).toEqual(["soc"]);
});

test("answers nothing without the name", () => {
  expect(preselected("")).toEqual([]);
  expect(preselected("services=")).toEqual([]);
});
