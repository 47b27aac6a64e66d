import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../testing/server/temporary-folder.ts";
import { fileMailer } from "./file-mailer.ts";

const message = { id: "id-1", to: "a@b.example", subject: "Konu", html: "<p>ş</p>", text: "ş", locale: "tr" } as const;
const from = "site@yakamoz.example";

test("a mail becomes one file that mail programs read, however often it is sent", async () => {
  const folder = join(temporaryFolder(), "outbox");
  const mailer = fileMailer({ folder, from });
  await mailer.check();
  expect(await mailer.send(message)).toEqual({ outcome: "delivered" });
  expect(await mailer.send(message)).toEqual({ outcome: "delivered" });
  expect(readdirSync(folder)).toEqual(["id-1.eml"]);
  const file = join(folder, "id-1.eml");
  expect(await PostalMime.parse(readFileSync(file))).toMatchObject({
    subject: "Konu",
    messageId: "<id-1@yakamoz.example>",
  });
  expect([statSync(folder).mode & 0o777, statSync(file).mode & 0o777]).toEqual([0o700, 0o600]);
});

test("a folder that cannot be written is tried again later", async () => {
  const folder = join(temporaryFolder(), "outbox");
  writeFileSync(folder, "in the way");
  const mailer = fileMailer({ folder, from });
  expect(await mailer.send(message)).toEqual({ outcome: "later", error: "mail file ENOTDIR" });
  rmSync(folder);
  expect(await mailer.send(message)).toEqual({ outcome: "delivered" });
});
