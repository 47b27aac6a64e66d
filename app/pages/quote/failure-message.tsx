import type { Ref } from "react";
import type { FormWords } from "../../features/lead-form/form-words.ts";
import type { Failure } from "../../features/quote-wizard/wizard-result.ts";
import { Alert } from "../../ui/messages.tsx";

type Props = { ref?: Ref<HTMLDivElement>; status: Failure["status"]; words: FailureWords };

/** Above a form that the server did not accept. */
export function FailureMessage({ ref, status, words }: Props) {
  const { title, text } = words[status];
  return (
    <Alert ref={ref} title={title}>
      <p>{text}</p>
      {status === "failed" && <p>{words.failed.instead}</p>}
    </Alert>
  );
}

/** The words that every step shows when the server failed or too many forms came from one address. */
export type FailureWords = { prefix: string } & Readonly<Pick<FormWords, Failure["status"]>>;

export function failureWordsOf({ errors, failed, tooMany }: FormWords): FailureWords {
  return { prefix: errors.prefix, failed, tooMany };
}
