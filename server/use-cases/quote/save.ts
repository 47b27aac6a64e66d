import type { Posted } from "../../../domain/lead/read-form.ts";
import { type Draft, emptyDraft } from "../../../domain/quote/draft.ts";
import { steps } from "../../../domain/quote/journey.ts";
import { validMilliseconds } from "../../../domain/verification/verification.ts";
import type { QuoteState, QuoteVisit, SaveOutcome } from "./contract.ts";
import { cookieAfter, draftKey, newToken } from "./cookies.ts";
import type { Drafts } from "./drafts.ts";
import { draftRules } from "./limits.ts";
import type { QuoteParts } from "./parts.ts";
import { nothingYet } from "./state.ts";

/** Keeps steps 1 and 2 as one goes. A completed request stays as it is. */
export function createSave({ storage, hash, now }: QuoteParts, drafts: Drafts) {
  /** The draft in storage with a post of a step in it; undefined where there is none. */
  async function change(key: string, edit: (draft: Draft) => Draft): Promise<QuoteState | undefined> {
    const { answer, state } = await drafts.changeState(key, (draft) => {
      if (!draft || draft.done) return { answer: draft !== undefined };
      return { answer: true, draft: { ...draft, packages: edit(draft.packages) } };
    });
    return answer ? state : undefined;
  }

  async function begin({ clientAddress }: QuoteVisit, packages: Draft): Promise<SaveOutcome> {
    const { allowed } = await storage().limits.take(draftRules(clientAddress, hash), now().at);
    if (!allowed) return { ...nothingYet, limited: true };
    const cookie = newToken();
    const key = draftKey(cookie, hash);
    const { state } = await drafts.changeState(key, () => ({ answer: undefined, draft: { packages } }));
    return { ...state, cookie };
  }

  /** A post that was on its way while its request was completed must not begin another one. */
  async function wasJustCompleted(cookie: string): Promise<boolean> {
    const after = await drafts.find(draftKey(cookieAfter(cookie, hash), hash));
    return after?.done !== undefined && Math.abs(now().at - after.done.askedAt) < validMilliseconds;
  }

  return async (
    visit: QuoteVisit,
    step: "services" | "details",
    posted: Posted,
    from?: Draft,
  ): Promise<SaveOutcome> => {
    const edit = (draft: Draft) => steps[step].edit?.(from ?? draft, posted) ?? draft;
    const key = drafts.keyOf(visit);
    const known = key && (await change(key, edit));
    if (known) return known;
    if (key && visit.cookie && (await wasJustCompleted(visit.cookie))) return nothingYet;
    const packages = edit(emptyDraft());
    // Nothing chosen is nothing to keep.
    return JSON.stringify(packages) === JSON.stringify(emptyDraft()) ? nothingYet : begin(visit, packages);
  };
}
