import { createLog } from "../../server/log.ts";
import { smtpMailer } from "../../server/mail/smtp-mailer.ts";
import { createWorker } from "../../server/outbox/worker.ts";
import { openStorage } from "../../server/storage/open-storage.ts";

/**
 * A worker in a process of its own, which may be killed. Its leases are short, so that a test need not wait, and long
 * enough that none runs out because the machine is busy.
 */
const [dataDir = "", url = ""] = process.argv.slice(2);
const { outbox } = await openStorage({ databaseUrl: "", dataDir });
const mailer = smtpMailer({ url, from: "site@yakamoz.example" });
const worker = createWorker({
  outbox,
  deliver: ({ id, target }) => mailer.send({ id, to: target, subject: id, html: id, text: id, locale: "tr" }),
  clock: Date.now,
  log: createLog("silent"),
  settings: { poll: 20, lease: 3_000 },
});
worker.start();
