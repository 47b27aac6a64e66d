import { type ReactNode, useId, useState } from "react";
import { data, type FetcherWithComponents, Form, isRouteErrorResponse } from "react-router";
import { Button, ButtonAnchor } from "../../../app/ui/button.tsx";
import { Dialog } from "../../../app/ui/dialog.tsx";
import { TextArea } from "../../../app/ui/field.tsx";
import styles from "./message.module.css";
import { type RootData, useRoot } from "./use-root.ts";

type Words = RootData["words"]["sessionOver"];
type Fields = Record<string, string>;

type SendAgainProps = { words: RootData["words"]; isSignedOut: boolean; path: string; fields: Fields };

/** A form that failed, or whose session was over, comes back as this page, to be sent again. */
export function SendAgain({ words, isSignedOut, path, fields }: SendAgainProps) {
  const { note, ...others } = fields;
  const { title, text } = isSignedOut ? words.sessionOver : words.notSaved;
  return (
    <div className={`stack ${styles.message}`}>
      <h1>{title}</h1>
      <p>{text}</p>
      <Form method="post" action={path} className="stack">
        {Object.entries(others).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {note && <TextArea id="note" name="note" label={words.sessionOver.typed} defaultValue={note} rows={5} />}
        {isSignedOut ? (
          <Ways words={words.sessionOver}>
            <Button type="submit" ghost>
              {words.sessionOver.send}
            </Button>
          </Ways>
        ) : (
          <Button type="submit">{words.notSaved.send}</Button>
        )}
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

type Sending<Result> = { request: Request; serverAction: () => Promise<Result> };

/** What the server answers; where nothing could be sent, the page stays as it is and says what to do. */
export async function sendOrKeep<Result>({ request, serverAction }: Sending<Result>) {
  const typed = Object.fromEntries(await request.clone().formData()) as Fields;
  try {
    return await serverAction();
  } catch (error) {
    // A redirect is the router's to follow.
    if (error instanceof Response) throw error;
    const status = isRouteErrorResponse(error) ? error.status : 503;
    if (status === 404) throw error;
    // With such a status nothing is loaded anew.
    return data({ outcome: status === 401 ? "signedOut" : "failed", typed } satisfies UnsentResult, { status });
  }
}

/** What to do about that, on a page that stays as it is, with all that is typed on it. */
export function Unsent({ fetcher, action }: { fetcher: FetcherWithComponents<unknown>; action?: string }) {
  const { words } = useRoot();
  const [closed, setClosed] = useState<unknown>();
  const title = useId();
  const { data: answer, state, submit } = fetcher;
  if (!isUnsent(answer) || answer === closed || state !== "idle") return null;
  if (answer.outcome === "failed") return <p role="alert">{words.unsent}</p>;
  return (
    <Dialog labelledBy={title} onClose={() => setClosed(answer)}>
      <div className="stack">
        <h2 id={title}>{words.sessionOver.title}</h2>
        <p>{words.sessionOver.text}</p>
        <Ways words={words.sessionOver}>
          <Button ghost onClick={() => void submit(answer.typed, { method: "post", ...(action ? { action } : {}) })}>
            {words.sessionOver.send}
          </Button>
        </Ways>
      </div>
    </Dialog>
  );
}

export function isUnsent(answer: unknown): answer is UnsentResult {
  const { outcome } = (answer ?? {}) as Partial<UnsentResult>;
  return outcome === "signedOut" || outcome === "failed";
}
