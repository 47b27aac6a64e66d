import { useEffect, useState } from "react";
import { Form, Link, useRevalidator } from "react-router";
import { Button, ButtonAnchor, ButtonLink } from "../../../app/ui/button.tsx";
import type { Dictionary } from "../dictionary.server.ts";
import { Card } from "../ui/card.tsx";
import { answers } from "../ui/use-fresh.ts";
import { WarmBand } from "../ui/warm-band.tsx";
import styles from "./publishing.module.css";
import type { ShownRun } from "./shown-run.server.ts";

type Words = Dictionary["publications"];
type Props = {
  words: Words;
  run: ShownRun;
  again: string;
  back: { to: string; text: string };
  /** What tries a failed publication once more, for those who may publish. */
  retry: "retry" | "take-back" | undefined;
};

const lookEvery = 1_000;
/** What lies in the way is cleared elsewhere; trying again would find it once more. */
const toPrepare = ["undecided", "conflict", "nothing", "missing", "texts", "stale"];

/** A publication while it runs, once it is done, and where it failed. Without script the link looks again. */
export function RunScreen({ words, run, again, back, retry }: Props) {
  const isAway = useLooking(run.isRunning);
  const action =
    retry && run.failure && !toPrepare.includes(run.failure) ? (
      <Form method="post">
        <input type="hidden" name="title" value={run.name} />
        <Button type="submit" name="do" value={retry}>
          {words.run.retry}
        </Button>
      </Form>
    ) : (
      <ButtonLink to={again}>{words.run.prepare}</ButtonLink>
    );
  return (
    <div className={styles.narrow}>
      <Link to={back.to}>{back.text}</Link>
      <div role={run.outcome === "failed" ? "alert" : "status"}>
        <h1>{run.title}</h1>
        <p className="muted">{run.text}</p>
        {isAway && <p>{words.run.away}</p>}
        {run.notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
      {run.why && (
        <WarmBand title={run.why.title} action={action}>
          <p>{run.why.text}</p>
        </WarmBand>
      )}
      {run.problems.length > 0 && <Problems words={words} problems={run.problems} />}
      <section className={styles.card}>
        <Steps run={run} />
        <RunLinks words={words} run={run} again={again} />
        {run.detail && (
          <details>
            <summary>{words.run.detail}</summary>
            <pre>{run.detail}</pre>
          </details>
        )}
      </section>
    </div>
  );
}

/** Looks how it goes; true while the office does not answer. Once it is back, the page is loaded from the new one. */
function useLooking(isRunning: boolean): boolean {
  const { revalidate, state } = useRevalidator();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (!isRunning || state !== "idle") return undefined;
    const timer = setTimeout(async () => {
      const isThere = await answers("/icon.svg");
      if (!isThere) setTries(tries + 1);
      else if (tries > 0) location.reload();
      else await revalidate();
    }, lookEvery);
    return () => clearTimeout(timer);
  }, [isRunning, revalidate, state, tries]);
  return tries > 0;
}

function Steps({ run: { steps } }: { run: ShownRun }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ step, state, text, time }) => (
        <li key={step} data-state={state} aria-current={state === "current" ? "step" : undefined}>
          <span>{text}</span>
          {time && <span className={styles.time}>{time}</span>}
        </li>
      ))}
    </ol>
  );
}

function RunLinks({ words, run, again }: { words: Words; run: ShownRun; again: string }) {
  if (run.isRunning) {
    return (
      <p className="noprint">
        <Link to={again}>{words.run.refresh}</Link>
      </p>
    );
  }
  if (run.outcome !== "done") return null;
  const pages = run.pages.length > 0 ? run.pages : [{ address: run.site, text: words.run.site }];
  return (
    <div className="row">
      {pages.map(({ address, text }) => (
        <ButtonAnchor key={address} href={address} ghost small>
          {text}
        </ButtonAnchor>
      ))}
      {run.commit && <Link to={`/words/history/${run.commit}`}>{words.run.history}</Link>}
    </div>
  );
}

/** What the check found, those first that stop publishing. */
export function Problems({ words, problems }: { words: Words; problems: ShownRun["problems"] }) {
  const sorted = problems.toSorted((one, other) => Number(other.isError) - Number(one.isError));
  return (
    <Card title={words.check.title}>
      {sorted.length === 0 && <p data-state="right">{words.check.right}</p>}
      <ul className={styles.problems}>
        {sorted.map(({ key, isError, title, place, message, to }) => (
          <li key={key} data-state={isError ? "wrong" : "warned"}>
            <div>
              <strong>{[title, place].filter(Boolean).join(", ")}</strong>
              <p>{message}</p>
              <p className="muted">{isError ? words.check.stops : words.check.warns}</p>
            </div>
            {to && <Link to={to}>{words.check.open}</Link>}
          </li>
        ))}
      </ul>
    </Card>
  );
}
