import { randomBytes } from "node:crypto";
import { dueDate } from "../../../domain/data-request/due-date.ts";
import type { FormResult } from "../../../domain/lead/form-result.ts";
import { referenceOf } from "../../../domain/lead/reference.ts";
import { StorageUnavailable } from "../../ports/storage.ts";
import { requestDeliveries } from "./deliveries.ts";
import { confirmKey } from "./link.ts";
import { createSubmit, type RequestParts, type RequestSubmission } from "./submit.ts";

/** Requests of data subjects, as the pages use them. */
export type DataRequests = {
  /** Keeps the request for a day and mails the link that confirms it; says the same to everybody. */
  submit(submission: RequestSubmission): Promise<FormResult>;
  /** Whether a link waits to be used. Opening it uses nothing, so that mail scanners do not confirm. */
  isOpen(token: string): Promise<boolean>;
  /** Uses the link: from now on the request counts, with its number and its last day. */
  confirm(token: string): Promise<FormResult>;
};

export function createDataRequests(parts: RequestParts): DataRequests {
  const { storage, hash, clock, deliveries, wake } = parts;
  return {
    submit: createSubmit(parts),

    async isOpen(token) {
      try {
        const key = confirmKey(token, hash);
        if (key === undefined) return false;
        return (await storage().requests.linked(key, clock())) !== undefined;
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
      const request = await storage().requests.confirm(key, now, (found) => ({
        confirmed: { reference: referenceOf(randomBytes(8)), at: now, dueOn: dueDate(now) },
        deliveries: requestDeliveries(found, deliveries),
      }));
      if (!request) return { form, status: "ended" };
      wake();
      const { reference, dueOn } = request.confirmed;
      return { form, status: "confirmed", reference, dueOn };
    },
  };
}
