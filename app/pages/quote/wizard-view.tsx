import { lazy, Suspense, useEffect } from "react";
import { chosenServices } from "../../../domain/quote/draft.ts";
import { isFailure, resultOf, type WizardResult } from "../../features/quote-wizard/wizard-result.ts";
import { hardReload } from "../../hydration/hard-reload.ts";
import { afterPaint } from "../../page/form-hooks.ts";
import { FailureMessage, failureWordsOf } from "./failure-message.tsx";
import type { LaterViewProps } from "./later-view.tsx";
import { ServicesStep } from "./services-step.tsx";
import type { Shown } from "./view.ts";

const loadLaterView = () => import("./later-view.tsx");
const LaterView = lazy(() => {
  const wasRunning = isRunning;
  return loadLaterView().catch(() => withoutIt(wasRunning));
});

type Props = LaterViewProps & { isLost: boolean };

/**
 * The step, or what stands in its place. Most visitors see the first one alone, so the code of the others comes later;
 * while it does, the step before stays.
 */
export function WizardView(props: Props) {
  const { actionResult, view, forms } = props;
  useLaterView(view);
  const standsAbove = isFailure(actionResult) && standsAlone.includes(actionResult.form) ? actionResult : undefined;
  return (
    <>
      {standsAbove && <FailureMessage status={standsAbove.status} words={failureWordsOf(forms)} />}
      <Suspense>
        <StepView {...props} actionResult={standsAbove ? undefined : actionResult} />
      </Suspense>
    </>
  );
}

function StepView({ isLost, ...props }: Props) {
  const { view, resume, actionResult, forms, isFromPreview } = props;
  if (resume || view.kind !== "step" || view.step !== "services") return <LaterView {...props} />;
  return (
    <ServicesStep
      draft={view.draft}
      actionResult={resultOf("services", actionResult)}
      failureWords={failureWordsOf(forms)}
      isFromPreview={isFromPreview}
      sent={view.sent}
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
    // What was tapped is seen first.
    const load = () =>
      void afterPaint()
        .then(loadLaterView)
        .catch(() => {});
    if (begun) load();
    addEventListener("input", load, { once: true });
    return () => removeEventListener("input", load);
  }, [begun]);
}

/** A step that came from the server works as it is; one that was asked for here is asked for there. */
async function withoutIt(wasRunning: boolean): Promise<never> {
  if (wasRunning) await hardReload(location.pathname + location.search);
  return new Promise(() => {});
}

/** These forms are a button alone: what went wrong is said above the page. */
const standsAlone: readonly WizardResult["form"][] = ["package", "resume", "anew", "change-number"];
