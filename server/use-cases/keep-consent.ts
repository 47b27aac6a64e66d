import type { Consent } from "../../domain/consent/consent.ts";
import { minute } from "../../domain/time.ts";
import type { KeyedHash } from "../data-folder/secret.ts";
import { type Clock, limitKey } from "../ports/limits.ts";
import type { Storage } from "../ports/storage.ts";
import { visitorKey } from "./submissions.ts";

const recordsPerMinute = 30;

export type KeepConsent = (consent: Consent, clientAddress: string) => Promise<"kept" | "tooMany">;

type Deps = { storage: () => Pick<Storage, "consents" | "limits">; hash: KeyedHash; clock: Clock };

/** Keeps what a visitor decided about optional cookies, and nothing of who decided. */
export function createKeepConsent({ storage, hash, clock }: Deps): KeepConsent {
  return async (consent, clientAddress) => {
    const { consents, limits } = storage();
    const rule = {
      key: limitKey("consents", visitorKey(clientAddress, hash)),
      limit: recordsPerMinute,
      window: minute,
    };
    const { allowed } = await limits.take([rule], clock());
    if (!allowed) return "tooMany";
    await consents.keep(consent, clock());
    return "kept";
  };
}
