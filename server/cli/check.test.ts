import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { expect, onTestFinished, test } from "vitest";
import { aLead, now, openCli } from "../../testing/cli/open-cli.ts";

async function mailServer(): Promise<number> {
  const smtp = new SMTPServer({ disabledCommands: ["AUTH", "STARTTLS"] });
  const server = smtp.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => new Promise<void>((resolve) => smtp.close(resolve)));
  return (server.address() as AddressInfo).port;
}

async function lines(settings: Record<string, string> = {}, desk = openCli(settings)) {
  const { code, out } = await desk.run(["check"]);
  return { code, lines: out.trimEnd().split("\n"), dataDir: desk.dataDir };
}

test("all is well on a new installation", async () => {
  const { code, lines: found, dataDir } = await lines();
  expect(code).toBe(0);
  expect(found).toEqual([
    "✓ settings: every value can be read",
    "✓ notices: agree with the settings",
    `✓ data folder: ${dataDir} can be written`,
    expect.stringMatching(/^✓ free space: [\d,]+ MB$/),
    "✓ storage: SQLite is sound and keeps 0 leads, 0 of them held",
    "✓ waiting deliveries: none",
    "✓ dead deliveries: none",
    `✓ mail: written as files to ${dataDir}/outbox, because SMTP_URL is empty`,
    "✓ webhook: none, because WEBHOOK_URL is empty",
  ]);
});

test("settings that cannot be read are all that is said", async () => {
  const { code, lines: found } = await lines({ PORT: "x", RECAPTCHA_VERSION: "2" });
  expect(code).toBe(1);
  expect(found).toEqual([
    '✗ settings: PORT must be a whole number from 0 to 65535, but is "x".',
    '✗ settings: RECAPTCHA_VERSION must be empty or 3, but is "2".',
  ]);
});

test("the mail server must answer", async () => {
  const port = await mailServer();
  const up = await lines({ SMTP_URL: `smtp://127.0.0.1:${port}` });
  expect(up).toMatchObject({ code: 0, lines: expect.arrayContaining([`✓ mail: 127.0.0.1:${port} answers`]) });
  const down = await lines({ SMTP_URL: "smtp://user:hidden@127.0.0.1:1" });
  expect(down.code).toBe(1);
  expect(down.lines.join("\n")).toMatch(/^✗ mail: smtp/m);
  expect(down.lines.join("\n")).not.toContain("hidden");
});

test.each([
  ["https://crm.example/hook?key=hidden", "✓ webhook: https://crm.example"],
  ["http://127.0.0.1:9000/hook", "✓ webhook: http://127.0.0.1:9000"],
  ["http://crm.example/hook", "✗ webhook: http://crm.example is not https: leads would travel in the open"],
])("the webhook %s is judged by its address", async (url, line) => {
  const settings = { WEBHOOK_URL: url, WEBHOOK_SECRETS: `whsec_${"A".repeat(32)}` };
  expect((await lines(settings)).lines.at(-1)).toBe(line);
});

test("deliveries that are dead or wait too long are trouble", async () => {
  const desk = openCli();
  await desk.keep(aLead({ createdAt: now - 60_000 }));
  expect((await lines({}, desk)).lines).toContain("✓ waiting deliveries: 2, the oldest for a moment");
  await desk.keep(aLead({ createdAt: now - 3 * 3_600_000 }));
  await desk.withStorage(async ({ outbox }) => {
    const [one] = await outbox.claim({ now, lease: 1, limit: 1 });
    if (one) await outbox.giveUp(one.id, one.token, { now, error: "smtp 550" });
  });
  const { code, lines: found } = await lines({}, desk);
  expect(code).toBe(1);
  expect(found.join("\n")).toMatch(
    /^✗ waiting deliveries: 3, the oldest for 3 hours; does the server or the worker run\?$/m,
  );
  expect(found).toContain('✗ dead deliveries: 1; "deliveries list --state dead" shows why');
});

test("storage that does not open is said, and the other checks go on", async () => {
  const { code, lines: found } = await lines({ DATA_DIR: "/dev/null/data" });
  expect(code).toBe(1);
  expect(found.map((line) => /^. [a-z ]+/.exec(line)?.[0])).toEqual([
    "✓ settings",
    "✓ notices",
    "✗ data folder",
    "✗ free space",
    "✗ storage",
    "✓ mail",
    "✓ webhook",
  ]);
});

test("programs get the same as JSON", async () => {
  const { code, out } = await openCli({ WEBHOOK_URL: "nonsense" }).run(["check", "--json"]);
  expect({ code, ...JSON.parse(out) }).toEqual({
    code: 1,
    ok: false,
    checks: [{ name: "settings", ok: false, detail: expect.stringContaining("WEBHOOK_URL must be") }],
  });
});
