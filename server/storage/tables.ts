import type { LeadForm, Suspicion } from "../../domain/lead/lead.ts";
import type { LeadStatus } from "../../domain/lead/lead-work.ts";
import type {
  PrivacyRequest,
  PrivacyRequestKind,
  PrivacyRequestOutcome,
} from "../../domain/privacy-request/privacy-request.ts";
import type { DeliveryKind, DeliveryState } from "../ports/deliveries.ts";
import type { DestructionKind, DestructionReason } from "../ports/destructions.ts";
import type { ChangedField } from "../ports/lead-work.ts";

/** The tables as both engines hold them: text and integers only, times in milliseconds since 1970. */
export type Tables = {
  leads: LeadRow;
  lead_notes: LeadNoteRow;
  lead_changes: LeadChangeRow;
  /** Who has opened a lead, once for each person. */
  lead_reads: { lead_id: string; person: number; at: number };
  deliveries: DeliveryRow;
  submission_keys: { key: string; digest: string; lead_id: string };
  limits: { key: string; span: number; ends_at: number; hits: number };
  once: { name: string; at: number };
  drafts: DraftRow;
  resume_links: { token: string; draft_key: string; delivery_id: string; ends_at: number };
  /** `sends` is JSON. */
  sms_prefixes: { prefix: string; sends: string; last_at: number };
  /** `decision` is JSON. */
  consents: { decision: string; kept_at: number };
  destructions: DestructionRow;
  requests: PrivacyRequestRow;
};

type DestructionRow = {
  id: string;
  at: number;
  kind: DestructionKind;
  reason: DestructionReason;
  count: number;
  oldest: string;
  newest: string;
};

/** What is more than text stands as JSON; columns repeat only what is searched. */
export type DraftRow = {
  key: string;
  changed_at: number;
  packages: string;
  contact: string | null;
  contact_at: number | null;
  email_key: string | null;
  phone: string | null;
  code: string | null;
  done: string | null;
  lead_id: string | null;
};

export type LeadRow = {
  id: string;
  reference: string;
  form: LeadForm;
  created_at: number;
  held: Suspicion | null;
  /** The address as `mailAddressKey` writes it. */
  email_key: string;
  phone: string;
  /** As `sourceName` gives it; null is not known. */
  source: string | null;
  /** The lead as JSON, without `held`, which changes. */
  body: string;
  /** By what people look for it, folded. */
  search: string;
} & LeadWorkRow;

export type LeadWorkRow = {
  status: LeadStatus;
  owner: number | null;
  follow_up: string | null;
  version: number;
  first_status_at: number | null;
};

export type LeadNoteRow = { id: string; lead_id: string; at: number; person: number; text: string };

export type LeadChangeRow = {
  lead_id: string;
  /** The version that it led to. */
  version: number;
  at: number;
  person: number;
  field: ChangedField;
  value_before: string | null;
  value_after: string | null;
};

export type DeliveryRow = {
  id: string;
  kind: DeliveryKind;
  lead_id: string | null;
  request_id: string | null;
  target: string;
  facts: string;
  state: DeliveryState;
  attempts: number;
  created_at: number;
  due_at: number;
  settled_at: number | null;
  last_error: string;
  token: string | null;
  leased_until: number;
};

export type PrivacyRequestRow = {
  id: string;
  kind: PrivacyRequestKind;
  locale: PrivacyRequest["locale"];
  notice: string;
  created_at: number;
  held: Suspicion | null;
  link_ends_at: number;
  reference: string | null;
  confirmed_at: number | null;
  /** A day such as "2026-12-15". */
  due_on: string | null;
  /** When the operators were told that it is nearly due. */
  alerted_at: number | null;
  closed_at: number | null;
  outcome: PrivacyRequestOutcome | null;
  /** JSON. */
  applicant: string | null;
  email_key: string | null;
  phone: string | null;
  /** Hash of the token of the link. */
  token: string | null;
  submission_key: string | null;
  digest: string | null;
};
