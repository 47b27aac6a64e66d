import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Link as LinkCopy } from "../../../copy/schema.ts";
import type { Words } from "../../../copy/words.ts";
import { useLinks } from "../../page/page-context.ts";
import { PageRows } from "../../page/page-parts.tsx";
import { ButtonAnchor } from "../../ui/button.tsx";
import { CallToAction } from "../../ui/call-to-action.tsx";
import { Note } from "../../ui/messages.tsx";
import { Portrait } from "../../ui/pictures.tsx";
import { SplitSection } from "../../ui/section.tsx";
import styles from "./career-sections.module.css";

/** The neighbouring pages, and under them what a candidate should know before applying. */
export function NextPages({ rows, children }: { rows: { kicker: string; link: LinkCopy }[]; children?: ReactNode }) {
  return (
    <section className="section">
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
  const [name = "", title] = person.name.split(", ");
  return (
    <SplitSection title={copy.title} aside={<p>{copy.lead}</p>}>
      <article className={styles.card}>
        <Portrait name={name} seed="ipek-dogan" sizes="9rem" />
        <div className="stack g2">
          <span className="muted small">{person.label}</span>
          <h3 className="h">{name}</h3>
          <p className="small">{title}</p>
        </div>
        <dl>
          <div>
            <dt>{phone.label}</dt>
            <dd className={styles.phone}>
              <a href={`tel:${phone.number.replaceAll(" ", "")}`}>{phone.number}</a>
            </dd>
          </div>
          <div>
            <dt>{email.label}</dt>
            <dd>
              <a href={`mailto:${email.address}`}>{email.address}</a>
            </dd>
          </div>
          <div>
            <dt>{openings.label}</dt>
            <dd>
              <a href={openings.address}>{new URL(openings.address).host}</a>. {openings.text}
            </dd>
          </div>
        </dl>
      </article>
    </SplitSection>
  );
}

type ApplyProps = {
  copy: { title: string; lead: string; button: string };
  address: string;
  art: "moon" | "quay" | "current";
};

/** The way to the application site, in the head of every career page. */
export function ApplyButton({ copy, address }: Pick<ApplyProps, "copy" | "address">) {
  return (
    <p className={styles.apply}>
      <ButtonAnchor href={address}>{copy.button}</ButtonAnchor>
    </p>
  );
}

/** The same way, at the end of the page. */
export function ApplyCall({ copy, address, art }: ApplyProps) {
  return (
    <CallToAction art={art} title={copy.title} lead={copy.lead}>
      <ButtonAnchor href={address}>{copy.button}</ButtonAnchor>
    </CallToAction>
  );
}
