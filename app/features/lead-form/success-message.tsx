import { useId } from "react";
import type { FormResult } from "../../../domain/lead/form-result.ts";
import { useLinks } from "../../page/page-context.ts";
import { Button, ButtonAnchor, ButtonLink } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Plate } from "../../ui/pictures.tsx";
import type { FormWords } from "./form-words.ts";
import styles from "./success-message.module.css";

export type SentResult = Extract<FormResult, { status: "sent" }>;

type Props = { result: SentResult; words: FormWords["sent"]; picture: string | undefined };

/** What was sent has arrived: in a dialog over the emptied form. */
export function SuccessDialog({ onClose, ...props }: Props & { onClose: () => void }) {
  const id = useId();
  return (
    <Dialog labelledBy={id} onClose={onClose}>
      <SuccessText {...props} id={id}>
        <form method="dialog">
          <Button type="submit" ghost>
            {props.words.close}
          </Button>
        </form>
      </SuccessText>
    </Dialog>
  );
}

/** The same in the place of the form, where the page itself is the answer. */
export function SuccessPanel({ address, ...props }: Props & { address: string }) {
  const id = useId();
  return (
    <section
      className={styles.panel}
      aria-labelledby={id}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: the page is the answer to what was just sent, and this is what it says
      autoFocus
    >
      <SuccessText {...props} id={id}>
        <ButtonAnchor ghost href={address}>
          {props.words.another}
        </ButtonAnchor>
      </SuccessText>
    </section>
  );
}

function SuccessText({ id, result, words, picture, children }: Props & { id: string; children: React.ReactNode }) {
  const to = useLinks();
  const { contact, report } = words;
  return (
    <>
      {picture && (
        <div className={styles.picture}>
          <Plate src={`/art/report/${picture}.svg`} width={840} height={1188} lazy={false} />
        </div>
      )}
      <div className={`stack g4 ${styles.words}`}>
        <h2 id={id}>{words.title}</h2>
        <p>{result.form === "report" ? report.text : contact.text}</p>
        <p>
          {words.reference} <b className={styles.reference}>{result.reference}</b>
        </p>
        {result.form === "contact" && <p>{contact.offer}</p>}
        <div className="row">
          {result.reportLink ? (
            <ButtonAnchor href={result.reportLink}>{report.more}</ButtonAnchor>
          ) : (
            <ButtonLink to={to(contact.more)}>{contact.more.text}</ButtonLink>
          )}
          {children}
        </div>
      </div>
    </>
  );
}
