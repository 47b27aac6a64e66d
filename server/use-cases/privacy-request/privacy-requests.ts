import { randomBytes } from "node:crypto";
import type { FormResult } from "../../../domain/lead/form-result.ts";
import { referenceOf } from "../../../domain/lead/lead.ts";
import { dueDate } from "../../../domain/privacy-request/due-date.ts";
import { StorageUnavailable } from "../../ports/storage.ts";
import { privacyRequestDeliveries } from "./deliveries.ts";
import { confirmKey } from "./link.ts";
import { createSubmit, type PrivacyRequestSubmission, type RequestParts } from "./submit.ts";

/** Requests of data subjects, as the pages use them. */
export type PrivacyRequests = {
  /** Keeps the request for a day and mails the link that confirms it; says the same to everybody. */
  submit(submission: PrivacyRequestSubmission): Promise<FormResult>;
  /** Whether a link waits to be used. Opening it uses nothing, so that mail scanners do not confirm. */
  isOpen(token: string): Promise<boolean>;
  /** Uses the link: from now on the request counts, with its number and its last day. */
  confirm(token: string): Promise<FormResult>;
};

export function createPrivacyRequests(parts: RequestParts): PrivacyRequests {
  const { storage, hash, clock, deliveries, wake } = parts;
  return {
    submit: createSubmit(parts),

    async isOpen(token) {
      try {
        const key = confirmKey(token, hash);
        if (key === undefined) return false;
        return (await storage().privacyRequests.linked(key, clock())) !== undefined;
      } catch (error) {
        // The page stays up without the storage; its button says whether it works.
        if (error instanceof StorageUnavailable) return true;
        throw error;
      }
    },

    async confirm(token) {
      const form = "confirm";
      const key = confirmKey(token, hash);
      if (key === undefined) return { form, status: "ended" };
      const now = clock();
      const request = await storage().privacyRequests.confirm(key, now, (found) => ({
        confirmed: { reference: referenceOf(randomBytes(8)), at: now, dueOn: dueDate(now) },
        deliveries: privacyRequestDeliveries(found, deliveries),
      }));
      if (!request) return { form, status: "ended" };
      wake();
      const { reference, dueOn } = request.confirmed;
      return { form, status: "confirmed", reference, dueOn };
    },
  };
}
