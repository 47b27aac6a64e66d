import { Form } from "react-router";
import type { Words } from "../../../copy/words.ts";
import { chosenServices, type Draft } from "../../../domain/quote/draft.ts";
import { recordAddress } from "../../../domain/quote/links.ts";
import { fill } from "../../../domain/slots.ts";
import { SentPackage } from "../../features/quote-wizard/package-summary.tsx";
import { StepFrame, StepTitle } from "../../features/quote-wizard/step-frame.tsx";
import { useScript, useWizard } from "../../features/quote-wizard/wizard-context.ts";
import { type WizardForm, wizardFields } from "../../features/quote-wizard/wizard-result.ts";
import { useLinks } from "../../page/page-context.ts";
import { Button, ButtonAnchor } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { MoreLink } from "../../ui/links.tsx";
import { Timeline } from "../../ui/timeline.tsx";
import styles from "./quote-thank-you.module.css";
import type { requestTimes } from "./request-times.ts";

export type Sent = { reference: string; draft: Draft; when: ReturnType<typeof requestTimes>; mailbox: string };

type Props = Sent & { meanwhile: Words<"quote-thank-you">["meanwhile"] };

/** Step 5: the request is with us. */
export function SentRequest({ reference, draft, when, mailbox, meanwhile }: Props) {
  const copy = useWizard().words.contact.completed;
  const [before, after] = copy.wrong.split("{address}");
  return (
    <StepFrame
      aside={
        <SentPackage draft={draft} title={copy.package}>
          {before}
          <a href={`mailto:${mailbox}`}>{mailbox}</a>
          {after}
        </SentPackage>
      }
    >
      <StepTitle title={copy.title} lead={copy.lead} />
      <Reference reference={reference} />
      <section className={styles.next} aria-labelledby="next">
        <h2 id="next">{copy.next.title}</h2>
        <Timeline items={useNext(draft, when)} current={1} />
      </section>
      <section className="stack noprint">
        <h2>{meanwhile.title}</h2>
        <Meanwhile links={meanwhile.links} />
      </section>
      <Anew />
    </StepFrame>
  );
}

function Reference({ reference }: { reference: string }) {
  const { words } = useWizard();
  const copy = words.contact.completed;
  const page = useLinks()({ to: "yonetilen-hizmetler-teklif-al-tesekkurler" });
  return (
    <div className={styles.reference}>
      <p>
        <span className="muted small">{copy.reference}</span>
        <b className="h">{reference}</b>
      </p>
      <div className="row g2 noprint">
        {useScript() && (
          <Button ghost small onClick={() => print()}>
            <Icon name="print" /> {copy.print}
          </Button>
        )}
        <ButtonAnchor ghost small href={recordAddress(page)} download>
          {copy.pdf}
        </ButtonAnchor>
      </div>
    </div>
  );
}

function useNext(draft: Draft, { asked, until, isOutside }: Sent["when"]) {
  const { next } = useWizard().words.contact.completed;
  const hasSan = chosenServices(draft).some(({ service }) => service.asks === "nothing");
  return [
    { name: asked, text: next.received },
    { name: next.reachName, text: fill(isOutside ? next.outside : next.within, { until }) },
    { name: next.talkName, text: hasSan ? `${next.talk} ${next.san}` : next.talk },
    { name: next.quoteName, text: next.quote },
  ];
}

/** What to read until we call. */
export function Meanwhile({ links }: { links: Words<"quote-thank-you">["meanwhile"]["links"] }) {
  const to = useLinks();
  return (
    <ul className="stack g2">
      {links.map((link) => (
        <li key={link.to}>
          <MoreLink to={to(link)}>{link.text}</MoreLink>
        </li>
      ))}
    </ul>
  );
}

function Anew() {
  const { words, base } = useWizard();
  return (
    <Form method="post" action={base} className="noprint">
      <input type="hidden" name={wizardFields.form} value={"anew" satisfies WizardForm} />
      <Button ghost type="submit">
        {words.contact.completed.another}
      </Button>
    </Form>
  );
}
