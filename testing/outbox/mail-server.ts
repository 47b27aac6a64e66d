import type { AddressInfo } from "node:net";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { onTestFinished } from "vitest";

export type ReceivedMail = { from: string; recipients: string[]; raw: string };

/** What the server answers to a step of a mail: nothing special, a code and words, or silence. */
export type Refusal = { code: number; words: string } | "silence" | undefined;
export type MailServerRules = {
  connection?: Refusal;
  recipient?: Refusal;
  /** Whether a mailbox does not exist here. */
  isUnknown?: (address: string) => boolean;
  message?: Refusal;
  /** Milliseconds between having a message and saying so. */
  delay?: number;
};

type Done = (error?: Error | null) => void;

function answer(refusal: Refusal, done: Done): void {
  if (refusal === "silence") return;
  if (refusal) done(Object.assign(new Error(refusal.words), { responseCode: refusal.code }));
  else done();
}

/** A mail server that ends with the test. */
export async function startMailServer(...how: Parameters<typeof openMailServer>) {
  const server = await openMailServer(...how);
  onTestFinished(server.close);
  return server;
}

/** A real SMTP server on the loopback interface; its rules may change while it runs. */
export async function openMailServer(
  rules: MailServerRules = {},
  options: SMTPServerOptions = {},
  wanted = 0,
  mails: ReceivedMail[] = [],
) {
  let connections = 0;
  const server = new SMTPServer({
    // Its certificate is self-signed, which our side rightly refuses.
    disabledCommands: ["STARTTLS", "AUTH"],
    onConnect(_session, done) {
      connections++;
      answer(rules.connection, done);
    },
    onRcptTo({ address }, _session, done) {
      answer(rules.isUnknown?.(address) ? { code: 550, words: "unknown" } : rules.recipient, done);
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk) => chunks.push(chunk));
      stream.on("end", () => {
        const { mailFrom, rcptTo } = session.envelope;
        const from = mailFrom ? mailFrom.address : "";
        const raw = Buffer.concat(chunks).toString("utf8");
        if (!rules.message) mails.push({ from, recipients: rcptTo.map(({ address }) => address), raw });
        setTimeout(() => answer(rules.message, done), rules.delay ?? 0);
      });
    },
    closeTimeout: 50,
    ...options,
  });
  server.on("error", () => {});
  await new Promise<void>((resolve) => void server.listen(wanted, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { mails, rules, port, url: `smtp://127.0.0.1:${port}`, connections: () => connections, close };
}
