import type { FormWords } from "../../features/lead-form/form-words.ts";
import type { Failure } from "../../features/quote-wizard/wizard-result.ts";

/** What every step says when nothing could be taken. */
export type TroubleWords = { prefix: string } & Readonly<Pick<FormWords, Failure["status"]>>;

export function troubleWords({ errors, failed, tooMany }: FormWords): TroubleWords {
  return { prefix: errors.prefix, failed, tooMany };
}
