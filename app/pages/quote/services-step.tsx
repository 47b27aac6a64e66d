import { useEffect, useRef } from "react";
import { Link, useLocation } from "react-router";
import { chosenServices } from "../../../domain/quote/draft.ts";
import { servicesStep } from "../../../domain/quote/steps/services.ts";
import { fill } from "../../../domain/slots.ts";
import { ServiceFilter, useServiceSearch } from "../../features/quote-wizard/service-filter.tsx";
import { ServiceList } from "../../features/quote-wizard/service-list.tsx";
import { useWizard } from "../../features/quote-wizard/wizard-context.ts";
import { focusFromTop } from "../../page/form-hooks.ts";
import { useLinks } from "../../page/page-context.ts";
import { Note } from "../../ui/messages.tsx";
import { DraftStep, type DraftStepProps } from "./draft-step.tsx";
import { CookiesBlocked } from "./other-way.tsx";
import type { Loss } from "./view.ts";

type Props = Omit<DraftStepProps, "step" | "children"> & {
  /** Reference of the request before. */
  sent: string | undefined;
  loss: Loss | undefined;
  /** Where codes are sent to. */
  countries: string;
};

const [firstService = ""] = servicesStep.fields();

/** Step 1: which services. */
export function ServicesStep({ sent, loss, countries, ...step }: Props) {
  const { anew, lost, reach } = useWizard().words.wizard;
  const to = useLinks();
  const { key } = useLocation();
  const message = useRef<HTMLDivElement>(null);
  // A document focuses the message by itself, before the app runs.
  useEffect(() => {
    if (key !== "default") focusFromTop(message.current);
  }, [key]);
  const search = useServiceSearch();
  return (
    <DraftStep
      step="services"
      saysBlocked={loss === "cookies"}
      startsNewRequest={sent !== undefined}
      beforeForm={(draft) => (
        <>
          {sent && (
            <Note>
              {fill(anew.text, { reference: sent })} <Link to={to(anew.link)}>{anew.link.text}</Link>
            </Note>
          )}
          {loss === "cookies" && <CookiesBlocked ref={message} draft={draft} />}
          {loss === "draft" && chosenServices(draft).length === 0 && <Note ref={message}>{lost}</Note>}
          <p className="muted small">
            {fill(reach.text, { countries })} <Link to={to(reach.link)}>{reach.link.text}</Link>
          </p>
          <ServiceFilter {...search} />
        </>
      )}
      {...step}
    >
      {(_draft, messageAt) => <ServiceList draft={step.draft} found={search.found} error={messageAt(firstService)} />}
    </DraftStep>
  );
}
