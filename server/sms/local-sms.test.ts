import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../testing/server/temporary-folder.ts";
import { localSms, localSmsWarning } from "./local-sms.ts";

const to = "+905012345678";

test("an SMS becomes a file, and the console shows its text without the number", async () => {
  const folder = join(temporaryFolder(), "outbox");
  const said: string[] = [];
  const result = await localSms(folder, (line) => said.push(line)).send({ to, text: "Kod: 123456" });
  expect(result.sent).toBe(true);
  const [name = ""] = readdirSync(folder);
  expect(name).toMatch(/\.sms\.json$/);
  expect(JSON.parse(readFileSync(join(folder, name), "utf8"))).toMatchObject({ to, text: "Kod: 123456" });
  expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
  expect(said).toEqual(["SMS to ***********78: Kod: 123456"]);
});

test("a text that is no plain SMS and a folder that cannot be written are told", async () => {
  const file = join(temporaryFolder(), "file");
  writeFileSync(file, "in the way");
  const said: string[] = [];
  const sender = localSms(file, (line) => said.push(line));
  expect(await sender.send({ to, text: "Doğrulama" })).toMatchObject({ sent: false });
  expect(await sender.send({ to, text: "Kod" })).toEqual({ sent: false, error: "local ENOTDIR" });
  expect(said).toEqual([]);
});

test("the warning is loud and says where codes are", () => {
  expect(localSmsWarning("data/outbox")).toMatch(/^\*\*\* WARNING.*\n.*data\/outbox/);
});
