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
import { awaitsContact, cookieAfter, type Drafts, draftKey, nothingYet, recipientOf } from "./drafts.ts";
import {
  type ConfirmOutcome,
  codeHash,
  type QuoteDeps,
  type QuoteState,
  type QuoteVisit,
  type WithCookie,
} from "./types.ts";

type Confirmation = ConfirmOutcome & { state: QuoteState } & WithCookie;
type Typed = Omit<Completion, "now">;

/** The right code completes a request, once, whatever comes at the same time. */
export function createConfirm(deps: QuoteDeps, drafts: Drafts) {
  const { storage, hash, now, deliveries, log, wake } = deps;

  async function confirmUnder(key: string, visit: QuoteVisit, typed: string): Promise<Confirmation> {
    const cookie = cookieAfter(visit.cookie ?? "", hash);
    const code = { typed, key, nextKey: draftKey(cookie, hash), hash, codeHash: codeHash(deps), deliveries };
    const { result, state } = await drafts.changeState(key, (draft) => complete(draft, { ...code, now: now() }));
    if (result.outcome === "gone") return repeatUnder(code, cookie);
    if (result.outcome !== "completed" || !result.made) return { ...result, state };
    const { made, ...outcome } = result;
    await follow(made);
    return { ...outcome, state, cookie };
  }

  async function repeatUnder(code: Typed, cookie: string): Promise<Confirmation> {
    const { result, state } = await drafts.changeState(code.nextKey, (draft) => repeat(draft, { ...code, now: now() }));
    return result.outcome === "completed" ? { ...result, state, cookie } : { ...result, state: nothingYet };
  }

  /** The request is safe: nothing that fails from here on may be told to the visitor. */
  async function follow({ lead, send }: { lead: Lead; send: string }): Promise<void> {
    wake();
    await confirmSend(storage().sends, lead.phone, send).catch((error) => logFailure(log, undefined, error));
  }

  return (visit: QuoteVisit, typed: string): Promise<Confirmation> => {
    const none: Confirmation = { outcome: "none-active", state: nothingYet };
    return drafts.withLock(visit, none, (key) => confirmUnder(key, visit, typed));
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

/** Gone: no draft stands under this key. Where a lead came into being, its code was that of `send`. */
type CompletionResult = { outcome: "gone" } | (ConfirmOutcome & { made?: { lead: Lead; send: string } });

/** What a code typed for a draft leads to. */
function complete(draft: QuoteDraft | undefined, completion: Completion): DraftDecision<CompletionResult> {
  if (!draft) return { result: { outcome: "gone" } };
  if (draft.done) return { result: { outcome: "completed", reference: draft.done.reference } };
  const { contact, code } = draft;
  if (!awaitsContact(draft) || !contact || !code || code.aside) return { result: { outcome: "none-active" } };
  const { record, ...check } = checkTyped(draft, completion);
  if (check.outcome === "right") return completed({ ...draft, contact, code }, completion);
  return { result: check, ...(record !== code && { draft: { ...draft, code: { ...code, ...record } } }) };
}

/** Checks the code; stores nothing. */
function checkTyped({ contact, code }: QuoteDraft, { typed, key, now, codeHash }: Completion) {
  return checkCode(code, typed, { recipient: recipientOf(key, contact?.phone ?? ""), now, hash: codeHash });
}

/** The same code once more, under the cookie of before: a second click, or a response that got lost. */
function repeat(draft: QuoteDraft | undefined, completion: Completion): DraftDecision<ConfirmOutcome> {
  if (!draft?.done) return { result: { outcome: "none-active" } };
  const { typed, nextKey, now, codeHash } = completion;
  const { reference, proof } = draft.done;
  const { record = proof, ...check } = checkCode(proof, typed, { recipient: nextKey, now, hash: codeHash });
  if (check.outcome === "right") return { result: { outcome: "completed", reference } };
  return { result: check, ...(record !== proof && { draft: { ...draft, done: { ...draft.done, proof: record } } }) };
}

type Confirmed = Required<Pick<QuoteDraft, "packages" | "contact" | "code">>;

/** The request as a lead; nothing personal stays in the draft. */
function completed({ packages, contact, code }: Confirmed, completion: Completion): DraftDecision<CompletionResult> {
  const { key, nextKey, typed, now, hash, codeHash, deliveries } = completion;
  const lead = leadOf(contact, packages, now.at);
  const { id: leadId, reference, createdAt: askedAt } = lead;
  const proof = issueCode(readCode(typed) ?? "", { recipient: nextKey, now, hash: codeHash });
  return {
    result: { outcome: "completed", reference, made: { lead, send: code.send } },
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
