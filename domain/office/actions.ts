/** What the office's log may say that somebody did; each has its words in the dictionary. */
export const officeActions = [
  "signed-in",
  "signed-out",
  "session-ended",
  "invited",
  "roles-changed",
  "person-changed",
  "person-ended",
  "person-returned",
  "lead-seen",
  "lead-status",
  "lead-owner",
  "lead-follow-up",
  "lead-note",
  "lead-note-changed",
  "lead-note-removed",
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

/** What one filters the log by. */
export const logKinds = ["leads", "requests", "people", "sessions"] as const;
export type LogKind = (typeof logKinds)[number];

export function logKindOf(action: (typeof officeActions)[number]): LogKind {
  if (action.startsWith("lead")) return "leads";
  if (action.startsWith("request-") || action === "erased") return "requests";
  return action === "invited" || action === "roles-changed" || action.startsWith("person-") ? "people" : "sessions";
}

/** What the office's records of destruction count; each has its words in the dictionary. */
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
