import { chosenServices } from "../../../domain/quote/draft.ts";
import { DepthGauge } from "../../features/quote-wizard/depth-gauge.tsx";
import { ServicePackage } from "../../features/quote-wizard/service-package.tsx";
import { DraftStep, type DraftStepProps } from "./draft-step.tsx";

/** Step 2: levels and counts of what was chosen. */
export function DetailsStep(props: Omit<DraftStepProps, "step" | "children">) {
  return (
    <DraftStep step="details" gauge={(draft) => <DepthGauge draft={draft} />} {...props}>
      {(draft, messageAt, errors) =>
        chosenServices(draft).map(({ service, choice }) => (
          <ServicePackage
            key={service.key}
            service={service}
            choice={choice}
            messageAt={messageAt}
            isBad={errors.some((error) => error.service === service.key)}
          />
        ))
      }
    </DraftStep>
  );
}
