import type { Posted } from "../../../domain/lead/read-form.ts";
import { type Draft, emptyDraft } from "../../../domain/quote/draft.ts";
import { type Conflict, mergePosted } from "../../../domain/quote/merge.ts";
import { steps } from "../../../domain/quote/steps.ts";
import { day, minute } from "../../../domain/time.ts";
import { validMilliseconds } from "../../../domain/verification/verification.ts";
import type { KeyedHash } from "../../data-folder/secret.ts";
import { type LimitRule, limitKey } from "../../ports/limits.ts";
import { StorageUnavailable } from "../../ports/storage.ts";
import { visitorKey } from "../submissions.ts";
import { createConfirm } from "./complete.ts";
import { createContact } from "./contact.ts";
import { createDrafts, type Drafts, draftKey, emptyState, newToken, nextCookie } from "./drafts.ts";
import { createResume } from "./resume.ts";
import type { QuoteDeps, QuoteVisit, QuoteWizard, SaveOutcome } from "./types.ts";

/** The quote wizard on the server's side. */
export function createQuoteWizard(deps: QuoteDeps): QuoteWizard {
  const { storage, record } = deps;
  const drafts = createDrafts(deps);

  return {
    codeCountries: deps.caps.countries,
    ...createContact(deps, drafts),
    ...createResume(deps, drafts),
    save: createSave(deps, drafts),
    confirm: createConfirm(deps, drafts),

    async open(visit) {
      try {
        return await drafts.stateFor(visit);
      } catch (error) {
        // The page stays up without the storage.
        if (error instanceof StorageUnavailable) return emptyState;
        throw error;
      }
    },

    async startOver(visit) {
      const key = drafts.keyOf(visit);
      if (key && (await drafts.find(key))?.done) await storage().drafts.remove({ key });
    },

    async record(visit) {
      const key = drafts.keyOf(visit);
      const done = key === undefined ? undefined : (await drafts.find(key))?.done;
      const lead = done && (await storage().leads.find(done.leadId));
      return lead && record(lead, visit.locale);
    },
  };
}

type Edit = { packages: Draft; conflicts: Conflict[] };

/** Keeps steps 1 and 2 as one goes. A completed request stays as it is. */
function createSave({ storage, hash, now }: QuoteDeps, drafts: Drafts) {
  /** The draft in storage with a post of a step in it; undefined where there is none. */
  async function change(key: string, edit: (draft: Draft) => Edit): Promise<SaveOutcome | undefined> {
    const { result, state } = await drafts.changeState<Pick<Edit, "conflicts"> | undefined>(key, (draft) => {
      if (!draft || draft.done) return { result: draft && { conflicts: [] } };
      const { packages, conflicts } = edit(draft.packages);
      return { result: { conflicts }, draft: { ...draft, packages } };
    });
    return result && { ...state, ...(result.conflicts.length > 0 && result) };
  }

  async function begin({ clientAddress }: QuoteVisit, packages: Draft): Promise<SaveOutcome> {
    const { allowed } = await storage().limits.take(draftRules(clientAddress, hash), now().at);
    if (!allowed) return { ...emptyState, limited: true };
    const cookie = newToken();
    const key = draftKey(cookie, hash);
    const { state } = await drafts.changeState(key, () => ({ result: undefined, draft: { packages } }));
    return { ...state, cookie };
  }

  /** A post that was on its way while its request was completed must not begin another one. */
  async function wasJustCompleted(cookie: string): Promise<boolean> {
    const after = await drafts.find(draftKey(nextCookie(cookie, hash), hash));
    return after?.done !== undefined && Math.abs(now().at - after.done.askedAt) < validMilliseconds;
  }

  return async (visit: QuoteVisit, step: "services" | "details", posted: Posted, from?: Draft) => {
    const edit = (draft: Draft, changes = posted) => steps[step].edit?.(from ?? draft, changes) ?? draft;
    const key = drafts.keyOf(visit);
    const known =
      key &&
      (await change(key, (draft) => {
        const { posted: changes, conflicts } = mergePosted(step, draft, posted);
        return { packages: edit(draft, changes), conflicts };
      }));
    if (known) return known;
    if (key && visit.cookie && (await wasJustCompleted(visit.cookie))) return emptyState;
    const packages = edit(emptyDraft());
    // Nothing chosen is nothing to keep.
    return JSON.stringify(packages) === JSON.stringify(emptyDraft()) ? emptyState : begin(visit, packages);
  };
}

/** New drafts: nobody fills the disk with them. An office shares one address. */
export function draftRules(address: string, hash: KeyedHash): LimitRule[] {
  const visitor = visitorKey(address, hash);
  return [
    { key: limitKey("drafts", visitor), limit: 60, window: 10 * minute },
    { key: limitKey("drafts-day", visitor), limit: 600, window: day },
  ];
}
