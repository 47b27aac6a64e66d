import { mailAddressKey } from "../../domain/lead/mail-address.ts";
import { readDraft } from "../../domain/quote/draft.ts";
import type { QuoteDraft, StoredDraft } from "../ports/quotes.ts";
import type { DraftRow } from "./tables.ts";

export function toDraftRow(key: string, draft: QuoteDraft, now: number): DraftRow {
  const { packages, contact, code, done } = draft;
  return {
    key,
    changed_at: now,
    packages: JSON.stringify(packages),
    contact: text(contact),
    contact_at: contact?.since.at ?? null,
    email_key: contact ? mailAddressKey(contact.email) : null,
    phone: contact?.phone ?? null,
    code: text(code),
    done: text(done),
    lead_id: done?.leadId ?? null,
  };
}

/** Packages are read by the catalogue of today, which may have changed since. */
export function toDraft(row: DraftRow): StoredDraft {
  return {
    changedAt: row.changed_at,
    packages: readDraft(JSON.parse(row.packages)),
    ...(row.contact !== null && { contact: JSON.parse(row.contact) }),
    ...(row.code !== null && { code: JSON.parse(row.code) }),
    ...(row.done !== null && { done: JSON.parse(row.done) }),
  };
}

function text(value: object | undefined): string | null {
  return value === undefined ? null : JSON.stringify(value);
}
