import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Link as LinkCopy } from "../../../content/schema.ts";
import type { Words } from "../../../content/words.ts";
import { useLinks } from "../../page/page-context.ts";
import { PageRows } from "../../page/page-parts.tsx";
import { ButtonAnchor } from "../../ui/button.tsx";
import { CallToAction } from "../../ui/call-to-action.tsx";
import { Facts } from "../../ui/facts.tsx";
import { Note } from "../../ui/messages.tsx";
import { Points } from "../../ui/points.tsx";
import { type Step, Steps } from "../../ui/steps.tsx";
import styles from "./career-sections.module.css";

type Props = { copy: { title: string; lead: string; points: string[] }; band?: boolean };

/** Who may apply; as a band it stands right under the page's head. */
export function Eligibility({ copy, band }: Props) {
  return (
    <section className={band ? `section ${styles.band}` : "section tight"}>
      <div className="wrap split">
        <h2>{copy.title}</h2>
        <div className={`measure ${styles.text}`}>
          <p className="lead">{copy.lead}</p>
          <Points single items={copy.points} />
        </div>
      </div>
    </section>
  );
}

type CareerStepsProps = { copy: { title: string; lead: string; steps: Step[] }; children?: ReactNode };

/** The steps a candidate or a participant takes; what belongs to them follows below. */
export function CareerSteps({ copy, children }: CareerStepsProps) {
  return (
    <section className="section tight">
      <div className="wrap">
        <div className="head">
          <h2>{copy.title}</h2>
          <p>{copy.lead}</p>
        </div>
        <Steps items={copy.steps} />
        {children && <div className={styles.below}>{children}</div>}
      </div>
    </section>
  );
}

/** The neighbouring pages, and under them what a candidate should know before applying. */
export function NextPages({ rows, children }: { rows: { kicker: string; link: LinkCopy }[]; children?: ReactNode }) {
  return (
    <section className="section tight">
      <div className="wrap">
        <PageRows rows={rows} />
        {children && <div className={styles.below}>{children}</div>}
      </div>
    </section>
  );
}

/** What not to send with an application, and how long a CV is kept. */
export function CandidateNote({ copy }: { copy: Words<"careers">["note"] }) {
  const to = useLinks();
  return (
    <Note>
      {copy.text} <Link to={to(copy.link)}>{copy.link.text}</Link>
    </Note>
  );
}

/** Who answers candidates' questions, and where open positions are found. */
export function HiringContact({ copy }: { copy: Words<"careers">["contact"] }) {
  const { person, phone, email, openings } = copy;
  return (
    <section className="section tight">
      <div className="wrap split">
        <div className="stack">
          <h2>{copy.title}</h2>
          <p className="muted">{copy.lead}</p>
        </div>
        <Facts
          wide
          items={[
            { term: person.label, details: person.name },
            { term: phone.label, details: <a href={`tel:${phone.number.replaceAll(" ", "")}`}>{phone.number}</a> },
            { term: email.label, details: <a href={`mailto:${email.address}`}>{email.address}</a> },
            {
              term: openings.label,
              details: (
                <>
                  <a href={openings.address}>{new URL(openings.address).host}</a>. {openings.text}
                </>
              ),
            },
          ]}
        />
      </div>
    </section>
  );
}

type ApplyProps = { copy: { title: string; lead: string; button: string }; address: string };

/** The way to the application site, at the end of every career page. */
export function ApplyCall({ copy, address }: ApplyProps) {
  return (
    <CallToAction art="quay" title={copy.title} lead={copy.lead}>
      <ButtonAnchor href={address}>{copy.button}</ButtonAnchor>
    </CallToAction>
  );
}
