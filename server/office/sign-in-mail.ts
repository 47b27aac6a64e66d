import { randomUUID } from "node:crypto";
import type { Person } from "../../domain/office/person.ts";
import { fill } from "../../domain/slots.ts";
import { renderMail } from "../mail/render-mail.ts";
import type { MailMessage } from "../ports/deliveries.ts";
import { mailDictionaries } from "./dictionary.ts";

/** The mail with the link by which a person comes in. */
export function signInMail({ mail, name, language }: Person, address: string): MailMessage {
  const words = mailDictionaries[language].signInMail;
  const rendered = renderMail({
    locale: language,
    subject: words.subject,
    preview: words.text,
    title: words.title,
    blocks: [
      { kind: "text", text: fill(words.greeting, { name }) },
      { kind: "text", text: words.text },
      { kind: "button", text: words.button, href: address, address: words.address },
    ],
    footer: [words.why],
  });
  return { id: `office-${randomUUID()}`, to: mail, locale: language, ...rendered };
}
