import { createServer } from "node:net";
import PostalMime from "postal-mime";
import { describe, expect, onTestFinished, test } from "vitest";
import { type MailServerRules, startMailServer } from "../../testing/outbox/mail-server.ts";
import type { MailMessage } from "../ports/deliveries.ts";
import { smtpMailer } from "./smtp-mailer.ts";

const message: MailMessage = {
  id: "3f2c",
  to: "deniz@kordongida.example",
  subject: "Mesajınızı aldık: 7F3K-92QM",
  html: "<p>Merhaba</p>",
  text: "Merhaba",
  locale: "tr",
};
const sender = { from: "site@yakamoz.example", replyTo: "bilgi@yakamoz.example" };

function mailerTo(url: string, timeouts: Parameters<typeof smtpMailer>[0]["timeouts"] = {}) {
  const mailer = smtpMailer({ url, ...sender, timeouts });
  onTestFinished(() => mailer.close());
  return mailer;
}

async function refusedBy(rules: MailServerRules, timeouts = {}) {
  const { url } = await startMailServer(rules);
  return mailerTo(url, timeouts).send(message);
}

describe("a mail to a visitor", () => {
  test("arrives whole, says that nobody wrote it, and can be answered", async () => {
    const server = await startMailServer();
    expect(await mailerTo(server.url).send(message)).toEqual({ outcome: "delivered" });
    const [mail] = server.mails;
    expect(mail).toMatchObject({ from: sender.from, recipients: [message.to] });
    const parsed = await PostalMime.parse(mail?.raw ?? "");
    expect(parsed).toMatchObject({
      subject: message.subject,
      messageId: "<3f2c@yakamoz.example>",
      from: { address: sender.from, name: "Yakamoz" },
      replyTo: [{ address: sender.replyTo }],
    });
    expect([parsed.text?.trim(), parsed.html?.trim()]).toEqual(["Merhaba", "<p>Merhaba</p>"]);
    expect(mail?.raw).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    expect(mail?.raw).toMatch(/^Content-Language: tr\r$/m);
  });
});

test("a mail to the team answers to the visitor and does not call itself automatic", async () => {
  const server = await startMailServer();
  await mailerTo(server.url).send({ ...message, to: "info@yakamoz.example", replyTo: message.to });
  const raw = server.mails[0]?.raw ?? "";
  expect((await PostalMime.parse(raw)).replyTo).toEqual([{ address: message.to, name: "" }]);
  expect(raw).not.toMatch(/auto-submitted/i);
});

test("several mails share a connection", async () => {
  const server = await startMailServer();
  const mailer = mailerTo(server.url);
  for (const id of ["1", "2", "3"]) await mailer.send({ ...message, id });
  expect([server.mails.length, server.connections()]).toEqual([3, 1]);
});

describe("failures", () => {
  const words = "5.1.1 <deniz@kordongida.example>: no such user";

  test("a refused recipient or message is for good; the server's words stay out", async () => {
    expect(await refusedBy({ recipient: { code: 550, words } })).toEqual({ outcome: "never", error: "smtp 550 5.1.1" });
    expect(await refusedBy({ message: { code: 554, words: "spam" } })).toEqual({ outcome: "never", error: "smtp 554" });
  });

  test("a busy server, a server that refuses us, and one that is silent are tried again", async () => {
    expect(await refusedBy({ recipient: { code: 451, words: "4.7.1 greylisted" } })).toEqual({
      outcome: "later",
      error: "smtp 451 4.7.1",
    });
    expect(await refusedBy({ connection: { code: 554, words: "go away" } })).toMatchObject({ outcome: "later" });
    const silent = await refusedBy({ message: "silence" }, { silence: 1_500 });
    expect(silent).toEqual({ outcome: "later", error: "smtp ETIMEDOUT" });
  });

  test("no server at all is tried again", async () => {
    const { url, close } = await startMailServer();
    await close();
    expect(await mailerTo(url).send(message)).toEqual({ outcome: "later", error: "smtp ECONNREFUSED" });
  });

  test("a server that drips without an end is left in time, and the next mail goes out", async () => {
    const dripping = createServer((socket) => {
      const drip = setInterval(() => socket.write("220-wait\r\n"), 50);
      socket.on("close", () => clearInterval(drip)).on("error", () => {});
    });
    await new Promise<void>((resolve) => dripping.listen(0, "127.0.0.1", resolve));
    onTestFinished(() => void dripping.close());
    const { port } = dripping.address() as { port: number };
    const mailer = mailerTo(`smtp://127.0.0.1:${port}`, { connect: 600_000, silence: 600_000, whole: 400 });
    expect(await mailer.send(message)).toMatchObject({ outcome: "later" });
    expect(await mailer.send(message)).toMatchObject({ outcome: "later" });
  });

  test("a refused login is ours to repair: the mail waits", async () => {
    const { port } = await startMailServer(
      {},
      {
        disabledCommands: ["STARTTLS"],
        allowInsecureAuth: true,
        onAuth: (_auth, _session, done) => done(Object.assign(new Error("no"), { responseCode: 535 })),
      },
    );
    const mailer = mailerTo(`smtp://user:wrong@127.0.0.1:${port}`);
    expect(await mailer.send(message)).toEqual({ outcome: "later", error: "smtp 535" });
    await expect(mailer.check()).rejects.toThrow(/^smtp 535$/);
  });

  test("an address that is not one is never tried", async () => {
    const server = await startMailServer();
    const mailer = mailerTo(server.url);
    for (const to of ["", "a@b.example, c@d.example", "a@b.example\r\nBcc: c@d.example", "<a@b.example>", "a"]) {
      expect(await mailer.send({ ...message, to })).toMatchObject({ outcome: "never" });
    }
    expect(server.connections()).toBe(0);
  });
});

describe("TLS", () => {
  test("smtps:// speaks it from the start", async () => {
    const server = await startMailServer({}, { secure: true, disabledCommands: ["AUTH"] });
    const url = `smtps://127.0.0.1:${server.port}`;
    expect(await mailerTo(`${url}?tls.rejectUnauthorized=false`).send(message)).toEqual({ outcome: "delivered" });
    // Its certificate is self-signed.
    expect(await mailerTo(url).send(message)).toMatchObject({ outcome: "later" });
  });

  test("a password is not sent over an open line to another machine", async () => {
    const seen: string[] = [];
    const { port } = await startMailServer(
      {},
      { disabledCommands: ["STARTTLS"], allowInsecureAuth: true, onAuth: (auth) => void seen.push(auth.method) },
    );
    // Another name for the loopback interface, which our side cannot know.
    const attempt = await mailerTo(`smtp://user:secret@127.0.0.2:${port}`).send(message);
    expect(attempt.outcome).toBe("later");
    expect(seen).toEqual([]);
  });
});
