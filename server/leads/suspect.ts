import { formExtras, suspicionOf } from "../../domain/lead/form-result.ts";
import type { Suspicion } from "../../domain/lead/lead.ts";
import type { Posted } from "../../domain/lead/read-form.ts";
import type { Captcha } from "../ports/leads.ts";

type Submission = { form: string; posted: Posted; clientAddress: string };

/** Why a submission looks like a bot's: by itself, or in the captcha's word. */
export async function suspect(
  { form, posted, clientAddress }: Submission,
  captcha: Captcha | undefined,
  now: number,
): Promise<Suspicion | undefined> {
  const suspicion = suspicionOf(posted, now);
  const token = posted[formExtras.captcha];
  if (suspicion || !captcha || !token) return suspicion;
  const { verdict } = await captcha.verify(token, form, clientAddress);
  return verdict === "bot" ? "captcha" : undefined;
}
