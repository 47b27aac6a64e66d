import { useId } from "react";
import { useBeforeUnload, useBlocker } from "react-router";
import { Button } from "../../../app/ui/button.tsx";
import { Dialog } from "../../../app/ui/dialog.tsx";

type Props = { words: { title: string; text: string; stay: string; go: string }; isTyped: () => boolean };

/** Asks before what is not saved goes with the page. */
export function KeepTyped({ words, isTyped }: Props) {
  const title = useId();
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    return currentLocation.pathname !== nextLocation.pathname && isTyped();
  });
  useBeforeUnload((event) => {
    if (isTyped()) event.preventDefault();
  });
  if (blocker.state !== "blocked") return null;
  return (
    <Dialog labelledBy={title} onClose={() => blocker.reset()}>
      <div className="stack">
        <h2 id={title}>{words.title}</h2>
        <p>{words.text}</p>
        <div className="row">
          <Button onClick={() => blocker.reset()}>{words.stay}</Button>
          <Button onClick={() => blocker.proceed()} ghost>
            {words.go}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
