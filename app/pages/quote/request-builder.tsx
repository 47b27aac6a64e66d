import { useEffect, useRef, useState } from "react";
import type { quote } from "../../../content/tr/quote.ts";
import type { ServiceKey } from "../../../domain/quote/catalogue.ts";
import { preselectedServices } from "../../../domain/quote/preselection.ts";
import styles from "./request-builder.module.css";
import { RequestSummary } from "./request-summary.tsx";
import { ServiceChoice } from "./service-choice.tsx";

type Props = { copy: typeof quote; levels: string[]; preselected: ServiceKey[] };

/** The choice of services beside what becomes of it. Without script the form asks for the same page with its choice. */
export function RequestBuilder({ copy, levels, preselected }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [chosen, setChosen] = useState(preselected);
  const [live, setLive] = useState(false);

  // Boxes ticked before the script ran count as well.
  useEffect(() => {
    if (form.current) setChosen(chosenIn(form.current));
    setLive(true);
  }, []);

  return (
    <div className={`wrap ${styles.builder}`}>
      <form ref={form} method="get" onChange={(event) => setChosen(chosenIn(event.currentTarget))}>
        <ServiceChoice copy={copy} preselected={preselected} submit={!live} />
      </form>
      <RequestSummary copy={copy} levels={levels} chosen={chosen} />
    </div>
  );
}

function chosenIn(form: HTMLFormElement): ServiceKey[] {
  const keys = new FormData(form).getAll("services").map(String);
  return preselectedServices(new URLSearchParams({ services: keys.join() }));
}
