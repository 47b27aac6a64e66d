import type { ReactNode } from "react";
import { useFetcher } from "react-router";
import { Button } from "../../../app/ui/button.tsx";
import { fill } from "../../../domain/slots.ts";
import type { Dictionary } from "../dictionary.server.ts";
import styles from "./drafts.module.css";
import { draftAddress } from "./filters.ts";
import type { shownTwins } from "./shown-draft.server.ts";

export type ShownTwin = Awaited<ReturnType<typeof shownTwins>>[number];

type Props = {
  words: Dictionary["drafts"]["twins"];
  draft: string;
  twin: ShownTwin;
  title?: string;
  /** The way to the text in the other language. */
  update: (text: string) => ReactNode;
  /** The screen stays as it is. */
  live?: boolean;
};

/** One language was changed and the other not: whether that one is still right. */
export function TwinQuestion({ words, draft, twin, title, update, live }: Props) {
  const fetcher = useFetcher();
  const { path, version, twin: other, twinVersion, state, language } = twin;
  const sentence = state === "confirmed" ? words.confirmed : state === "alone" ? words.alone : words.asks;
  return (
    <div className={styles.twin}>
      <div>
        {title && <b>{title}</b>}
        <p>{fill(sentence, { language })}</p>
      </div>
      {state === "to-decide" && (
        <div className="row">
          {update(fill(words.update, { language }))}
          <fetcher.Form method="post" action={draftAddress(draft)}>
            <input type="hidden" name="path" value={path} />
            <input type="hidden" name="version" value={version ?? ""} />
            <input type="hidden" name="twin" value={other} />
            <input type="hidden" name="twinVersion" value={twinVersion ?? ""} />
            {live && <input type="hidden" name="live" value="yes" />}
            <Button type="submit" name="do" value="confirm" ghost small>
              {words.confirm}
            </Button>
          </fetcher.Form>
        </div>
      )}
    </div>
  );
}
