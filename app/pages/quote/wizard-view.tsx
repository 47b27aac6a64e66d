import { lazy, Suspense, useEffect } from "react";
import { chosenServices } from "../../../domain/quote/draft.ts";
import { FailureMessage, failureWordsOf } from "../../features/quote-wizard/saving-notices.tsx";
import { isFailure, resultOf, type WizardResult } from "../../features/quote-wizard/wizard-result.ts";
import { hardReload } from "../../hydration/hard-reload.ts";
import { afterPaint } from "../../page/form-hooks.ts";
import type { LaterViewProps } from "./later-view.tsx";
import { ServicesStep } from "./services-step.tsx";
import type { ShownView } from "./view.ts";

const loadLaterView = () => import("./later-view.tsx");
const LaterView = lazy(() => {
  const wasRunning = isRunning;
  return loadLaterView().catch(() => reloadIfRunning(wasRunning));
});

type Props = LaterViewProps & Pick<Parameters<typeof ServicesStep>[0], "loss" | "countries">;

/**
 * The step, or another view. Most visitors see only the first step, so the code of the others is loaded later;
 * until then, the step before stays.
 */
export function WizardView(props: Props) {
  const { actionResult, view, forms } = props;
  usePreloadedLaterView(view);
  const failure = isFailure(actionResult) && buttonForms.includes(actionResult.form) ? actionResult : undefined;
  return (
    <>
      {failure && <FailureMessage status={failure.status} words={failureWordsOf(forms)} />}
      <Suspense>
        <StepView {...props} actionResult={failure ? undefined : actionResult} />
      </Suspense>
    </>
  );
}

function StepView({ loss, countries, ...props }: Props) {
  const { view, resume, actionResult, forms, base, isFromPreview } = props;
  if (resume || view.kind !== "step" || view.step !== "services") return <LaterView {...props} />;
  return (
    <ServicesStep
      draft={view.draft}
      base={base}
      actionResult={resultOf("services", actionResult)}
      failureWords={failureWordsOf(forms)}
      isFromPreview={isFromPreview}
      sent={view.sent}
      loss={loss}
      countries={countries}
    />
  );
}

let isRunning = false;

/** Loads the code of the other steps once the visitor has chosen something. */
function usePreloadedLaterView({ draft }: ShownView): void {
  const begun = chosenServices(draft).length > 0;
  useEffect(() => {
    isRunning = true;
    // After the paint, so that the input shows at once.
    const load = () =>
      void afterPaint()
        .then(loadLaterView)
        .catch(() => {});
    if (begun) load();
    addEventListener("input", load, { once: true });
    return () => removeEventListener("input", load);
  }, [begun]);
}

/** A step that the server rendered works without its code; for one that the app navigated to, the page is reloaded. */
async function reloadIfRunning(wasRunning: boolean): Promise<never> {
  if (wasRunning) await hardReload(location.pathname + location.search);
  return new Promise(() => {});
}

/** Forms that are only a button: a failure is shown above the page. */
const buttonForms: readonly WizardResult["form"][] = ["package", "resume", "anew", "change-number"];
