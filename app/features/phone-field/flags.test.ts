import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { loader } from "./flag-route.ts";
import { flagFolder, flagPaths } from "./flags.ts";

test("every country with telephone numbers has a flag at its address", async () => {
  expect(flagPaths()).toHaveLength(245);
  for (const path of flagPaths()) {
    expect(path.startsWith(`${flagFolder}/`)).toBe(true);
    const response = await loader({ params: { file: path.slice(flagFolder.length + 1) } });
    expect(response.headers.get("Content-Type")).toBe("image/svg+xml");
    expect(await response.text()).toMatch(/^<svg .*<\/svg>\s*$/s);
  }
});

test("nothing else is served", async () => {
  for (const file of ["XX.svg", "TR", "tr.svg", "TR.png", "default.svg", "../TR.svg"]) {
    await expect(loader({ params: { file } })).rejects.toMatchObject({ status: 404 });
  }
  await expect(loader({ params: {} })).rejects.toMatchObject({ status: 404 });
});

test("the address names the release of the flags", () => {
  const { version } = JSON.parse(readFileSync("node_modules/country-flag-icons/package.json", "utf8"));
  expect(flagFolder).toContain(version);
});
