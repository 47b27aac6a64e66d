import { mailAddressKey } from "../../domain/lead/mail-address.ts";
import type { Applicant, PrivacyRequest } from "../../domain/privacy-request/privacy-request.ts";
import type { Idempotency } from "../ports/leads.ts";
import type { PrivacyRequestRow } from "./tables.ts";

/** A row of a request that has just come. */
export function toPrivacyRequestRow(
  { id, kind, locale, notice, createdAt, held, linkEndsAt, applicant }: PrivacyRequest & { applicant: Applicant },
  token: string,
  { key, digest }: Idempotency,
): PrivacyRequestRow {
  return {
    id,
    kind,
    locale,
    notice,
    created_at: createdAt,
    held: held ?? null,
    link_ends_at: linkEndsAt,
    reference: null,
    confirmed_at: null,
    due_on: null,
    alerted_at: null,
    closed_at: null,
    outcome: null,
    applicant: JSON.stringify(applicant),
    email_key: mailAddressKey(applicant.email),
    phone: applicant.phone,
    token,
    submission_key: key,
    digest,
  };
}

/** Nothing of this tells who it was. */
export const erasedColumns = {
  applicant: null,
  email_key: null,
  phone: null,
  token: null,
  submission_key: null,
  digest: null,
} as const;

export function toPrivacyRequest(row: PrivacyRequestRow): PrivacyRequest {
  const { reference, confirmed_at, due_on, closed_at, outcome } = row;
  const isConfirmed = reference !== null && confirmed_at !== null && due_on !== null;
  return {
    id: row.id,
    kind: row.kind,
    locale: row.locale,
    notice: row.notice,
    createdAt: row.created_at,
    ...(row.held === null ? {} : { held: row.held }),
    linkEndsAt: row.link_ends_at,
    ...(row.applicant === null ? {} : { applicant: JSON.parse(row.applicant) as Applicant }),
    ...(isConfirmed ? { confirmed: { reference, at: confirmed_at, dueOn: due_on } } : {}),
    ...(closed_at === null || outcome === null ? {} : { closed: { at: closed_at, outcome } }),
  };
}
