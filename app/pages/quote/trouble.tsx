import type { Ref } from "react";
import type { FormWords } from "../../features/lead-form/form-words.ts";
import type { Failure } from "../../features/quote-wizard/wizard-result.ts";
import { Alert } from "../../ui/messages.tsx";

type Props = { ref?: Ref<HTMLDivElement>; status: Failure["status"]; words: TroubleWords };

/** Above a form that was not taken. */
export function Trouble({ ref, status, words }: Props) {
  const { title, text } = words[status];
  return (
    <Alert ref={ref} title={title}>
      <p>{text}</p>
      {status === "failed" && <p>{words.failed.instead}</p>}
    </Alert>
  );
}

/** What every step says when nothing could be taken. */
export type TroubleWords = { prefix: string } & Readonly<Pick<FormWords, Failure["status"]>>;

export function troubleWords({ errors, failed, tooMany }: FormWords): TroubleWords {
  return { prefix: errors.prefix, failed, tooMany };
}
