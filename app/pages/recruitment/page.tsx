import { photoOf } from "../../../copy/pictures.ts";
import { type Words, words } from "../../../copy/words.ts";
import { ApplyButton, ApplyCall, HiringContact, NextPages } from "../../features/careers/career-sections.tsx";
import { BelowHead } from "../../page/below-head.tsx";
import { matchedPage, useLinks } from "../../page/page-context.ts";
import { PageCrumbs } from "../../page/page-parts.tsx";
import { DataTable } from "../../ui/data-table.tsx";
import { Figure, UnitDots } from "../../ui/figure.tsx";
import { MoreLink } from "../../ui/links.tsx";
import { Note } from "../../ui/messages.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { Points } from "../../ui/points.tsx";
import { Section, SplitSection } from "../../ui/section.tsx";
import { Steps } from "../../ui/steps.tsx";
import type { Route } from "./+types/page.ts";
import styles from "./recruitment.module.css";

type Copy = Words<"recruitment">;

export function loader(args: Route.LoaderArgs) {
  const { locale } = matchedPage(args);
  const copy = words("recruitment", locale);
  return { meta: copy.meta, copy, careers: words("careers", locale), ...photoOf(copy.head.picture, "head") };
}

export default function RecruitmentPage({ loaderData: { copy, careers, photo } }: Route.ComponentProps) {
  const { way, preparation } = copy;
  return (
    <>
      <PageHead art="recruitment" title={copy.head.title} lead={copy.head.lead} crumbs={<PageCrumbs />} photo={photo}>
        <ApplyButton copy={copy.apply} address={careers.contact.openings.address} />
      </PageHead>
      <BelowHead>
        <Section tone="shoal" title={way.title} lead={way.lead}>
          <Steps items={way.steps} />
        </Section>
        <Section title={preparation.title} lead={preparation.lead}>
          <DataTable
            caption={preparation.caption}
            corner={preparation.step}
            columns={preparation.columns}
            rows={preparation.rows}
          />
        </Section>
        <SensitiveData copy={copy.sensitive} />
        <Retention copy={copy.retention} mailbox={careers.contact.email.address} />
        <HiringContact copy={careers.contact} />
        <NextPages rows={copy.rows} />
        <ApplyCall art="quay" copy={copy.apply} address={careers.contact.openings.address} />
      </BelowHead>
    </>
  );
}

/** What not to send, beside an application in which just that is blacked out. */
function SensitiveData({ copy }: { copy: Copy["sensitive"] }) {
  return (
    <SplitSection
      tone="shoal"
      title={copy.title}
      aside={
        <figure className={`noprint ${styles.letter}`}>
          <img src="/art/company/letter.svg" alt="" width="520" height="560" loading="lazy" />
          <figcaption className="muted small">{copy.legend}</figcaption>
        </figure>
      }
    >
      <div className={`cq ${styles.sensitive}`}>
        <p className="lead">{copy.lead}</p>
        <Points items={copy.points} />
        <Note>{copy.note}</Note>
      </div>
    </SplitSection>
  );
}

/** How long a CV is kept, one point per month, all on one scale. */
function Retention({ copy, mailbox }: { copy: Copy["retention"]; mailbox: string }) {
  const to = useLinks();
  const longest = Math.max(...copy.figures.map(({ months }) => months));
  return (
    <SplitSection title={copy.title} aside={<p>{copy.lead}</p>}>
      <div className={styles.retention}>
        {copy.figures.map(({ value, months, label }) => (
          <Figure key={value} value={value} label={label}>
            <UnitDots total={longest} lit={months} columns={longest} wide />
          </Figure>
        ))}
        <div className="stack g4 measure">
          <p>{copy.text}</p>
          <p>
            {copy.withdrawal} <a href={`mailto:${mailbox}`}>{mailbox}</a>
          </p>
        </div>
        <div className="row g6">
          {copy.links.map((link) => (
            <MoreLink key={link.to} to={to(link)}>
              {link.text}
            </MoreLink>
          ))}
        </div>
      </div>
    </SplitSection>
  );
}
