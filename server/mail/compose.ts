import type { SendMailOptions } from "nodemailer";
import { facts } from "../../copy/facts.ts";
import { isMailAddress } from "../../domain/lead/mail-address.ts";
import { defaultLocale } from "../../site/locales.ts";
import type { MailMessage } from "../ports/deliveries.ts";

export type Sender = {
  /** Address the mails come from. */
  from: string;
  /** Who reads answers to mails that name nobody else. */
  replyTo?: string;
};

/**
 * The message as the mail library wants it; undefined where the recipient is no single plain address. Addresses are
 * given as objects and checked, so that nothing typed by a visitor can add a recipient or a header.
 */
export function compose(message: MailMessage, { from, replyTo }: Sender): SendMailOptions | undefined {
  if (!isMailAddress(message.to)) return undefined;
  const answersTo = [message.replyTo, replyTo].find((address) => address && isMailAddress(address));
  return {
    from: address(from, facts(defaultLocale).name),
    to: address(message.to),
    envelope: { from, to: [message.to] },
    ...(answersTo && { replyTo: address(answersTo) }),
    messageId: `<${message.id}@${from.split("@")[1]}>`,
    subject: oneLine(message.subject),
    text: message.text,
    html: message.html,
    headers: {
      "Content-Language": message.locale,
      // A mail that answers to a person speaks for that person; ticket systems drop what calls itself automatic.
      ...(message.replyTo ? {} : { "Auto-Submitted": "auto-generated" }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function address(mailbox: string, name = "") {
  return { name, address: mailbox };
}

/** An encoded word that a visitor typed stays the letters it is. */
function oneLine(subject: string): string {
  return subject.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").replaceAll("=?", "=\u2060?");
}
