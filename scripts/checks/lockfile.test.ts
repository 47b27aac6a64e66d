import { expect, it } from "vitest";
import { type LockEntry, lockfileProblems, missingNatives, npmSettingsProblems } from "./lockfile.ts";

function problems(packages: Record<string, LockEntry>, ownScripts: string[] = []): string[] {
  const hashed = Object.entries(packages).map(([path, entry]) => [path, { integrity: "sha512-a", ...entry }]);
  return lockfileProblems({ packages: Object.fromEntries(hashed) }, ownScripts);
}

function family(...systems: string[]): Record<string, LockEntry> {
  const members = systems.map((system) => {
    const [os, cpu] = system.split("-") as [string, string];
    return [`node_modules/native-${system}`, { version: "1.0.0", os: [os], cpu: [cpu], optional: true }] as const;
  });
  const optionalDependencies = Object.fromEntries(systems.map((system) => [`native-${system}`, "1.0.0"]));
  return { "node_modules/native": { version: "1.0.0", optionalDependencies }, ...Object.fromEntries(members) };
}

it("a package tied to a host is refused", () => {
  const [problem] = problems({ "node_modules/a": { resolved: "https://registry.example/a.tgz" } });
  expect(problem).toMatch("node_modules/a is tied to https://registry.example/a.tgz");
});

it("a package without a hash is refused, also one for another system", () => {
  const refused = ["node_modules/a has no integrity hash; run npm run lockfile to add it."];
  expect(problems({ "node_modules/a": { integrity: "" } })).toEqual(refused);
  expect(problems({ "node_modules/a": { integrity: "", optional: true, os: ["darwin"] } })).toEqual(refused);
});

it("npm itself is told to run no install scripts", () => {
  expect(npmSettingsProblems("fund=false\nignore-scripts=true\n")).toEqual([]);
  expect(npmSettingsProblems("ignore-scripts=false\n")).toHaveLength(1);
});

it("a native package needs both Linux processors", () => {
  expect(problems(family("linux-x64"))).toEqual(["node_modules/native has no package for linux-arm64."]);
  expect(problems(family("linux-x64", "linux-arm64"))).toEqual([]);
});

it("a native package that is there for macOS or Windows needs their usual processor", () => {
  expect(problems(family("linux-x64", "linux-arm64", "darwin-x64", "win32-arm64"))).toEqual([
    "node_modules/native has no package for darwin-arm64.",
    "node_modules/native has no package for win32-x64.",
  ]);
});

it("a package for one system alone is no family", () => {
  expect(
    problems({ "": { optionalDependencies: { watcher: "1" } }, "node_modules/watcher": { os: ["darwin"] } }),
  ).toEqual([]);
});

it("a binary that needs another one of its own system is no family", () => {
  const binary = { os: ["linux"], cpu: ["arm64"], optionalDependencies: { library: "1" } };
  expect(
    problems({ "node_modules/binary": binary, "node_modules/library": { os: ["linux"], cpu: ["arm64"] } }),
  ).toEqual([]);
});

it("an install script is refused unless it is listed", () => {
  const packages = { "node_modules/a/node_modules/@scope/b": { hasInstallScript: true } };
  expect(problems(packages)).toEqual([expect.stringContaining("@scope/b has an install script")]);
  expect(problems(packages, ["@scope/b"])).toEqual([]);
});

it("React Router's packages have one version", () => {
  const [problem] = problems({
    "node_modules/react-router": { version: "8.5.1" },
    "node_modules/@react-router/node": { version: "8.4.0" },
  });
  expect(problem).toMatch("react-router 8.5.1, @react-router/node 8.4.0");
});

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
