import { type Lead, readReference } from "../../domain/lead/lead.ts";
import { isCalendarDay, type LeadChange, longestNote } from "../../domain/lead/lead-work.ts";
import type { KeyedHash } from "../data-folder/secret.ts";
import type { LeadCount, LeadFile, LeadNote, LeadPage, LeadWorkStore, WorkChanged } from "../ports/lead-work.ts";
import type { Clock } from "../ports/limits.ts";
import type { Storage } from "../ports/storage.ts";
import { carryOut, countRemoval, reachableFolder, removalOfHeld } from "./erasure.ts";
import { type DeliverySettings, deliveriesFor, statusDeliveries } from "./lead-deliveries.ts";
import { confirmationRules, newId } from "./submissions.ts";

export type LeadWorkDeps = {
  storage: () => Storage;
  clock: Clock;
  hash: KeyedHash;
  deliveries: DeliverySettings;
  /** Its outbox holds mails as files. */
  dataDir: string;
  /** Called once there is something to deliver. */
  wake: () => void;
};

type NoteMistake = { outcome: "empty" | "tooLong" | "missing" };
export type NoteResult = { outcome: "added"; note: LeadNote } | NoteMistake;

/** What the company's own people can make happen with leads. A person is a number; who may do what is decided before. */
export type LeadWorkRoom = Pick<LeadWorkStore, "page" | "count" | "countAll" | "each"> & {
  /** A page and how many leads there are in all. Where they stand on one page nothing is counted, which for a rare text takes as long as finding it. */
  list(...given: Parameters<LeadWorkStore["page"]>): Promise<LeadPage & { count: LeadCount }>;
  /** All there is about a lead. Notes that this person has read it, once. */
  open(name: string, person: number): Promise<LeadFile | undefined>;
  /** Nothing is lost: whoever saw an older version hears what stands there now. */
  change(
    id: string,
    change: LeadChange & { version: number; person: number },
  ): Promise<WorkChanged | { outcome: "invalid" }>;
  note(id: string, note: { person: number; text: string }): Promise<NoteResult>;
  /** Changes the text of a person's own note. */
  changeNote(
    leadId: string,
    note: Pick<LeadNote, "id" | "person" | "text">,
  ): Promise<{ outcome: "changed" } | NoteMistake>;
  /** False where this person has no such note. */
  removeNote(leadId: string, note: Pick<LeadNote, "id" | "person">): Promise<boolean>;
  figures(filter: Parameters<LeadWorkStore["figures"]>[0]): ReturnType<LeadWorkStore["figures"]>;
  /** Delivers a held lead after all. False where it is not held. */
  release(id: string): Promise<boolean>;
  /** Removes a held lead for good. False where it is not held. */
  drop(id: string): Promise<boolean>;
  /** Sends the deliveries of a lead that were given up once more. Gives how many. */
  retry(id: string): Promise<number>;
};

export function createLeadWork(deps: LeadWorkDeps): LeadWorkRoom {
  const { storage, clock, deliveries, wake } = deps;
  const work = () => storage().leadWork;

  async function heldLead(id: string): Promise<Lead | undefined> {
    const lead = await storage().leads.find(id);
    return lead?.held ? lead : undefined;
  }

  return {
    page: async (...given) => work().page(...given),
    count: async (filter) => work().count(filter),
    countAll: async (filter) => work().countAll(filter),
    each: (filter) => work().each(filter),
    figures: async (filter) => work().figures(filter, clock()),

    async list(filter, options) {
      const page = await work().page(filter, options);
      const isAll = !(page.older || page.newer || options.olderThan || options.newerThan);
      const count = isAll ? { count: page.rows.length, more: false } : await work().count(filter);
      return { ...page, count };
    },

    async open(name, person) {
      const file = (await work().find(name)) ?? (await work().find(readReference(name)));
      if (file) await work().markRead(file.lead.id, person, clock());
      return file;
    },

    async change(id, change) {
      if ("followUp" in change && change.followUp !== null && !isCalendarDay(change.followUp)) {
        return { outcome: "invalid" };
      }
      const at = clock();
      const changed = await work().change(id, { ...change, at }, (before, after) =>
        statusDeliveries(id, { from: before.status, to: after.status, at }, deliveries),
      );
      if ("status" in change && changed.outcome === "changed") wake();
      return changed;
    },

    async note(id, { person, text: typed }) {
      const text = noteText(typed);
      if (typeof text !== "string") return text;
      const note = { id: newId(), at: clock(), person, text };
      return (await work().addNote(id, note)) ? { outcome: "added", note } : { outcome: "missing" };
    },

    async changeNote(leadId, { text: typed, ...note }) {
      const text = noteText(typed);
      if (typeof text !== "string") return text;
      return { outcome: (await work().changeNote(leadId, { ...note, text })) ? "changed" : "missing" };
    },

    removeNote: async (leadId, note) => work().changeNote(leadId, { ...note, text: null }),

    async release(id) {
      const lead = await heldLead(id);
      const isReleased = lead !== undefined && (await releaseLead({ ...deps, storage: storage() }, lead));
      if (isReleased) wake();
      return isReleased;
    },

    async drop(id) {
      const lead = await heldLead(id);
      if (!lead) return false;
      const removal = await removalOfHeld(storage(), [lead]);
      const dataDir = await reachableFolder(storage(), deps.dataDir);
      const removing = { storage: storage(), clock, dataDir };
      const { files } = await countRemoval(removing, removal);
      return (await carryOut(removing, removal, files)).leads === 1;
    },

    async retry(id) {
      const { outbox } = storage();
      const dead = await outbox.list({ leadId: id, state: "dead" });
      const retried = await outbox.retry(
        dead.map((delivery) => delivery.id),
        clock(),
      );
      if (retried > 0) wake();
      return retried;
    },
  };
}

/** A note as it is kept. */
function noteText(typed: string): string | { outcome: "empty" | "tooLong" } {
  const text = typed.toWellFormed().replace(/\r\n?/g, "\n").replaceAll("\0", "").trim();
  if (text === "") return { outcome: "empty" };
  return [...text].length > longestNote ? { outcome: "tooLong" } : text;
}

type ReleaseDeps = Pick<LeadWorkDeps, "clock" | "hash" | "deliveries"> & { storage: Storage };

/** As if it had just come in: confirmations to one address stay limited. False where it is not held any more. */
export async function releaseLead({ storage, clock, hash, deliveries }: ReleaseDeps, lead: Lead): Promise<boolean> {
  const { allowed } = await storage.limits.take(confirmationRules(lead.email, hash), clock());
  return storage.leads.release(lead.id, deliveriesFor(lead, deliveries, allowed));
}
