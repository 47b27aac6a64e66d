/** What the office's log may say that somebody did; each has its words in content. */
export const officeActions = [
  ...(["signed-in", "signed-out", "session-ended", "invited", "roles-changed", "person-ended"] as const),
  ...(["person-returned", "lead-seen", "lead-status", "lead-owner", "lead-follow-up", "lead-note"] as const),
  ...(["lead-retried", "lead-released", "lead-dropped"] as const),
  ...(["passkey-added", "passkey-removed"] as const),
] as const;
