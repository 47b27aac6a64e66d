import { randomBytes } from "node:crypto";
import { type Lead, referenceOf } from "../../../domain/lead/lead.ts";
import { summaryOf } from "../../../domain/quote/summary.ts";
import type { Moment } from "../../../domain/verification/moment.ts";
import { checkCode, type Hash, issueCode, readCode } from "../../../domain/verification/verification.ts";
import type { KeyedHash } from "../../data-folder/secret.ts";
import { logFailure } from "../../log.ts";
import type { DraftDecision, QuoteContact, QuoteDraft } from "../../ports/quotes.ts";
import { type DeliverySettings, deliveriesFor } from "../lead-deliveries.ts";
import { confirmationRules, idempotencyOf, newId } from "../submissions.ts";
import { confirmSend } from "./codes.ts";
import { canEnterContact, type Drafts, draftKey, emptyState, nextCookie, recipientOf } from "./drafts.ts";
import {
  type ConfirmOutcome,
  codeHash,
  type QuoteDeps,
  type QuoteState,
  type QuoteVisit,
  type WithCookie,
} from "./types.ts";

type Confirmation = ConfirmOutcome & { state: QuoteState } & WithCookie;
type CompletionInput = Omit<Completion, "now">;

/** The right code completes a request, once, whatever comes at the same time. */
export function createConfirm(deps: QuoteDeps, drafts: Drafts) {
  const { storage, hash, now, deliveries, log, wake } = deps;

  async function confirmDraft(key: string, visit: QuoteVisit, typed: string): Promise<Confirmation> {
    const cookie = nextCookie(visit.cookie ?? "", hash);
    const input = { typed, key, nextKey: draftKey(cookie, hash), hash, codeHash: codeHash(deps), deliveries };
    const { result, state } = await drafts.changeState(key, (draft) => complete(draft, { ...input, now: now() }));
    if (result.outcome === "no-draft") return confirmAgain(input, cookie);
    if (result.outcome !== "completed" || !result.created) return { ...result, state };
    const { created, ...outcome } = result;
    await afterCompletion(created);
    return { ...outcome, state, cookie };
  }

  async function confirmAgain(input: CompletionInput, cookie: string): Promise<Confirmation> {
    const { result, state } = await drafts.changeState(input.nextKey, (draft) =>
      checkRepeatedCode(draft, { ...input, now: now() }),
    );
    return result.outcome === "completed" ? { ...result, state, cookie } : { ...result, state: emptyState };
  }

  /** The request is stored: what fails from here on is logged, and the visitor sees no error. */
  async function afterCompletion({ lead, send }: { lead: Lead; send: string }): Promise<void> {
    wake();
    await confirmSend(storage().sends, lead.phone, send).catch((error) => logFailure(log, undefined, error));
  }

  return (visit: QuoteVisit, typed: string): Promise<Confirmation> => {
    const none: Confirmation = { outcome: "none-active", state: emptyState };
    return drafts.withLock(visit, none, (key) => confirmDraft(key, visit, typed));
  };
}

export type Completion = {
  typed: string;
  key: string;
  /** The key of the completed draft, whose cookie takes the other's place. */
  nextKey: string;
  now: Moment;
  hash: KeyedHash;
  codeHash: Hash;
  deliveries: DeliverySettings;
};

/** "no-draft": nothing is stored under this key. `created` is the new lead and the SMS that carried its code. */
type CompletionResult = { outcome: "no-draft" } | (ConfirmOutcome & { created?: { lead: Lead; send: string } });

/** Decides what a typed code does to a draft. */
function complete(draft: QuoteDraft | undefined, completion: Completion): DraftDecision<CompletionResult> {
  if (!draft) return { result: { outcome: "no-draft" } };
  if (draft.done) return { result: { outcome: "completed", reference: draft.done.reference } };
  const { contact, code } = draft;
  if (!canEnterContact(draft) || !contact || !code || code.aside) return { result: { outcome: "none-active" } };
  const { record, ...check } = checkDraftCode(draft, completion);
  if (check.outcome === "right") return completeWithLead({ ...draft, contact, code }, completion);
  return { result: check, ...(record !== code && { draft: { ...draft, code: { ...code, ...record } } }) };
}

/** Checks the code; stores nothing. */
function checkDraftCode({ contact, code }: QuoteDraft, { typed, key, now, codeHash }: Completion) {
  return checkCode(code, typed, { recipient: recipientOf(key, contact?.phone ?? ""), now, hash: codeHash });
}

/** The same code once more, under the cookie of before: a second click, or a response that got lost. */
function checkRepeatedCode(draft: QuoteDraft | undefined, completion: Completion): DraftDecision<ConfirmOutcome> {
  if (!draft?.done) return { result: { outcome: "none-active" } };
  const { typed, nextKey, now, codeHash } = completion;
  const { reference, proof } = draft.done;
  const { record = proof, ...check } = checkCode(proof, typed, { recipient: nextKey, now, hash: codeHash });
  if (check.outcome === "right") return { result: { outcome: "completed", reference } };
  return { result: check, ...(record !== proof && { draft: { ...draft, done: { ...draft.done, proof: record } } }) };
}

type ConfirmedDraft = Required<Pick<QuoteDraft, "packages" | "contact" | "code">>;

/** The request as a lead; nothing personal stays in the draft. */
function completeWithLead(
  { packages, contact, code }: ConfirmedDraft,
  completion: Completion,
): DraftDecision<CompletionResult> {
  const { key, nextKey, typed, now, hash, codeHash, deliveries } = completion;
  const lead = leadOf(contact, packages, now.at);
  const { id: leadId, reference, createdAt: askedAt } = lead;
  const proof = issueCode(readCode(typed) ?? "", { recipient: nextKey, now, hash: codeHash });
  return {
    result: { outcome: "completed", reference, created: { lead, send: code.send } },
    draft: { packages, done: { reference, leadId, askedAt, proof } },
    key: nextKey,
    lead: {
      lead,
      // An address gets only so many mails a day. Guesses use up none of them.
      deliveries: lead.held ? [] : deliveriesFor(lead, deliveries, confirmationRules(lead.email, hash)),
      idempotency: idempotencyOf("quote", lead.answers, hash("quote-submission", key), now.at, hash),
    },
  };
}

function leadOf(contact: QuoteContact, packages: QuoteDraft["packages"], now: number): Lead {
  const { since: _, ...rest } = contact;
  return {
    id: newId(),
    reference: referenceOf(randomBytes(8)),
    form: "quote",
    createdAt: now,
    ...rest,
    packages: summaryOf(packages),
  };
}
