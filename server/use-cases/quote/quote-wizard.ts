import { StorageUnavailable } from "../../ports/storage.ts";
import { createConfirm } from "./confirm.ts";
import { createContact } from "./contact.ts";
import type { QuoteWizard } from "./contract.ts";
import { createDrafts } from "./drafts.ts";
import type { QuoteParts } from "./parts.ts";
import { createResume } from "./resume.ts";
import { createSave } from "./save.ts";
import { nothingYet } from "./state.ts";

/** The quote wizard on the server's side. */
export function createQuoteWizard(parts: QuoteParts): QuoteWizard {
  const { storage, record } = parts;
  const drafts = createDrafts(parts);

  return {
    codeCountries: parts.caps.countries,
    ...createContact(parts, drafts),
    ...createResume(parts, drafts),
    save: createSave(parts, drafts),
    confirm: createConfirm(parts, drafts),

    async open(visit) {
      try {
        return await drafts.stateFor(visit);
      } catch (error) {
        // The page stays up without the storage.
        if (error instanceof StorageUnavailable) return nothingYet;
        throw error;
      }
    },

    async beginAnew(visit) {
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
