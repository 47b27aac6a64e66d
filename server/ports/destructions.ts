/** What was destroyed. A delivery or a link that goes with its lead or draft is part of it. */
export type DestructionKind =
  | "lead"
  | "draft"
  /** Personal answers in a draft that lives on: the request was never verified. */
  | "draft-contact"
  | "delivery"
  | "sms-sends"
  | "consent"
  /** Mails and text messages that lay as files. */
  | "file"
  | "unverified-request"
  /** Personal fields of a data-subject request that lives on. */
  | "request-contact";

export type DestructionReason =
  /** Its time was up. */
  | "retention"
  /** A person asked for it, and an operator erased it. */
  | "erasure"
  /** An operator removed what was old enough. */
  | "purge"
  /** An operator took it for a bot's. */
  | "drop"
  /** The visitor began anew. */
  | "visitor";

/** Why something goes, and when. */
export type DestructionCause = { reason: DestructionReason; at: number };

/** A line of the log that the law asks for. It names nobody and outlives everything it tells of. */
export type Destruction = DestructionCause & {
  kind: DestructionKind;
  count: number;
  /** Days in Istanbul on which the oldest and the newest of them came into being, or were last changed. */
  oldest: string;
  newest: string;
};

export type DestructionLog = {
  /** Newest first. */
  list(filter?: { since?: number; limit?: number }): Promise<Destruction[]>;
  /** For what lies outside the database; everything else is written together with its removal. */
  record(kind: DestructionKind, cause: DestructionCause, created: readonly number[]): Promise<void>;
};
