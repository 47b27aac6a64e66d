import { lazy, Suspense, useEffect } from "react";
import { chosenServices } from "../../../domain/quote/draft.ts";
import { answerTo, isFailure, type WizardAnswer } from "../../features/quote-wizard/answer.ts";
import { loadAfresh } from "../../hydration/load-afresh.ts";
import type { LaterViewProps } from "./later-view.tsx";
import { ServicesStep } from "./services-step.tsx";
import { Trouble } from "./trouble.tsx";
import { troubleWords } from "./trouble-words.ts";
import type { Shown } from "./view.ts";

const loadLaterView = () => import("./later-view.tsx");
const LaterView = lazy(() => loadLaterView().catch(withoutIt));

type Props = LaterViewProps & { isLost: boolean };

/** The step, or what stands in its place. Most visitors see the first one alone, so the code of the others comes later. */
export function WizardView({ isLost, ...props }: Props) {
  const { view, resume, given, forms, isFromPreview } = props;
  const trouble = troubleWords(forms);
  useLaterView(view);
  if (isFailure(given) && standsAlone.includes(given.form)) {
    return (
      <>
        <Trouble status={given.status} words={trouble} />
        <WizardView {...props} given={undefined} isLost={isLost} />
      </>
    );
  }
  if (resume || view.kind !== "step" || view.step !== "services") {
    return (
      <Suspense>
        <LaterView {...props} />
      </Suspense>
    );
  }
  const { draft, sent } = view;
  const answer = answerTo("services", given);
  return (
    <ServicesStep
      draft={draft}
      given={answer}
      trouble={trouble}
      isFromPreview={isFromPreview}
      sent={sent}
      isLost={isLost}
    />
  );
}

let isRunning = false;

/** Whoever has answered something goes on. */
function useLaterView({ draft }: Shown): void {
  const begun = chosenServices(draft).length > 0;
  useEffect(() => {
    isRunning = true;
    const load = () => void loadLaterView().catch(() => {});
    if (begun) load();
    addEventListener("input", load, { once: true });
    return () => removeEventListener("input", load);
  }, [begun]);
}

/** A step that came from the server works as it is; one that was asked for here is asked for there. */
async function withoutIt(): Promise<never> {
  if (isRunning) await loadAfresh(location.pathname + location.search);
  return new Promise(() => {});
}

/** These forms are a button alone: what went wrong is said above the page. */
const standsAlone: readonly WizardAnswer["form"][] = ["package", "resume", "anew", "change-number"];
