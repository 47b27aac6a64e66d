import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { writeBuild } from "../../testing/server/finished-build.ts";
import { StartRefusal } from "../start-refusal.ts";
import { loadFinished } from "./finished.ts";

describe("a finished build", () => {
  test("is read into memory with every answer ready", async () => {
    const { release, inputs, files } = await loadFinished(await writeBuild());
    expect({ release, inputs }).toMatchObject({ release: "test", inputs: { ORIGIN: "http://localhost:3000" } });
    const page = files.get("/hakkimizda");
    expect(page?.kind).toBe("page");
    expect([...(page?.encodings.keys() ?? [])]).toEqual(["identity", "br", "gzip"]);
    const tags = [...(page?.encodings.values() ?? [])].map(({ etag }) => etag);
    expect(new Set(tags).size).toBe(3);
    expect(page?.encodings.get("identity")?.full.policy).toMatch(
      /script-src 'self' 'sha256-.+style-src 'self' 'sha256-/,
    );
  });

  test("that is not there is refused with one sentence", async () => {
    const build = await writeBuild();
    await rm(join(build, "finished.json"));
    await expect(loadFinished(build)).rejects.toThrow(
      /^There is no finished build in .*: make one with "npm start"\.$/,
    );
  });

  test.each(["", "{}", '{"release":1}', '{"release":"a","inputs":{},"files":{"a":{}}}'])(
    "whose list reads %j is refused",
    async (text) => {
      const build = await writeBuild();
      await writeFile(join(build, "finished.json"), text);
      await expect(loadFinished(build)).rejects.toThrow(StartRefusal);
    },
  );

  test("that lacks a file is refused by the file's name", async () => {
    const build = await writeBuild();
    await rm(join(build, "client/art/Deniz.svg"));
    await expect(loadFinished(build)).rejects.toThrow(/client\/art\/Deniz\.svg/);
  });
});
