import type { Lead } from "../../../domain/lead/lead.ts";
import { logFailure } from "../../log.ts";
import { type Completion, complete, repeat } from "./complete.ts";
import type { ConfirmOutcome, QuoteState, QuoteVisit, WithCookie } from "./contract.ts";
import { cookieAfter, draftKey } from "./cookies.ts";
import type { Drafts } from "./drafts.ts";
import { codeHash, type QuoteParts } from "./parts.ts";
import { confirmSend } from "./prefix-sends.ts";
import { nothingYet } from "./state.ts";

type Confirmation = ConfirmOutcome & { state: QuoteState } & WithCookie;
type Typed = Omit<Completion, "now">;

/** The right code completes a request, once, whatever comes at the same time. */
export function createConfirm(parts: QuoteParts, drafts: Drafts) {
  const { storage, hash, now, deliveries, log, wake } = parts;

  async function confirmUnder(key: string, visit: QuoteVisit, typed: string): Promise<Confirmation> {
    const cookie = cookieAfter(visit.cookie ?? "", hash);
    const code = { typed, key, nextKey: draftKey(cookie, hash), hash, codeHash: codeHash(parts), deliveries };
    const { answer, state } = await drafts.changeState(key, (draft) => complete(draft, { ...code, now: now() }));
    if (answer.outcome === "gone") return repeatUnder(code, cookie);
    if (answer.outcome !== "completed" || !answer.made) return { ...answer, state };
    const { made, ...outcome } = answer;
    await follow(made);
    return { ...outcome, state, cookie };
  }

  async function repeatUnder(code: Typed, cookie: string): Promise<Confirmation> {
    const { answer, state } = await drafts.changeState(code.nextKey, (draft) => repeat(draft, { ...code, now: now() }));
    return answer.outcome === "completed" ? { ...answer, state, cookie } : { ...answer, state: nothingYet };
  }

  /** The request is safe: nothing that fails from here on may be told to the visitor. */
  async function follow({ lead, send }: { lead: Lead; send: string }): Promise<void> {
    wake();
    await confirmSend(storage().sends, lead.phone, send).catch((error) => logFailure(log, undefined, error));
  }

  return (visit: QuoteVisit, typed: string): Promise<Confirmation> => {
    const none: Confirmation = { outcome: "none-active", state: nothingYet };
    return drafts.alone(visit, none, (key) => confirmUnder(key, visit, typed));
  };
}
