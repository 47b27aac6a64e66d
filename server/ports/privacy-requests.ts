import type {
  Applicant,
  ConfirmedPrivacyRequest,
  PrivacyRequest,
} from "../../domain/privacy-request/privacy-request.ts";
import type { NewDelivery } from "./deliveries.ts";
import type { Acceptance, Idempotency } from "./leads.ts";

export type PrivacyRequestFilter =
  /** Confirmed, not closed; the first that is due comes first. */
  | { state: "open" }
  /** Suspected bots', oldest first. */
  | { state: "held" }
  /** Closed since a moment, the last first. */
  | { state: "closed"; since: number };

/** What follows from pressing the button behind a link. */
export type Confirmation = { confirmed: ConfirmedPrivacyRequest["confirmed"]; deliveries: readonly NewDelivery[] };

type Person = { email: string } | { phone: string };

/** Requests of data subjects. Tokens of links are hashes. */
export type PrivacyRequestStore = {
  /** Request, key and mail in one transaction; resolves once they are safe on disk. */
  accept(
    request: PrivacyRequest & { applicant: Applicant },
    token: string,
    deliveries: readonly NewDelivery[],
    idempotency: Idempotency,
  ): Promise<Acceptance["outcome"]>;
  /** What became of a submission that was taken before; undefined where its key is unspent. */
  findByKey(idempotency: Idempotency): Promise<Exclude<Acceptance["outcome"], "accepted"> | undefined>;
  /** By its id, or by its reference once it has one. */
  find(idOrReference: string): Promise<PrivacyRequest | undefined>;
  list(filter: PrivacyRequestFilter): Promise<PrivacyRequest[]>;
  /** The request that a link leads to as long as it was not used and has not ended. */
  linked(token: string, now: number): Promise<PrivacyRequest | undefined>;
  /**
   * Uses the link: the request counts, and what has to be delivered waits. Of many who use it at once one does; the
   * others, and whoever comes before the link ends, get the same request.
   */
  confirm(
    token: string,
    now: number,
    decide: (request: PrivacyRequest) => Confirmation,
  ): Promise<ConfirmedPrivacyRequest | undefined>;
  /** Writes to a held one after all: its link begins anew. False where there is no such held request. */
  release(id: string, linkEndsAt: number, deliveries: readonly NewDelivery[]): Promise<boolean>;
  /** False where it is not open. */
  close(id: string, closed: NonNullable<PrivacyRequest["closed"]>): Promise<boolean>;
  /** Open ones that are due by a day; each is given to one caller, once. */
  claimDue(dueBy: string, now: number): Promise<ConfirmedPrivacyRequest[]>;
  /** Forgets unconfirmed ones whose link ended by then, and held ones that came before. */
  forget(ended: { by: number; heldBefore: number }): Promise<void>;
  /** Takes everything personal from those that were closed before. Gives how many. */
  forgetApplicants(closedBefore: number): Promise<number>;
  /** Those that still name a person. */
  of(person: Person): Promise<PrivacyRequest[]>;
  /** Removes a person's unconfirmed ones, takes everything personal from the others and overwrites it. Gives how many. */
  erase(person: Person): Promise<number>;
};
