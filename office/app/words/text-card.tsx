import { type SubmitEvent, useEffect, useRef } from "react";
import { Link, useFetcher } from "react-router";
import { Button } from "../../../app/ui/button.tsx";
import type { Locale } from "../../../site/locales.ts";
import { isUnsent, Unsent } from "../ui/unsent.tsx";
import type { loader } from "./draft-card.ts";
import type { clientAction } from "./draft-text.tsx";
import styles from "./drafts.module.css";
import { changedOnly, FieldPair } from "./fields.tsx";
import { draftAddress } from "./filters.ts";

type Props = {
  draft: string;
  card: NonNullable<Awaited<ReturnType<typeof loader>>>;
  /** While somebody types; without a language for what is the same in all of them. */
  onType?: (language: Locale | undefined, text: string) => void;
  onSaved?: () => void;
  onClose?: () => void;
};

/** One place of a text in all languages, saved at once. Whoever shows it gives it the place as its key. */
export function TextCard({ draft, card, onType, onSaved, onClose }: Props) {
  const { drafts, words, text, title, field, seen, links } = card;
  const fetcher = useFetcher<typeof clientAction>();
  const sent = useRef<FormData>(undefined);
  const address = draftAddress(draft, text);
  const answer = fetcher.state === "idle" && !isUnsent(fetcher.data) ? fetcher.data : undefined;
  const answers = answer?.outcome === "saved" ? answer.answers : {};
  const isSaved = answer?.outcome === "saved" && Object.keys(answers).length === 0;
  const problem = answer && !isSaved ? (answer.outcome === "saved" ? "partly" : "busy") : undefined;

  const saved = useRef(onSaved);
  saved.current = onSaved;
  useEffect(() => {
    if (isSaved) saved.current?.();
  }, [isSaved]);

  function send(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (fetcher.state !== "idle") return;
    sent.current = changedOnly(event.currentTarget, [field], event.nativeEvent.submitter);
    void fetcher.submit(sent.current, { method: "post", action: address });
  }

  return (
    <>
      <fetcher.Form
        method="post"
        action={address}
        className={styles.card}
        onSubmit={send}
        onKeyDown={(event) => {
          if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit();
          if (event.key === "Escape") onClose?.();
        }}
      >
        {Object.entries(seen).map(([code, version]) => (
          <input key={code} type="hidden" name={`seen-${code}`} value={version ?? ""} />
        ))}
        <input type="hidden" name="live" value="yes" />
        <div className="between">
          <p className="muted">{title}</p>
          <Link to={address}>{drafts.changes.all}</Link>
        </div>
        <FieldPair
          drafts={drafts}
          words={words}
          field={field}
          answers={answers}
          sent={sent}
          links={links}
          onType={onType}
        />
        <div className="row">
          <Button type="submit" name="do" value="save" small>
            {drafts.text.save}
          </Button>
          {onClose && (
            <Button onClick={onClose} ghost small>
              {drafts.text.close}
            </Button>
          )}
          {problem ? (
            <p role="alert">{drafts.results[problem]}</p>
          ) : (
            <p role="status">{isSaved && drafts.results.saved}</p>
          )}
        </div>
      </fetcher.Form>
      <Unsent fetcher={fetcher} action={address} />
    </>
  );
}
