import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { SMTPServer } from "smtp-server";

/** What is wrong with the server now, apart from not being there. */
export type Mood =
  | { kind: "well" }
  /** Takes calls and never says a word. */
  | { kind: "silent" }
  /** Says so late that it has a message. */
  | { kind: "slow"; delay: number }
  | { kind: "refusing"; at: "connection" | "recipient" | "message"; code: number };

export type ReceivedMail = {
  /** Of the delivery, from the Message-ID. */
  id: string;
  to: string;
};

type Done = (error?: Error | null) => void;

/** A real SMTP server on the loopback interface, which keeps the id and the recipient of each mail. */
export class MailServer {
  readonly mails: ReceivedMail[] = [];
  mood: Mood = { kind: "well" };
  /** Mailboxes that do not exist here. */
  isUnknown: (address: string) => boolean = () => false;
  private server: SMTPServer | undefined;
  private port = 0;

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  /** On the same port as before. */
  async start(): Promise<void> {
    const server = new SMTPServer({
      // Its certificate is self-signed, which the site rightly refuses.
      disabledCommands: ["STARTTLS", "AUTH"],
      closeTimeout: 50,
      onConnect: (_session, done) => this.answer("connection", done),
      onRcptTo: ({ address }, _session, done) => {
        if (this.isUnknown(address)) done(refusal(550));
        else this.answer("recipient", done);
      },
      onData: (stream, session, done) => {
        let raw = "";
        stream.setEncoding("utf8").on("data", (chunk) => {
          raw += chunk;
        });
        stream.on("end", () => this.take(raw, session.envelope.rcptTo[0]?.address ?? "", done));
      },
    });
    server.on("error", () => {});
    await new Promise<void>((resolve) => void server.listen(this.port, "127.0.0.1", resolve));
    this.port = (server.server.address() as AddressInfo).port;
    this.server = server;
  }

  async stop(): Promise<void> {
    await new Promise<void>((resolve) => (this.server ? this.server.close(() => resolve()) : resolve()));
    this.server = undefined;
  }

  private async take(raw: string, to: string, done: Done): Promise<void> {
    const isRefused = this.mood.kind === "refusing" && this.mood.at === "message";
    if (!isRefused) this.mails.push({ id: /^Message-ID: <([^@]*)@/im.exec(raw)?.[1] ?? "", to });
    if (this.mood.kind === "slow") await pause(this.mood.delay);
    this.answer("message", done);
  }

  private answer(step: "connection" | "recipient" | "message", done: Done): void {
    if (this.mood.kind === "silent") return;
    if (this.mood.kind === "refusing" && this.mood.at === step) done(refusal(this.mood.code));
    else done();
  }
}

function refusal(responseCode: number): Error {
  return Object.assign(new Error("refused"), { responseCode });
}
