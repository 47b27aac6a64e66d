import { useId } from "react";
import type { FormAnswer } from "../../../domain/lead/answer.ts";
import { useLinks } from "../../page/page-context.ts";
import { Button, ButtonAnchor, ButtonLink } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Plate } from "../../ui/plate.tsx";
import type { FormWords } from "./form-words.ts";
import styles from "./success-message.module.css";

export type SentAnswer = Extract<FormAnswer, { status: "sent" }>;

type Props = { answer: SentAnswer; words: FormWords["sent"]; picture: string | undefined };

/** What was sent has arrived: in a dialog over the emptied form. */
export function SentDialog({ onClose, ...props }: Props & { onClose: () => void }) {
  const id = useId();
  return (
    <Dialog labelledBy={id} onClose={onClose}>
      <Sent {...props} id={id}>
        <form method="dialog">
          <Button type="submit" ghost>
            {props.words.close}
          </Button>
        </form>
      </Sent>
    </Dialog>
  );
}

/** The same in the place of the form, where the page itself is the answer. */
export function SentPanel({ address, ...props }: Props & { address: string }) {
  const id = useId();
  return (
    <section
      className={styles.panel}
      aria-labelledby={id}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: the page is the answer to what was just sent, and this is what it says
      autoFocus
    >
      <Sent {...props} id={id}>
        <ButtonAnchor ghost href={address}>
          {props.words.another}
        </ButtonAnchor>
      </Sent>
    </section>
  );
}

function Sent({ id, answer, words, picture, children }: Props & { id: string; children: React.ReactNode }) {
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
        <p>{answer.form === "report" ? report.text : contact.text}</p>
        <p>
          {words.reference} <b className={styles.reference}>{answer.reference}</b>
        </p>
        {answer.form === "contact" && <p>{contact.offer}</p>}
        <div className="row">
          {answer.reportLink ? (
            <ButtonAnchor href={answer.reportLink}>{report.more}</ButtonAnchor>
          ) : (
            <ButtonLink to={to(contact.more)}>{contact.more.text}</ButtonLink>
          )}
          {children}
        </div>
      </div>
    </>
  );
}
