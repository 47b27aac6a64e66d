import { readReference } from "../../domain/lead/lead.ts";
import type { PrivacyRequest, PrivacyRequestOutcome } from "../../domain/privacy-request/privacy-request.ts";
import type { Delivery } from "../ports/deliveries.ts";
import type { Clock } from "../ports/limits.ts";
import type { PrivacyRequestFilter } from "../ports/privacy-requests.ts";
import type { Storage } from "../ports/storage.ts";
import { confirmMailDelivery, linkLifetime } from "./privacy-requests.ts";

/** What the company's own people do with requests of data subjects, at the command line and in the office. */
export type PrivacyRequestWork = {
  list(filter: PrivacyRequestFilter): Promise<PrivacyRequest[]>;
  /** Those that a person may mean: by the reference or the id, or by the beginning of a held one's id. */
  find(name: string): Promise<PrivacyRequest[]>;
  /** What was sent about one, and what waits. */
  deliveries(id: string): Promise<Delivery[]>;
  /** Notes how one ended; nothing is sent. False where it is not open. */
  close(id: string, outcome: PrivacyRequestOutcome): Promise<boolean>;
  /** Mails the link of a held one after all. False where it is not held. */
  release(id: string): Promise<boolean>;
};

type Deps = { storage: () => Pick<Storage, "privacyRequests" | "outbox">; clock: Clock };

export function createPrivacyRequestWork({ storage, clock }: Deps): PrivacyRequestWork {
  const requests = () => storage().privacyRequests;
  return {
    list: async (filter) => requests().list(filter),

    async find(name) {
      const found = (await requests().find(name)) ?? (await requests().find(readReference(name)));
      if (found) return [found];
      return (await requests().list({ state: "held" })).filter(({ id }) => id.startsWith(name.toLowerCase()));
    },

    deliveries: async (id) => storage().outbox.list({ requestId: id }),
    close: async (id, outcome) => requests().close(id, { at: clock(), outcome }),
    release: async (id) => requests().release(id, clock() + linkLifetime, [confirmMailDelivery(id)]),
  };
}
