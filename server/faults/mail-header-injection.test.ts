import PostalMime from "postal-mime";
import { describe, expect, onTestFinished, test } from "vitest";
import type { Lead } from "../../domain/lead/lead.ts";
import { sourceFields } from "../../domain/lead/source.ts";
import { startMailServer } from "../../testing/outbox/mail-server.ts";
import { deliveryDeps } from "../../testing/outbox/samples.ts";
import { contactLead, quoteLead, reportLead } from "../../testing/samples.ts";
import { smtpMailer } from "../mail/smtp-mailer.ts";
import { createDeliver } from "../outbox/deliver.ts";
import type { Delivery, DeliveryKind } from "../ports/deliveries.ts";
import type { Storage } from "../ports/storage.ts";

const payloads = {
  "line break": "x\r\nBcc: evil@evil.example\r\nX-Evil: 1",
  "bare line feed": "x\nBcc: evil@evil.example\nX-Evil: 1",
  "bare return": "x\rBcc: evil@evil.example\rX-Evil: 1",
  "end of headers": "x\r\n\r\n--boundary\r\nContent-Type: text/html\r\n\r\n<b>evil</b>",
  "encoded word": "=?utf-8?Q?x=0D=0ABcc:_evil@evil.example?=",
  "encoded word in base64": "=?utf-8?B?eA0KQmNjOiBldmlsQGV2aWwuZXhhbXBsZQ==?=",
  "list of addresses": "a@b.example, evil@evil.example; <evil@evil.example>",
  "quoted address": '"x" <evil@evil.example>',
  "odd line ends": "x\u2028Bcc: evil@evil.example\u2029\u0085X-Evil: 1\u0000\u000b\u000c",
  "end of the message": "x\r\n.\r\nMAIL FROM:<evil@evil.example>\r\nRCPT TO:<evil@evil.example>\r\n",
};

const known = [
  "from",
  "to",
  "reply-to",
  "subject",
  "message-id",
  "date",
  "mime-version",
  "content-type",
  "content-language",
  "auto-submitted",
];

/** All fields that are text, and the addresses by themselves, because they decide where a mail goes. */
function poisoned(lead: Lead, payload: string): Lead[] {
  const answers = Object.fromEntries(Object.keys(lead.answers).map((field) => [field, payload]));
  const source = Object.fromEntries(sourceFields.map((name) => [name, payload]));
  const facts = { page: payload, reference: payload, notice: payload, source };
  return [
    { ...lead, ...facts, answers },
    { ...lead, email: payload, phone: payload, answers: { ...lead.answers, email: payload, tel: payload } },
  ];
}

async function startDelivery() {
  const server = await startMailServer();
  const mailer = smtpMailer({ url: server.url, from: "site@yakamoz.example", replyTo: "bilgi@yakamoz.example" });
  onTestFinished(() => mailer.close());
  async function deliver(kind: DeliveryKind, lead: Lead) {
    const storage = { leads: { find: async () => lead } } as unknown as Storage;
    const target = kind === "team-mail" ? "info@yakamoz.example" : "";
    return createDeliver({ ...deliveryDeps, storage, mailer, clock: Date.now })({
      id: "id-1",
      kind,
      leadId: lead.id,
      target,
      facts: "{}",
    } as Delivery);
  }
  return { server, deliver };
}

describe("mail header injection", () => {
  test.each(Object.entries(payloads))("%s in every field adds no header and no recipient", async (_, payload) => {
    const { server, deliver } = await startDelivery();
    const leads = [contactLead(), reportLead(), quoteLead()].flatMap((lead) => poisoned(lead, payload));
    for (const lead of leads) {
      const isAddressed = lead.email !== payload;
      expect((await deliver("team-mail", lead)).outcome).toBe("delivered");
      expect((await deliver("visitor-mail", lead)).outcome).toBe(isAddressed ? "delivered" : "never");
    }
    expect(server.mails).toHaveLength(leads.length * 2 - 3);
    for (const { raw, recipients, from } of server.mails) {
      expect([from, recipients.length]).toEqual(["site@yakamoz.example", 1]);
      expect(recipients[0]).toMatch(/^(info@yakamoz|deniz@kordongida)\.example$/);
      const { headers, to, cc, bcc, replyTo, subject, attachments } = await PostalMime.parse(raw);
      const names = headers.map(({ key }) => key);
      expect(names.filter((name) => !known.includes(name))).toEqual([]);
      expect(new Set(names).size).toBe(names.length);
      expect([to?.length, cc, bcc, replyTo?.length, attachments.length]).toEqual([1, undefined, undefined, 1, 0]);
      expect(replyTo?.[0]?.address).toMatch(/^(bilgi@yakamoz|deniz@kordongida)\.example$/);
      expect(subject).not.toMatch(/[\r\n]/);
    }
  });

  test("an encoded word that was typed is shown as it was typed", async () => {
    const { server, deliver } = await startDelivery();
    const company = payloads["encoded word in base64"];
    await deliver("team-mail", contactLead({ answers: { ...contactLead().answers, company } }));
    const { subject } = await PostalMime.parse(server.mails[0]?.raw ?? "");
    expect(subject?.replaceAll("\u2060", "")).toContain(company);
  });
});
