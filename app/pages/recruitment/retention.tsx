import type { Words } from "../../../content/words.ts";
import { useLinks } from "../../page/page-context.ts";
import { Figure, UnitDots } from "../../ui/figure.tsx";
import { MoreLink } from "../../ui/links.tsx";

const longest = 24;

/** How long a CV is kept, one point per month. */
export function Retention({ copy, mailbox }: { copy: Words<"recruitment">["retention"]; mailbox: string }) {
  const to = useLinks();
  return (
    <section className="section tight">
      <div className="wrap split">
        <div className="stack">
          <h2>{copy.title}</h2>
          <p className="muted">{copy.lead}</p>
        </div>
        <div className="stack g6">
          <div className="figures">
            {copy.figures.map(({ value, months, label }) => (
              <Figure key={value} value={value} label={label}>
                <UnitDots total={longest} lit={months} columns={12} wide />
              </Figure>
            ))}
          </div>
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
      </div>
    </section>
  );
}
