import type { Ref } from "react";
import type { Failure } from "../../features/quote-wizard/wizard-result.ts";
import { Alert } from "../../ui/messages.tsx";
import type { TroubleWords } from "./trouble-words.ts";

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
