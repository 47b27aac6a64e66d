/** What the office's log may say that somebody did; each has its words in content. */
export const officeActions = [
  "signed-in",
  "signed-out",
  "session-ended",
  "invited",
  "roles-changed",
  "person-ended",
  "person-returned",
  "lead-seen",
  "lead-status",
  "lead-owner",
  "lead-follow-up",
  "lead-note",
  "lead-retried",
  "lead-released",
  "lead-dropped",
  "leads-exported",
  "passkey-added",
  "passkey-removed",
  "request-seen",
  "request-closed",
  "request-released",
  "erased",
] as const;

/** What the office's records of destruction count; each has its words in content. */
export const destroyedKinds = [
  "lead",
  "note",
  "change",
  "delivery",
  "draft",
  "unverified-request",
  "request-contact",
  "file",
  "log-line",
] as const;
