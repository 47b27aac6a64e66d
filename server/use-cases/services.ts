import type { KeyedHash } from "../data-folder/secret.ts";
import type { KeepConsent } from "./keep-consent.ts";
import type { PrivacyRequests } from "./privacy-requests.ts";
import type { QuoteWizard } from "./quote/types.ts";
import type { createSubmitLead } from "./submit-lead.ts";

/** What the pages and the HTTP side ask of the server. */
export type Services = {
  submitLead: ReturnType<typeof createSubmitLead>;
  privacyRequests: PrivacyRequests;
  quote: QuoteWizard;
  keepConsent: KeepConsent;
  /** Logs what failed, by kind and place, and tells the operator where storage is the cause. */
  reportFailure: (error: unknown, requestId: string | undefined) => void;
  hash: KeyedHash;
  /** Why no form can be taken now, as a sentence for operators; undefined where all is well. */
  storageProblem: () => string | undefined;
  /** Ends what is being delivered. Forms are taken until `close`. */
  stopDelivering: () => Promise<void>;
  close: () => Promise<void>;
};
