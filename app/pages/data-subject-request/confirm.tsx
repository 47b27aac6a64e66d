import { useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import type { Words } from "../../../content/words.ts";
import { type FormName, hiddenFields } from "../../../domain/lead/form-result.ts";
import { useIsSlow } from "../../page/form-hooks.ts";
import { useLinks } from "../../page/page-context.ts";
import { Button } from "../../ui/button.tsx";
import { Alert } from "../../ui/messages.tsx";

type Props = { token: string; hasFailed: boolean; words: Words<"request-states">["confirm"] };

/** Only the button uses the link, so that mail scanners do not. */
export function Confirm({ token, hasFailed, words }: Props) {
  const to = useLinks();
  const alert = useRef<HTMLDivElement>(null);
  const isSending = useNavigation().state !== "idle";
  const isLate = useIsSlow(isSending);
  useEffect(() => {
    if (hasFailed && !isSending) alert.current?.focus();
  }, [hasFailed, isSending]);
  return (
    <Form
      className="stack"
      method="post"
      action={to({ to: "veri-sahibi-basvurusu" })}
      replace
      // The answer says all there is to know; the page as it is without a link would only take its title away.
      defaultShouldRevalidate={false}
    >
      <input type="hidden" name={hiddenFields.form} value={"confirm" satisfies FormName} />
      <input type="hidden" name={hiddenFields.token} value={token} />
      {hasFailed && (
        <Alert ref={alert} title={words.failed.title}>
          <p>{words.failed.text}</p>
        </Alert>
      )}
      <Button type="submit" aria-disabled={isLate || undefined}>
        {isLate ? words.sending : words.submit}
      </Button>
      <span className="vh" role="status">
        {isLate && words.sending}
      </span>
      <p className="muted small measure">{words.notYou}</p>
    </Form>
  );
}
