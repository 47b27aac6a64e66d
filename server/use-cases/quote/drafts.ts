import type { DraftDecision, QuoteDraft } from "../../ports/quotes.ts";
import type { QuoteState, QuoteVisit } from "./contract.ts";
import { draftKey, knownShape } from "./cookies.ts";
import { fresh } from "./lifetimes.ts";
import { oneAtATime } from "./one-at-a-time.ts";
import { codeHash, type QuoteParts } from "./parts.ts";
import { nothingYet, stateOf } from "./state.ts";

export type Drafts = {
  /** The key of a visitor's draft; undefined where the cookie cannot be one of ours. */
  keyOf(visit: Pick<QuoteVisit, "cookie">): string | undefined;
  find(key: string): Promise<QuoteDraft | undefined>;
  change<Answer>(key: string, decide: (draft: QuoteDraft | undefined) => DraftDecision<Answer>): Promise<Answer>;
  /** The same, with the state that follows. */
  changeState<Answer>(
    key: string,
    decide: (draft: QuoteDraft | undefined) => DraftDecision<Answer>,
  ): Promise<{ answer: Answer; state: QuoteState }>;
  /** Runs a task on a visitor's draft while no other such task of this process does. */
  alone<Answer>(visit: QuoteVisit, without: Answer, task: (key: string) => Promise<Answer>): Promise<Answer>;
  stateFor(visit: QuoteVisit): Promise<QuoteState>;
};

/** The drafts in storage, as far as their time is not up. */
export function createDrafts(parts: QuoteParts): Drafts {
  const { storage, hash, now } = parts;
  const inTurn = oneAtATime();

  const stateUnder = (key: string, draft: QuoteDraft | undefined) =>
    stateOf(draft, { key, now: now(), hash: codeHash(parts) });

  const drafts: Drafts = {
    keyOf({ cookie }) {
      const known = knownShape(cookie);
      return known && draftKey(known, hash);
    },
    find: async (key) => fresh(await storage().drafts.find(key), now()),
    change: (key, decide) => storage().drafts.change(key, now().at, (stored) => decide(fresh(stored, now()))),
    changeState: (key, decide) =>
      drafts.change(key, (draft) => {
        const decision = decide(draft);
        const state = stateUnder(decision.key ?? key, decision.draft ?? draft);
        return { ...decision, answer: { answer: decision.answer, state } };
      }),
    async alone(visit, without, task) {
      const key = drafts.keyOf(visit);
      return key === undefined ? without : inTurn(key, () => task(key));
    },
    async stateFor(visit) {
      const key = drafts.keyOf(visit);
      return key === undefined ? nothingYet : stateUnder(key, await drafts.find(key));
    },
  };
  return drafts;
}
