import type { LeadForm, Suspicion } from "../../domain/lead/lead.ts";
import type { DeliveryKind, DeliveryState } from "../ports.ts";

/** The tables as both engines hold them: text and integers only, times in milliseconds since 1970. */
export type Tables = {
  leads: LeadRow;
  deliveries: DeliveryRow;
  submission_keys: { key: string; digest: string; lead_id: string };
  limits: { key: string; span: number; ends_at: number; hits: number };
  once: { name: string; at: number };
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
