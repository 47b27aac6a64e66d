import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import PostalMime from "postal-mime";
import { expect, onTestFinished, test } from "vitest";
import { contactLead } from "../testing/samples.ts";
import { applyNewerMigration } from "../testing/server/newer-schema.ts";
import { temporaryFolder } from "../testing/server/temporary-folder.ts";
import { aDelivery } from "../testing/storage-contract/samples.ts";
import { openStorage } from "./storage/open-storage.ts";

const main = fileURLToPath(new URL("worker.ts", import.meta.url));

function start(settings: Record<string, string>) {
  const env = { PATH: process.env.PATH, ...settings };
  const child = spawn(process.execPath, [main], { env, stdio: ["ignore", "pipe", "pipe"] });
  onTestFinished(() => void child.kill("SIGKILL"));
  const output = { out: "", err: "" };
  child.stdout.setEncoding("utf8").on("data", (chunk) => {
    output.out += chunk;
  });
  child.stderr.setEncoding("utf8").on("data", (chunk) => {
    output.err += chunk;
  });
  return { child, output, exited: once(child, "exit").then(([code]) => code as number | null) };
}

test("without any setting it writes mails as files, until it is told to stop", async () => {
  const dataDir = temporaryFolder();
  const { leads, outbox, close } = await openStorage({ databaseUrl: "", dataDir });
  onTestFinished(close);
  const lead = contactLead({ createdAt: Date.now() });
  const team = aDelivery({ leadId: lead.id, target: "info@yakamoz.example" });
  const visitor = aDelivery({ leadId: lead.id, kind: "visitor-mail", target: "" });
  await leads.accept(lead, [team, visitor], { key: "k", digest: "d" });
  const { child, output, exited } = start({ DATA_DIR: dataDir });
  await expect.poll(outbox.counts).toMatchObject({ delivered: 2 });
  const files = readdirSync(join(dataDir, "outbox"));
  expect(files.sort()).toEqual([`${team.id}.eml`, `${visitor.id}.eml`].sort());
  const mail = await PostalMime.parse(readFileSync(join(dataDir, "outbox", `${visitor.id}.eml`)));
  expect(mail).toMatchObject({ subject: "Mesajınızı aldık: 7F3K-92QM", to: [{ address: lead.email }] });
  child.kill("SIGTERM");
  expect(await exited).toBe(0);
  expect(output.err).toBe("");
  expect(output.out).not.toMatch(/deniz|kordon/i);
});

test("a database of a newer release is refused in a sentence", async () => {
  const dataDir = temporaryFolder();
  await applyNewerMigration(dataDir);
  const { output, exited } = start({ DATA_DIR: dataDir });
  expect(await exited).toBe(1);
  expect(output.err).toMatch(/^The database was made by a newer version of the site [^\n]+\n$/);
});

test("a damaged database is told in a sentence, and deliveries begin once it is out of the way", async () => {
  const dataDir = temporaryFolder();
  writeFileSync(join(dataDir, "site.db"), "x".repeat(5_000));
  const { output } = start({ DATA_DIR: dataDir });
  await expect
    .poll(() => output.out, { timeout: 20_000 })
    .toMatch(/"msg":"The database takes nothing now: [^\n]+restore/);
  rmSync(join(dataDir, "site.db"));
  await expect.poll(() => output.out, { timeout: 20_000 }).toContain('"msg":"delivering"');
  expect(output.err).toBe("");
});

test("a setting that is wrong is told in a sentence", async () => {
  const { output, exited } = start({ DATA_DIR: temporaryFolder(), SMTP_URL: "http://mail.example" });
  expect(await exited).toBe(1);
  expect(output.err).toMatch(/^SMTP_URL must be [^\n]+\n$/);
});
