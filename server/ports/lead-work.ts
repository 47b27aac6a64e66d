import type { Lead, LeadForm } from "../../domain/lead/lead.ts";
import type { LeadWeek } from "../../domain/lead/lead-figures.ts";
import type { LeadChange, LeadStatus, LeadWork } from "../../domain/lead/lead-work.ts";
import type { Delivery, NewDelivery } from "./deliveries.ts";

/** Held leads fit no filter: they are a bot's until somebody releases them. */
export type LeadWorkFilter = {
  status?: LeadStatus | undefined;
  form?: LeadForm | undefined;
  owner?: number | "none" | undefined;
  /** As `sourceName` gives it; null finds those of which it is not known. */
  source?: string | null | undefined;
  since?: number | undefined;
  before?: number | undefined;
  /** What somebody typed: parts of request number, name, company, address, phone or subject. */
  text?: string | undefined;
  /** Open ones that somebody meant to come back to by this day. */
  due?: string | undefined;
};

/** A place in the list, which stays right when leads come and go. */
export type LeadPlace = { createdAt: number; id: string };

export type LeadInList = {
  lead: Lead;
  work: LeadWork;
  /** By the person who asks. */
  unread: boolean;
  /** One of its deliveries was given up. */
  undelivered: boolean;
};

export type LeadPage = {
  rows: LeadInList[];
  /** There is more: ask again for what comes before or after this place in the list. */
  newer?: LeadPlace;
  older?: LeadPlace;
};

export type LeadCount = { count: number; more: boolean };

export type PageOptions = {
  limit: number;
  /** Who asks. */
  person: number;
  olderThan?: LeadPlace | undefined;
  newerThan?: LeadPlace | undefined;
};

export type LeadNote = { id: string; at: number; person: number; text: string };

export const changedFields = ["status", "owner", "follow-up"] as const;
export type ChangedField = (typeof changedFields)[number];

/** A line of a lead's history; `version` is the one that it led to. */
export type LeadHistoryLine = {
  version: number;
  at: number;
  person: number;
  field: ChangedField;
  from: string | null;
  to: string | null;
};

/** Another lead of the same person, as far as address or number tell. */
export type RelatedLead = { lead: Lead; work: LeadWork; by: ("email" | "phone")[] };

/** All there is about one lead; a held one too. */
export type LeadFile = {
  lead: Lead;
  work: LeadWork;
  /** Oldest first, as are changes and deliveries. */
  notes: LeadNote[];
  changes: LeadHistoryLine[];
  deliveries: Delivery[];
  /** Newest first. */
  related: RelatedLead[];
};

/** A change by somebody who saw a version. */
export type WorkChange = LeadChange & { version: number; person: number; at: number };

export type WorkChanged =
  | { outcome: "changed"; work: LeadWork }
  /** Somebody was faster: nothing was written, and this is what they left. */
  | { outcome: "stale"; work: LeadWork }
  | { outcome: "missing" };

export type LeadFigures = {
  /** Oldest first. */
  weeks: LeadWeek[];
  statuses: Record<LeadStatus, number>;
  /** The fifty that brought most leads, those first; null is not known. */
  sources: { source: string | null; count: number }[];
  /** Median of the working minutes to the first change of status, and of how many leads, at most the newest 2,000. */
  firstResponse?: { minutes: number; leads: number };
};

/** Follow-ups of days after one alone, or those of one owner and those that nobody owns. */
export type DueOnly = { after?: string; owner?: number };

/** What the company's own people do with leads. */
export type LeadWorkStore = {
  /** Newest first. */
  page(filter: LeadWorkFilter, options: PageOptions): Promise<LeadPage>;
  /** Of all that fit; `more` where there are more than are counted. */
  count(filter: LeadWorkFilter): Promise<LeadCount>;
  /** However many there are. */
  countAll(filter: LeadWorkFilter): Promise<number>;
  /** The same leads as the list, newest first, read in small batches. */
  each(filter: LeadWorkFilter): AsyncIterable<Pick<LeadInList, "lead" | "work">>;
  find(idOrReference: string): Promise<LeadFile | undefined>;
  /** A line in the history and what has to be delivered go with the change, or nothing at all. */
  change(
    id: string,
    change: WorkChange,
    deliveries?: (before: LeadWork, after: LeadWork) => readonly NewDelivery[],
  ): Promise<WorkChanged>;
  /** False where there is no such lead. */
  addNote(id: string, note: LeadNote): Promise<boolean>;
  /** Changes a person's own note, or removes it where there is no text. False where this person has no such note. */
  changeNote(leadId: string, note: Pick<LeadNote, "id" | "person"> & { text: string | null }): Promise<boolean>;
  /** Once for each person, and no change of the lead. True for the first time. */
  markRead(id: string, person: number, at: number): Promise<boolean>;
  /** Of the weeks that end with now. */
  figures(filter: LeadWorkFilter, now: number): Promise<LeadFigures>;
  /** Open ones that somebody meant to come back to by a day, the longest overdue first; at most a thousand. */
  followUpsDue(day: string, only?: DueOnly): Promise<Pick<LeadInList, "lead" | "work">[]>;
};
