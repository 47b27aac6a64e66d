import { expect, it } from "vitest";
import { missingNatives } from "./native-packages.ts";

function missing(...names: string[]) {
  const optionalDependencies = Object.fromEntries(names.map((name) => [name, "1.2.3"]));
  const owner = { version: "1.2.3", dev: true, optionalDependencies };
  return missingNatives({ packages: { "node_modules/owner": owner, "node_modules/locked-linux-x64": {} } });
}

it.each([
  ["@a/cli-darwin-arm64", { os: ["darwin"], cpu: ["arm64"] }],
  ["@a/binding-win32-x64-msvc", { os: ["win32"], cpu: ["x64"] }],
  ["@a/binding-linux-x64-musl", { os: ["linux"], cpu: ["x64"], libc: ["musl"] }],
  ["@a/binding-linux-s390x-gnu", { os: ["linux"], cpu: ["s390x"], libc: ["glibc"] }],
  ["@a/cli-linux-arm64", { os: ["linux"], cpu: ["arm64"], libc: ["glibc"] }],
  ["@a/binding-linux-arm-gnueabihf", { os: ["linux"], cpu: ["arm"] }],
])("%s is locked for its own system alone", (name, system) => {
  expect(missing(name)).toEqual({
    [`node_modules/${name}`]: { version: "1.2.3", dev: true, optional: true, ...system },
  });
});

it("what is locked already stays as it is", () => {
  expect(missing("locked-linux-x64")).toEqual({});
});

it("a name that tells no system is for a person to look at", () => {
  expect(() => missing("watcher")).toThrow("Cannot tell the system of watcher@1.2.3.");
});
