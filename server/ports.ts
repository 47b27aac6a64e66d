import type { Consent } from "../domain/consent/consent.ts";

/** Where visitors' decisions about optional cookies are kept, so that we can show what was decided and when. */
export type ConsentRecords = {
  /** Resolves once the record is safe on disk. A later record with the same id replaces nothing: both stand. */
  keep(consent: Consent): Promise<void>;
};
