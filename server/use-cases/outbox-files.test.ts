import { createTransport } from "nodemailer";
import PostalMime from "postal-mime";
import { expect, test } from "vitest";
import { mailAddresses, mailText } from "./outbox-files.ts";

const transport = createTransport({ streamTransport: true, buffer: true });
const text = `Şu satır uzundur ve bölünür: ${"ğ".repeat(60)} 7F3K-2M9Q`;

test.each(["base64", "quoted-printable"] as const)("text is found in %s", async (textEncoding) => {
  const mail = { to: "a@b.example", subject: "x", text, html: `<p>${text}</p>`, textEncoding };
  const { message } = await transport.sendMail(mail);
  expect((message as Buffer).toString()).not.toContain(text);
  expect(mailText(await PostalMime.parse(message as Buffer)).split(text)).toHaveLength(3);
});

test("addresses are read from the head alone, folded or not", async () => {
  const to = ['Deniz, "D" <deniz@example.com>', "ayşe@örnek.example", `${"u".repeat(60)}@example.com`];
  const { message } = await transport.sendMail({ to, replyTo: "geri@example.com", text: "To: other@example.com" });
  const addresses = mailAddresses(await PostalMime.parse(message as Buffer));
  expect(addresses).toEqual(
    expect.arrayContaining(["deniz@example.com", "geri@example.com", `${"u".repeat(60)}@example.com`]),
  );
  expect(addresses).not.toContain("other@example.com");
});
