import { Form } from "react-router";
import { Button } from "../../../app/ui/button.tsx";
import { fill } from "../../../domain/slots.ts";
import { istanbulTime } from "../../../domain/time.ts";
import type { Locale } from "../../../site/locales.ts";
import type { Dictionary } from "../dictionary.server.ts";

export type ShownSession = {
  id: string;
  device: string;
  startedAt: number;
  seenAt: number;
  name?: string;
  isThis: boolean;
};

type Props = { sessions: readonly ShownSession[]; words: Dictionary["people"]["sessions"]; locale: Locale };

/** Open sessions; all but the one in use can be ended here. */
export function SessionList({ sessions, words, locale }: Props) {
  return (
    <ul className="lines">
      {sessions.map(({ id, device, name, isThis, startedAt, seenAt }) => (
        <li key={id}>
          <span>
            {[name, device || words.unknown].filter(Boolean).join(", ")}
            {isThis && <b> {words.thisOne}</b>}
          </span>
          <small>
            {fill(words.since, { start: istanbulTime(startedAt, locale), seen: istanbulTime(seenAt, locale) })}
          </small>
          {!isThis && (
            <Form method="post">
              <input type="hidden" name="session" value={id} />
              <Button
                type="submit"
                name="do"
                value="end-session"
                aria-label={fill(words.endNamed, {
                  end: words.end,
                  session: [name, device || words.unknown].filter(Boolean).join(", "),
                })}
                ghost
                small
              >
                {words.end}
              </Button>
            </Form>
          )}
        </li>
      ))}
    </ul>
  );
}
