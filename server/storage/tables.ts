import type { LeadForm, Suspicion } from "../../domain/lead/lead.ts";
import type { DeliveryKind, DeliveryState } from "../ports.ts";

/** The tables as both engines hold them: text and integers only, times in milliseconds since 1970. */
export type Tables = {
  leads: LeadRow;
  deliveries: DeliveryRow;
  submission_keys: { key: string; digest: string; lead_id: string };
  limits: { key: string; span: number; ends_at: number; hits: number };
  once: { name: string; at: number };
  drafts: DraftRow;
  resume_links: { token: string; draft_key: string; delivery_id: string; ends_at: number };
  /** `sends` is JSON. */
  sms_prefixes: { prefix: string; sends: string; last_at: number };
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
  /** The lead as JSON, without `held`, which changes. */
  body: string;
};

export type DeliveryRow = {
  id: string;
  kind: DeliveryKind;
  lead_id: string | null;
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
