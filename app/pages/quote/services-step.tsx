import { Link } from "react-router";
import { chosenServices } from "../../../domain/quote/draft.ts";
import { servicesStep } from "../../../domain/quote/steps/services.ts";
import { fill } from "../../../domain/slots.ts";
import { ServiceFilter, useServiceSearch } from "../../features/quote-wizard/service-filter.tsx";
import { ServiceList } from "../../features/quote-wizard/service-list.tsx";
import { useWizard } from "../../features/quote-wizard/wizard-context.ts";
import { useLinks } from "../../page/page-context.ts";
import { Note } from "../../ui/messages.tsx";
import { DraftStep, type DraftStepProps } from "./draft-step.tsx";

type Props = Omit<DraftStepProps, "step" | "children"> & {
  /** Reference of the request before. */
  sent: string | undefined;
  isLost: boolean;
};

const [firstService = ""] = servicesStep.fields();

/** Step 1: which services. */
export function ServicesStep({ sent, isLost, ...step }: Props) {
  const { anew, lost } = useWizard().words.wizard;
  const to = useLinks();
  const search = useServiceSearch();
  return (
    <DraftStep
      step="services"
      startsNewRequest={sent !== undefined}
      beforeForm={(draft) => (
        <>
          {sent && (
            <Note>
              {fill(anew.text, { reference: sent })} <Link to={to(anew.link)}>{anew.link.text}</Link>
            </Note>
          )}
          {isLost && chosenServices(draft).length === 0 && <Note>{lost}</Note>}
          <ServiceFilter {...search} />
        </>
      )}
      {...step}
    >
      {(_draft, messageAt) => <ServiceList draft={step.draft} found={search.found} error={messageAt(firstService)} />}
    </DraftStep>
  );
}
