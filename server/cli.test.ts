import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { aLead, openCli } from "../testing/cli/open-cli.ts";
import { untilAvailable } from "../testing/server/until-available.ts";

const entry = fileURLToPath(new URL("cli.ts", import.meta.url));

function start(dataDir: string, ...args: string[]) {
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir };
  const child = spawn(process.execPath, [entry, ...args], { env, stdio: ["ignore", "pipe", "pipe"] });
  onTestFinished(() => void child.kill("SIGKILL"));
  const exited = new Promise<number | null>((resolve) => child.on("close", resolve));
  return { child, exited };
}

async function run(dataDir: string, ...args: string[]) {
  const { child, exited } = start(dataDir, ...args);
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await exited, out, err };
}

/** Run again where the server writes at the wrong moment. */
async function erase(dataDir: string, email: string) {
  for (;;) {
    const result = await run(dataDir, "erase", "--email", email, "--yes");
    if (!/run the same again|another process holds it/.test(result.err)) return result;
  }
}

test("the answer stands on standard output alone, what went wrong on standard error", async () => {
  const { dataDir } = openCli();
  const [listed, missing, misspelt] = await Promise.all([
    run(dataDir, "list", "--json"),
    run(dataDir, "show", "XXXX-XXXX"),
    run(dataDir, "lst"),
  ]);
  expect({ ...listed, out: JSON.parse(listed.out) }).toEqual({
    code: 0,
    out: { leads: [], total: 0, held: 0 },
    err: "",
  });
  expect(missing).toMatchObject({ code: 1, out: "" });
  expect(misspelt).toMatchObject({ code: 2, out: "" });
});

test("it works while the server takes leads, and none of those is lost", async () => {
  const { dataDir, withStorage, keep } = openCli();
  await keep(...Array.from({ length: 20 }, () => aLead({ email: "gone@example.com" })));
  await withStorage(async ({ leads }) => {
    let taken = 0;
    let working = true;
    const serving = (async () => {
      while (working) {
        const lead = aLead();
        const { outcome } = await untilAvailable(() => leads.accept(lead, [], { key: lead.id, digest: lead.id }));
        if (outcome === "accepted") taken++;
        await new Promise((resolve) => setTimeout(resolve, 2));
      }
    })();
    const erased = await erase(dataDir, "gone@example.com");
    const exported = await run(dataDir, "export", "json");
    working = false;
    await serving;
    expect(erased.err).toBe("");
    expect(JSON.parse(exported.out).leads.length).toBeGreaterThan(0);
    expect(await leads.count()).toBe(taken);
  });
});

test("a reader who has seen enough ends it quietly", async () => {
  const { dataDir, keep } = openCli();
  const { answers } = aLead();
  await keep(...Array.from({ length: 60 }, () => aLead({ answers: { ...answers, message: "x".repeat(5_000) } })));
  const { child, exited } = start(dataDir, "export", "csv");
  child.stdout.once("data", () => child.stdout.destroy());
  expect({ err: await text(child.stderr), code: await exited }).toEqual({ err: "", code: 0 });
});
