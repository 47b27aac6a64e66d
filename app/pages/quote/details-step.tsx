import { chosenServices } from "../../../domain/quote/draft.ts";
import { ServicePackage } from "../../features/quote-wizard/service-package.tsx";
import { DraftStep, type DraftStepProps } from "./draft-step.tsx";

/** Step 2: levels and counts of what was chosen. */
export function DetailsStep(props: Omit<DraftStepProps, "step" | "children">) {
  return (
    <DraftStep step="details" {...props}>
      {(draft, messageAt, remaining) =>
        chosenServices(draft).map(({ service, choice }) => (
          <ServicePackage
            key={service.key}
            service={service}
            choice={choice}
            messageAt={messageAt}
            isBad={remaining.some((error) => error.service === service.key)}
          />
        ))
      }
    </DraftStep>
  );
}
