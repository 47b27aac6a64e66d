import type { AddressInfo } from "node:net";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { onTestFinished } from "vitest";

export type ReceivedMail = { from: string; recipients: string[]; raw: string };

/** What the server answers to a step of a mail: nothing special, a code and words, or silence. */
export type Refusal = { code: number; words: string } | "silence" | undefined;
export type MailServerRules = {
  connection?: Refusal;
  recipient?: Refusal;
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

/** A real SMTP server on the loopback interface; its rules may change while it runs. */
export async function startMailServer(rules: MailServerRules = {}, options: SMTPServerOptions = {}, wanted = 0) {
  const mails: ReceivedMail[] = [];
  let connections = 0;
  const server = new SMTPServer({
    // Its certificate is self-signed, which our side rightly refuses.
    disabledCommands: ["STARTTLS", "AUTH"],
    onConnect(_session, done) {
      connections++;
      answer(rules.connection, done);
    },
    onRcptTo: (_address, _session, done) => answer(rules.recipient, done),
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
  onTestFinished(close);
  return { mails, rules, port, url: `smtp://127.0.0.1:${port}`, connections: () => connections, close };
}
