import { type ReactNode, useId, useState } from "react";
import { type FetcherWithComponents, Form } from "react-router";
import { Button, ButtonAnchor } from "../../../app/ui/button.tsx";
import { Dialog } from "../../../app/ui/dialog.tsx";
import { TextArea } from "../../../app/ui/field.tsx";
import styles from "./message.module.css";
import { type RootData, useRoot } from "./use-root.ts";

type Words = RootData["words"]["sessionOver"];
type Fields = Record<string, string>;

/** A form whose session was over comes back as this page: whoever has signed in beside it sends it again. */
export function SendAgain({ words, path, fields }: { words: RootData["words"]; path: string; fields: Fields }) {
  const { note, ...others } = fields;
  return (
    <div className={`stack ${styles.message}`}>
      <h1>{words.sessionOver.title}</h1>
      <p>{words.sessionOver.text}</p>
      <Form method="post" action={path} className="stack">
        {Object.entries(others).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {note && <TextArea id="note" name="note" label={words.sessionOver.typed} defaultValue={note} rows={5} />}
        <Ways words={words.sessionOver}>
          <Button type="submit" ghost>
            {words.sessionOver.send}
          </Button>
        </Ways>
      </Form>
    </div>
  );
}

function Ways({ words, children }: { words: Words; children: ReactNode }) {
  return (
    <div className="row">
      <ButtonAnchor href="/sign-in?to=/you" target="_blank" rel="noopener">
        {words.signIn}
      </ButtonAnchor>
      {children}
    </div>
  );
}

/** What an action in the browser answers where the session was over, or the server was not reached or could not. */
export type UnsentResult = { outcome: "signedOut" | "failed"; typed: Fields };

/** What to do about that, on a page that stays as it is, with all that is typed on it. */
export function Unsent({ fetcher }: { fetcher: FetcherWithComponents<unknown> }) {
  const { words } = useRoot();
  const [closed, setClosed] = useState<unknown>();
  const title = useId();
  const { data, state, submit } = fetcher;
  if (!isUnsent(data) || data === closed || state !== "idle") return null;
  if (data.outcome === "failed") return <p role="alert">{words.unsent}</p>;
  return (
    <Dialog labelledBy={title} onClose={() => setClosed(data)}>
      <div className="stack">
        <h2 id={title}>{words.sessionOver.title}</h2>
        <p>{words.sessionOver.text}</p>
        <Ways words={words.sessionOver}>
          <Button ghost onClick={() => void submit(data.typed, { method: "post" })}>
            {words.sessionOver.send}
          </Button>
        </Ways>
      </div>
    </Dialog>
  );
}

export function isUnsent(data: unknown): data is UnsentResult {
  const { outcome } = (data ?? {}) as Partial<UnsentResult>;
  return outcome === "signedOut" || outcome === "failed";
}
