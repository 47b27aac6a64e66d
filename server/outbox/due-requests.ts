import { dateIn } from "../../domain/privacy-request/due-date.ts";
import type { Clock } from "../ports/limits.ts";
import type { Storage } from "../ports/storage.ts";
import type { Alerts } from "./alerts.ts";

/** So many days before the last one, the operators are told. */
const warningDays = 3;

/** Raises an alert for each request that is nearly due, once. */
export async function warnOfDuePrivacyRequests(
  { privacyRequests }: Pick<Storage, "privacyRequests">,
  { raise }: Alerts,
  clock: Clock,
): Promise<void> {
  for (const { confirmed } of await privacyRequests.claimDue(dateIn(warningDays, clock()), clock())) {
    const { reference, dueOn } = confirmed;
    await raise({ reason: "request-due", reference, dueOn });
  }
}
