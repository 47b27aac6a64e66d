import { expect, test } from "vitest";
import { contactLead, leadSource, quoteLead, sunday } from "../../testing/samples.ts";
import { leadEvent, statusEvent } from "./webhook-events.ts";

test("a quote arrives whole: packages for programs, the same in words for people, and when to call", () => {
  const lead = quoteLead({ locale: "en" });
  const { type, data } = JSON.parse(leadEvent(lead));
  expect(type).toBe("lead.created");
  expect(data).toMatchObject({
    reference: lead.reference,
    form: "quote",
    phone: lead.phone,
    answers: lead.answers,
    packages: lead.packages,
    answerBy: "2026-11-16T15:00:00.000Z",
  });
  expect(data.summary).toContain("Altyapı\n- İşletim sistemi yönetimi: 16 sunucu (4 Temel, 12 Premium)\n");
  expect(data.summary).toContain("- SAN yönetimi: Uzman görüşmesi (Teklif öncesinde)");
});

test("a change of status names the lead and nobody", () => {
  const lead = contactLead({ id: "id-1" });
  expect(JSON.parse(statusEvent(lead, { from: "new", to: "won", at: sunday }))).toEqual({
    type: "lead.status-changed",
    timestamp: "2026-11-15T15:40:00.000Z",
    data: {
      id: "id-1",
      reference: lead.reference,
      from: "new",
      to: "won",
      changedAt: "2026-11-15T15:40:00.000Z",
    },
  });
});

test("a lead arrives with its source; one that is not known is null", () => {
  expect(JSON.parse(leadEvent(contactLead({ source: leadSource }))).data.source).toEqual(leadSource);
  expect(JSON.parse(leadEvent(contactLead())).data.source).toBeNull();
});
