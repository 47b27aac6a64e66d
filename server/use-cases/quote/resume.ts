import { randomUUID } from "node:crypto";
import { isMailAddress, mailAddressKey } from "../../../domain/lead/mail-address.ts";
import { chosenServices } from "../../../domain/quote/draft.ts";
import { day } from "../../../domain/time.ts";
import type { KeyedHash } from "../../data-folder/secret.ts";
import type { NewDelivery } from "../../ports/deliveries.ts";
import { type LimitRule, limitKey } from "../../ports/limits.ts";
import type { QuoteDraft, StoredDraft } from "../../ports/quotes.ts";
import { draftLifetime, withoutExpired } from "../retention.ts";
import { visitorKey } from "../submissions.ts";
import type { Drafts } from "./drafts.ts";
import { draftKey, linkKey, newToken, resumeToken, validToken } from "./drafts.ts";
import type { QuoteDeps, QuoteVisit, QuoteWizard } from "./types.ts";

/** What a mail with a link needs to know. */
export type ResumeFacts = { draft: string; locale: QuoteVisit["locale"]; endsAt: number };

type Resume = Pick<QuoteWizard, "mailResumeLink" | "isResumable" | "resume">;

/** Going on later or elsewhere. What is typed in step 4 does not travel: a link may be read by others. */
export function createResume({ storage, hash, now, wake }: QuoteDeps, drafts: Drafts): Resume {
  const canResume = (draft: QuoteDraft | undefined): draft is QuoteDraft =>
    draft !== undefined && !draft.done && chosenServices(draft.packages).length > 0;
  const current = (stored: StoredDraft | undefined) => {
    const draft = withoutExpired(stored, now());
    return canResume(draft) ? draft : undefined;
  };

  function linkTo(key: string, email: string, { locale }: QuoteVisit) {
    const endsAt = now().at + draftLifetime;
    const facts: ResumeFacts = { draft: key, locale, endsAt };
    const id = randomUUID();
    const delivery: NewDelivery = { id, kind: "resume-mail", target: email, facts: JSON.stringify(facts) };
    return { token: linkKey(resumeToken(id, hash), hash), endsAt, delivery };
  }

  return {
    async mailResumeLink(visit, typed) {
      const email = typed.trim();
      if (!isMailAddress(email)) return { outcome: "invalid" };
      const key = drafts.keyOf(visit);
      if (key === undefined || !canResume(await drafts.find(key))) return { outcome: "nothing-yet" };
      const { allowed } = await storage().limits.take(resumeRules(email, visit.clientAddress, hash), now().at);
      if (!allowed) return { outcome: "tooMany" };
      // Written once more, so that the draft lives as long as the link to it.
      const outcome = await drafts.change<"sent" | "nothing-yet">(key, (draft) =>
        canResume(draft) ? { result: "sent", draft, link: linkTo(key, email, visit) } : { result: "nothing-yet" },
      );
      if (outcome === "sent") wake();
      return { outcome };
    },

    async isResumable(token) {
      const known = validToken(token);
      return (
        known !== undefined && current(await storage().drafts.linked(linkKey(known, hash), now().at)) !== undefined
      );
    },

    async resume(token) {
      const known = validToken(token);
      if (known === undefined) return {};
      const cookie = newToken();
      const isSpent = await storage().drafts.spend(linkKey(known, hash), now().at, (stored) => {
        const draft = current(stored);
        return draft && { key: draftKey(cookie, hash), draft: { packages: draft.packages } };
      });
      return isSpent ? { cookie } : {};
    },
  };
}

/** Mails with links: a stranger who types an address cannot fill its inbox. */
export function resumeRules(email: string, address: string, hash: KeyedHash): LimitRule[] {
  return [
    { key: limitKey("resume", hash("email", mailAddressKey(email))), limit: 3, window: day },
    { key: limitKey("resume-visitor", visitorKey(address, hash)), limit: 10, window: day },
  ];
}
