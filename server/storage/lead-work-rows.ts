import type { LeadWork } from "../../domain/lead/lead-work.ts";
import type { ChangedField, LeadHistoryLine, WorkChange } from "../ports/lead-work.ts";
import type { LeadChangeRow, LeadWorkRow } from "./tables.ts";

export const workColumns = ["status", "owner", "follow_up", "version", "first_status_at"] as const;

export function toWork({ status, owner, follow_up, version, first_status_at }: LeadWorkRow): LeadWork {
  return { status, owner, followUp: follow_up, version, firstStatusAt: first_status_at };
}

export function toWorkRow({ status, owner, followUp, version, firstStatusAt }: LeadWork): LeadWorkRow {
  return { status, owner, follow_up: followUp, version, first_status_at: firstStatusAt };
}

/** The line of the history that tells of a change. */
export function toChangeRow(id: string, change: WorkChange, before: LeadWork, after: LeadWork): LeadChangeRow {
  const [field, of] = fieldOf(change);
  const { person, at } = change;
  const values = { value_before: textOf(of(before)), value_after: textOf(of(after)) };
  return { lead_id: id, version: after.version, at, person, field, ...values };
}

type Value = string | number | null;

function fieldOf(change: WorkChange): [ChangedField, (work: LeadWork) => Value] {
  if ("status" in change) return ["status", ({ status }) => status];
  return "owner" in change ? ["owner", ({ owner }) => owner] : ["follow-up", ({ followUp }) => followUp];
}

function textOf(value: Value): string | null {
  return value === null ? null : String(value);
}

export function toHistoryLine({ lead_id: _, value_before, value_after, ...line }: LeadChangeRow): LeadHistoryLine {
  return { ...line, from: value_before, to: value_after };
}
